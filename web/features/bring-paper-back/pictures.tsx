import { useEffect, useRef } from 'react'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'

/** Something found in a photograph, and where: across and down, from 0 to 1. */
export type Pin = { at: readonly [number, number]; kind: 'ticked' | 'unsure' | 'trouble' }

interface PreviewProps {
  picture: ImageBitmap
  pins: readonly Pin[]
  label: string
  /** So low that what is to be done next stays in sight. */
  small?: boolean
}

const pinColors = { ticked: '#2f7d5b', unsure: '#7a4a00', trouble: '#a32a1e' }

/** The photograph with what was found in it: a check, a question, or a mark where something is in the way. */
export function Preview({ picture, pins, label, small }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || picture.width === 0) return
    const { width, height } = picture
    context.drawImage(picture, 0, 0)
    for (const { at, kind } of pins) {
      const size = Math.max(width, height) / (kind === 'trouble' ? 40 : 90)
      const [x, y] = [at[0] * width, at[1] * height]
      context.beginPath()
      context.arc(x, y, size, 0, 2 * Math.PI)
      context.fillStyle = pinColors[kind]
      context.fill()
      context.strokeStyle = context.fillStyle = '#ffffff'
      context.lineWidth = size / 4
      context.beginPath()
      if (kind === 'ticked') {
        context.moveTo(x - size * 0.45, y)
        context.lineTo(x - size * 0.1, y + size * 0.4)
        context.lineTo(x + size * 0.5, y - size * 0.4)
        context.stroke()
      } else {
        context.font = `bold ${size * 1.5}px sans-serif`
        context.textAlign = 'center'
        context.textBaseline = 'middle'
        context.fillText(kind === 'unsure' ? '?' : '!', x, y)
      }
    }
  }, [picture, pins])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      className="rounded-card border-line max-w-full border"
      style={{ height: 'auto', maxHeight: small ? '30vh' : undefined }}
    />
  )
}

/** A piece of a photograph: a box, as it was seen, beside its words. */
export function Crop({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, data } = picture
  useEffect(() => {
    const image = new ImageData(new Uint8ClampedArray(data), width, height)
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0)
  }, [data, width, height])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      {...{ width, height }}
      className="rounded-small border-edge max-w-24 border"
    />
  )
}
