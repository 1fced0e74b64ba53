import { hostLimits } from '#core/limits.ts'
import { ConfigError } from '../setting.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The width and height of a PNG; throws ConfigError where the file is none, or too large. */
export function sizeOfPng(png: Buffer, file: string): { width: number; height: number } {
  within(png, file)
  if (png.length < 24 || !png.subarray(0, 8).equals(signature))
    throw new ConfigError(`${file} cannot be used: it is no PNG`)
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

/** Throws ConfigError unless the PNG is a square that home screens take. */
export function checkMark(png: Buffer, file: string): void {
  const { width, height } = sizeOfPng(png, file)
  if (width === height && width >= 192 && width <= 1024) return
  throw new ConfigError(
    `${file} cannot be used: it is ${width} × ${height}, and must be a square of 192 to 1024 pixels; 512 is best`,
  )
}

/** What makes more of an SVG than a picture. */
const notDrawn: readonly (readonly [RegExp, string])[] = [
  // A name may have another one before it, and mean the same.
  [/<\s*(?:[\w.-]+:)?script/i, 'a script'],
  [/<\s*(?:[\w.-]+:)?foreignObject/i, 'a foreignObject'],
  [
    /<\s*(?:[\w.-]+:)?(?:set|animate)\b[^>]*attributeName\s*=\s*["']\s*(?:on|(?:[\w.-]+:)?href)/i,
    'a link that changes',
  ],
  [/<\s*(?:[\w.-]+:)?(?:iframe|embed|object|audio|video|link)\b/i, 'something embedded'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<!\s*(?:DOCTYPE|ENTITY)/i, 'a DOCTYPE'],
  [/<\?xml-stylesheet/i, 'a stylesheet from elsewhere'],
  // A piece of its own drawing, or a picture that it carries itself, and nothing else.
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i, 'a link'],
  [/@import|url\(\s*["']?(?![#"'])/i, 'a style from elsewhere'],
]

/**
 * Throws ConfigError unless the SVG only draws. It is shown as a picture and served under a policy that
 * runs nothing besides (server/app/brand/branded-pages.ts): either of the two alone would do.
 */
export function checkSvg(svg: Buffer, file: string): void {
  within(svg, file)
  const text = svg.toString()
  if (!/<svg[\s>]/.test(text)) throw new ConfigError(`${file} cannot be used: it is no SVG`)
  const found = notDrawn.find(([pattern]) => pattern.test(text))
  if (!found) return
  throw new ConfigError(
    `${file} cannot be used: it has ${found[1]}, and a mark only draws. Export it as a plain SVG.`,
  )
}

/** A PNG as an SVG, for where browsers ask for one. */
export function asSvg(png: Buffer): Buffer<ArrayBuffer> {
  const picture = `data:image/png;base64,${png.toString('base64')}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${picture}" width="64" height="64"/></svg>`,
  )
}

function within(bytes: Buffer, file: string): void {
  if (bytes.length <= hostLimits.brandPicture) return
  throw new ConfigError(
    `${file} cannot be used: it has ${bytes.length} bytes, and may have ${hostLimits.brandPicture}`,
  )
}
