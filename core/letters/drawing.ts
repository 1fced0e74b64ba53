// What a drawing is made of: asked by its schema and by the sheet on the screen alike.

export const drawingColors = ['ink', 'coral', 'marigold', 'leaf', 'elephant', 'plum'] as const

export type DrawingColor = (typeof drawingColors)[number]

/** A sheet in units of its own; and how much fits on one, so that it still fits a draft. */
export const sheet = { width: 800, height: 600, strokes: 150, points: 2_500 } as const
