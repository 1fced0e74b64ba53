/**
 * The marks by which a photograph of a printed sheet is found and known again (docs/paper.md): a tag
 * in each corner, and the sheet's code in two rows beside each lower tag. All lengths in millimetres.
 */
export const marks = {
  /** A tag is black around its 4 × 4 bits: 6 × 6 modules. */
  tag: 8,
  /** From a sheet's edges to its tags; a strip's tags stand on its own edges, `white` inwards. */
  margin: 8,
  white: 2,
  /** One bit of the code, in two rows of 32. */
  module: 1.25,
  columns: 32,
} as const

/**
 * Five sets of four tags, clockwise from the upper left: 0 on the fridge's sheet, 1 to 4 on strips.
 * Bits row by row, the highest at the upper left, 1 is white. Whichever way round two of them are
 * read, they differ in 6 bits or more.
 */
const tagSets: readonly (readonly [number, number, number, number])[] = [
  [0xc747, 0x103f, 0x0256, 0x48d3],
  [0x9a6e, 0x8e58, 0xf9ea, 0x9d36],
  [0xa3a8, 0x2f27, 0x4690, 0x594f],
  [0x612b, 0xbbf4, 0xdeb3, 0x9803],
  [0x0349, 0x1a9c, 0x3e12, 0x46ee],
]

/** The bits of the four tags of a set, 0 to 4, clockwise from the upper left. */
export const tagsOf = (set: number) => tagSets[set]!

/** Which tag this is, however it is turned: its set and corner, and the quarter turns clockwise. */
type SeenTag = { set: number; corner: number; turns: number }

/** The tag these 16 bits are, with at most `wrong` of them misread; null for none. */
export function tagOf(bits: number, wrong = 2): SeenTag | null {
  for (const [set, tags] of tagSets.entries()) {
    for (const [corner, tag] of tags.entries()) {
      let turned = tag
      for (let turns = 0; turns < 4; turns += 1) {
        if (ones(turned ^ bits) <= wrong) return { set, corner, turns }
        turned = turnClockwise(turned)
      }
    }
  }
  return null
}

/** 4 × 4 bits after a quarter turn. */
export function turnClockwise(bits: number): number {
  let turned = 0
  for (let place = 0; place < 16; place += 1) {
    const row = place >> 2
    const column = place & 3
    if ((bits >> (15 - place)) & 1) turned |= 1 << (15 - (column * 4 + 3 - row))
  }
  return turned
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The 64 bits of a sheet's code: its 40, and 24 that say whether they were read right (CRC-24, RFC 9580). */
export function codeBits(code: string): boolean[] {
  const bytes = Array.from({ length: 5 }, (_, at) =>
    Number.parseInt(code.slice(at * 2, at * 2 + 2), 16),
  )
  const sum = crc24(bytes)
  const all = [...bytes, sum >> 16, (sum >> 8) & 255, sum & 255]
  return all.flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  )
}

/** The code of 64 bits with at most two of them misread; null where they are none. */
export function codeOf(bits: readonly boolean[]): string | null {
  const tries: number[][] = [[]]
  for (let one = 0; one < 64; one += 1) {
    tries.push([one])
    for (let other = 0; other < one; other += 1) tries.push([other, one])
  }
  // The fewest misread first.
  tries.sort((a, b) => a.length - b.length)
  for (const wrong of tries) {
    const bytes = bytesOf(bits.map((bit, at) => bit !== wrong.includes(at)))
    const sum = (bytes[5]! << 16) | (bytes[6]! << 8) | bytes[7]!
    if (crc24(bytes.slice(0, 5)) === sum) return hex(bytes.slice(0, 5))
  }
  return null
}

const bytesOf = (bits: readonly boolean[]) =>
  Array.from({ length: 8 }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  )

/** Two hexadecimal digits a byte. */
export const hex = (bytes: readonly number[]) =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

function crc24(bytes: readonly number[]): number {
  let sum = 0xb704ce
  for (const byte of bytes) {
    sum ^= byte << 16
    for (let bit = 0; bit < 8; bit += 1) {
      sum <<= 1
      if (sum & 0x1000000) sum ^= 0x1864cfb
    }
  }
  return sum & 0xffffff
}

/** A rectangle on the sheet, from its upper left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number }

/** A sheet's size; on a strip the tags stand nearer to its edges. */
type Marked = { width: number; height: number; tags: number }

const edge = ({ tags }: Marked) => (tags === 0 ? marks.margin : marks.white)

/** Where the four tags stand, clockwise from the upper left. */
export function tagPlaces(sheet: Marked): Rectangle[] {
  const near = edge(sheet)
  const right = sheet.width - near - marks.tag
  const low = sheet.height - near - marks.tag
  const size = { width: marks.tag, height: marks.tag }
  return [
    { x: near, y: near, ...size },
    { x: right, y: near, ...size },
    { x: right, y: low, ...size },
    { x: near, y: low, ...size },
  ]
}

/** Where the code stands twice: inwards of the lower left tag and of the lower right one, both read from the left. */
export function codePlaces(sheet: Marked): [Rectangle, Rectangle] {
  const size = { width: marks.columns * marks.module, height: 2 * marks.module }
  const beside = edge(sheet) + marks.tag + marks.white
  const y = sheet.height - edge(sheet) - size.height
  return [
    { x: beside, y, ...size },
    { x: sheet.width - beside - size.width, y, ...size },
  ]
}
