/** RGBA, row by row, as ImageData; its longer side about 2,400 px. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

/** One brightness for each pixel, 0 to 255. */
export type Grey = { width: number; height: number; data: Uint8Array }

export function greyOf({ width, height, data }: Picture): Grey {
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    grey[at] = (data[from]! * 5 + data[from + 1]! * 9 + data[from + 2]! * 2) >> 4
  }
  return { width, height, data: grey }
}

/** Half as wide and high, each pixel the mean of four. */
export function halved({ width, height, data }: Grey): Grey {
  const [wide, high] = [width >> 1, height >> 1]
  const half = new Uint8Array(wide * high)
  for (let y = 0, at = 0; y < high; y += 1) {
    for (let x = 0, from = 2 * y * width; x < wide; x += 1, at += 1, from += 2) {
      half[at] =
        (data[from]! + data[from + 1]! + data[from + width]! + data[from + width + 1]! + 2) >> 2
    }
  }
  return { width: wide, height: high, data: half }
}

/** 1 where a pixel is clearly darker than the square around it, `reach` pixels to each side. */
export function darkSpots({ width, height, data }: Grey, reach: number): Uint8Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0, at = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0, below = (y + 1) * (width + 1) + 1; x < width; x += 1, at += 1, below += 1) {
      row += data[at]!
      sums[below] = sums[below - width - 1]! + row
    }
  }
  const dark = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach)
    const low = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const upper = top * (width + 1)
      const lower = low * (width + 1)
      const sum =
        sums[lower + right]! - sums[lower + left]! - sums[upper + right]! + sums[upper + left]!
      const count = (right - left) * (low - top)
      if (data[at]! * count < sum * 0.8 - 2 * count) dark[at] = 1
    }
  }
  return dark
}

/** The brightness between pixels; whole numbers are pixels' middles, and outside is like the edge. */
export function brightnessAt({ width, height, data }: Grey, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const right = Math.min(1, Math.max(0, x - left))
  const down = Math.min(1, Math.max(0, y - top))
  const at = top * width + left
  const upper = data[at]! + (data[at + 1]! - data[at]!) * right
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * right
  return upper + (lower - upper) * down
}
