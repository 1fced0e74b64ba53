import type { PrintedSheet } from '#core/paper/schema.ts'
import type { Chance } from '../../chance.ts'
import { drawLine, type Pen, type Point } from './pens.ts'

/** A sheet's layers, a millimetre as their unit: what is on and above the paper, and the light it gets. */
export type Layers = { paper: CanvasRenderingContext2D; light: CanvasRenderingContext2D }
export type Trouble = (layers: Layers, sheet: PrintedSheet, chance: Chance) => void

const somewhere = ({ width, height }: PrintedSheet, chance: Chance): Point => [
  chance.between(0.15, 0.85) * width,
  chance.between(0.25, 0.85) * height,
]
const someBox = ({ boxes }: PrintedSheet, chance: Chance) => chance.oneOf(boxes)

/** The dark line where paper was folded, from edge to edge, through a row of boxes. */
export const fold: Trouble = ({ paper }, sheet, chance) => {
  const box = someBox(sheet, chance)
  const y = box.y + box.height * chance.between(0.3, 0.7)
  const lean = chance.normal() * 0.01 * sheet.width
  const isUpright = chance.often(0.35)
  const x = box.x + box.width * chance.between(0.3, 0.7)
  paper.save()
  paper.filter = 'blur(1px)'
  paper.strokeStyle = '#000'
  paper.globalAlpha = chance.between(0.15, 0.35)
  paper.lineWidth = chance.between(0.5, 1)
  paper.beginPath()
  if (isUpright) {
    paper.moveTo(x, 0)
    paper.lineTo(x + lean, sheet.height)
  } else {
    paper.moveTo(0, y)
    paper.lineTo(sheet.width, y + lean)
  }
  paper.stroke()
  paper.restore()
}

/** The shadow of a straight thing, a hand or a phone; its edge is as sharp as the lamp is near. */
export const hardShadow: Trouble = ({ light }, sheet, chance) => {
  const [x, y] = somewhere(sheet, chance)
  light.save()
  light.filter = `blur(${chance.between(0, 4).toFixed(1)}px)`
  light.fillStyle = '#000'
  light.globalAlpha = chance.between(0.25, 0.6)
  light.translate(x, y)
  light.rotate(chance.between(0, 6.3))
  light.beginPath()
  const isTable = chance.often(0.5)
  const isPhone = !isTable && chance.often(0.5)
  if (isTable) light.rect(0, -400, 400, 800)
  else if (isPhone) light.roundRect(0, -35, 300, 70, 8)
  else {
    for (let finger = 0; finger < 4; finger += 1) {
      light.roundRect(chance.between(-15, 15), finger * 20, 300, 16, 8)
    }
    light.rect(60, -10, 300, 100)
  }
  light.fill()
  light.restore()
}

/** What stands on the other side: turned round, grey and soft. */
export const showThrough: Trouble = ({ paper }, sheet, chance) => {
  paper.save()
  paper.filter = `blur(${chance.between(1.5, 3).toFixed(1)}px)`
  paper.globalAlpha = chance.between(0.1, 0.22)
  paper.fillStyle = '#000'
  paper.strokeStyle = '#000'
  const size = chance.between(3, 9)
  paper.font = `700 ${size}px sans-serif`
  paper.translate(sheet.width, 0)
  paper.scale(-1, 1)
  for (let y = 20; y < sheet.height; y += size * 1.5) {
    paper.fillText(
      'Dear parents, the trip to the museum is on Friday, please bring ten euros.',
      chance.between(5, 40),
      y,
    )
  }
  paper.restore()
}

/** Round magnets that hold the sheet, each with its shadow; half of them lie on a box. */
export const magnets: Trouble = ({ paper }, sheet, chance) => {
  for (let count = chance.whole(1, 3); count > 0; count -= 1) {
    const box = someBox(sheet, chance)
    const [x, y]: Point = chance.often(0.7)
      ? [
          box.x + chance.between(-0.2, 1.2) * box.width,
          box.y + chance.between(-0.2, 1.2) * box.height,
        ]
      : somewhere(sheet, chance)
    paper.save()
    paper.shadowColor = 'rgb(0 0 0 / 50%)'
    paper.shadowBlur = chance.between(2, 14)
    paper.shadowOffsetX = chance.normal() * 8
    paper.shadowOffsetY = chance.between(2, 12)
    paper.fillStyle = chance.oneOf([
      '#c1272d',
      '#1d1d1f',
      '#1f5fae',
      '#e8b400',
      '#2f8f46',
      '#b9b9bd',
    ])
    paper.beginPath()
    paper.arc(x, y, chance.between(2.5, 12), 0, 7)
    paper.fill()
    paper.restore()
  }
}

/** A thread or a hair that lies across. */
export const thread: Trouble = ({ paper }, sheet, chance) => {
  const [x, y] = somewhere(sheet, chance)
  let angle = chance.between(0, 6.3)
  let at: Point = [x, y]
  const points = Array.from({ length: chance.whole(8, 20) }, (): Point => {
    angle += chance.normal() * 0.35
    at = [at[0] + 7 * Math.cos(angle), at[1] + 7 * Math.sin(angle)]
    return at
  })
  const pen: Pen = {
    color: chance.oneOf(['#222', '#7a2020', '#2b3f77', '#4b3420']),
    width: chance.between(0.12, 0.5),
    cover: 0.9,
    grain: 0,
  }
  drawLine(paper, [[x, y], ...points], pen, chance)
}

/** A coffee cup's ring, and drops. */
export const stain: Trouble = ({ paper }, sheet, chance) => {
  const [x, y] = somewhere(sheet, chance)
  paper.save()
  paper.filter = 'blur(2px)'
  paper.globalAlpha = chance.between(0.15, 0.4)
  paper.strokeStyle = '#6b4020'
  paper.fillStyle = '#6b4020'
  paper.lineWidth = chance.between(1, 3)
  paper.beginPath()
  paper.arc(x, y, chance.between(25, 42), 0.4, chance.between(3, 6.5))
  paper.stroke()
  for (let drop = 0; drop < 4; drop += 1) {
    paper.beginPath()
    paper.arc(x + chance.normal() * 40, y + chance.normal() * 40, chance.between(0.8, 3), 0, 7)
    paper.fill()
  }
  paper.restore()
}

/** A book, a mug or a thumb over one corner. */
export const coveredCorner: Trouble = ({ paper }, { width, height }, chance) => {
  const [right, low] = [chance.often(0.5), chance.often(0.5)]
  paper.save()
  paper.translate(right ? width : 0, low ? height : 0)
  paper.rotate(chance.normal() * 0.2)
  paper.fillStyle = chance.oneOf(['#31465f', '#e0ac8b', '#7d2b2b', '#e9e4d8', '#8d5a3c'])
  paper.shadowColor = 'rgb(0 0 0 / 60%)'
  paper.shadowBlur = 10
  paper.beginPath()
  const size = chance.between(14, 32)
  paper.roundRect(-size, -size, 2 * size, 2 * size, chance.oneOf([1, size]))
  paper.fill()
  paper.restore()
}

/** A lamp mirrored in a cover of plastic. */
export const glare: Trouble = ({ paper }, sheet, chance) => {
  for (let count = chance.whole(1, 2); count > 0; count -= 1) {
    const [x, y] = somewhere(sheet, chance)
    const size = chance.between(15, 60)
    const shine = paper.createRadialGradient(x, y, 0, x, y, size)
    shine.addColorStop(0, 'rgb(255 255 255 / 100%)')
    shine.addColorStop(0.45, `rgb(255 255 255 / ${chance.whole(70, 100)}%)`)
    shine.addColorStop(1, 'rgb(255 255 255 / 0%)')
    paper.fillStyle = shine
    paper.fillRect(0, 0, sheet.width, sheet.height)
  }
}

/** A soft shadow and uneven light, which every kitchen has. */
export const softShadow: Trouble = ({ light }, sheet, chance) => {
  const [x, y] = somewhere(sheet, chance)
  light.save()
  light.filter = 'blur(60px)'
  light.globalAlpha = chance.between(0.1, 0.35)
  light.fillStyle = '#000'
  light.translate(x, y)
  light.rotate(chance.between(0, 6.3))
  light.fillRect(0, -300, 300, 600)
  light.restore()
}
