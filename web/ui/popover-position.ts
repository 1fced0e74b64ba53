interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

interface Place {
  left: number
  top: number
}

const gap = 6
const margin = 8

/**
 * Where a panel stands beside its trigger, in pixels of the viewport: below where it fits, else above;
 * its end in line with the trigger's end, pushed in from the screen's edges.
 */
export function placePopover(
  trigger: Box,
  panel: { width: number; height: number },
  viewport: { width: number; height: number },
): Place {
  const below = trigger.bottom + gap
  const above = trigger.top - gap - panel.height
  const fitsBelow = below + panel.height <= viewport.height - margin
  const top = fitsBelow || above < margin ? below : above
  const left = Math.min(
    Math.max(trigger.right - panel.width, margin),
    Math.max(viewport.width - panel.width - margin, margin),
  )
  return { left, top: Math.max(Math.min(top, viewport.height - panel.height - margin), margin) }
}
