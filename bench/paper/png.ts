import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'

/** A picture as PNG, to look at what went wrong. */
export function pngOf({ width, height, data }: Picture): Buffer {
  const rows = Buffer.alloc(height * (width * 4 + 1))
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const parts = [part('IHDR', header), part('IDAT', deflateSync(rows, { level: 1 })), part('IEND')]
  return Buffer.concat([signature, ...parts])
}

function part(name: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
