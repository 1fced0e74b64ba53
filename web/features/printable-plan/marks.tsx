import { t } from '#core/say.ts'
import { createContext, use } from 'react'
import { codeBits, marks, tagsOf } from '#core/paper/sheet-marks.ts'

/** The codes of the sheets that are kept, by their places on the screen. */
export const SheetCodes = createContext<ReadonlyMap<string, string>>(new Map())

/** What stands there until a sheet is printed; no sheet has it. */
const none = '0000000000'

const corners = ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const
const sides = ['left', 'right'] as const

/** The four tags of a sheet or strip in its corners, and its code beside the lower ones (docs/paper.md). */
export function Marks({ slot, tags }: { slot: string; tags: number }) {
  const code = use(SheetCodes).get(slot)
  return (
    <div aria-hidden="true" className="sheet-marks" data-code={code}>
      {tagsOf(tags).map((bits, corner) => (
        <Tag key={corner} bits={bits} corner={corners[corner]!} />
      ))}
      <p className="sheet-way-back">
        {tags === 0
          ? t`Ticked? Elefam takes it over from a photo: More, Bring paper back.`
          : t`Wrong tick? Ring the box, and Elefam asks.`}
      </p>
      {sides.map((side) => (
        <CodeRows key={side} code={code ?? none} side={side} />
      ))}
    </div>
  )
}

/** Black around 4 × 4 bits, of which 1 is white. */
function Tag({ bits, corner }: { bits: number; corner: (typeof corners)[number] }) {
  const places = Array.from({ length: 16 }, (_, place) => place)
  return (
    <svg viewBox="0 0 6 6" className={`sheet-tag sheet-tag-${corner}`} shapeRendering="crispEdges">
      <path
        fillRule="evenodd"
        d={`M0 0h6v6h-6z${places
          .filter((place) => (bits >> (15 - place)) & 1)
          .map((place) => `M${1 + (place & 3)} ${1 + (place >> 2)}h1v1h-1z`)
          .join('')}`}
      />
    </svg>
  )
}

/** Two rows of modules, black for 1. */
function CodeRows({ code, side }: { code: string; side: (typeof sides)[number] }) {
  const { columns } = marks
  return (
    <svg
      viewBox={`0 0 ${columns} 2`}
      className={`sheet-bits sheet-bits-${side}`}
      shapeRendering="crispEdges"
    >
      <path
        d={codeBits(code)
          .map((bit, at) => (bit ? `M${at % columns} ${Math.floor(at / columns)}h1v1h-1z` : ''))
          .join('')}
      />
    </svg>
  )
}
