import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { brand, type HostWords } from '#content/brand.ts'
import { hostLimits } from '#core/limits.ts'
import { ConfigError } from '#server/platform/setting.ts'
import { readable, type BrandColours } from '#server/platform/brand/brand-colours.ts'
import { asSvg, checkMark, checkSvg, sizeOfPng } from '#server/platform/brand/brand-picture.ts'
import { htmlOf } from '#server/platform/brand/brand-text.ts'
import { escaped } from '#server/platform/escaped.ts'
import type { Bytes } from '#server/platform/program.ts'

/** What a host says in DATA_DIR/brand, checked. */
export type HostBrand = {
  /** What pages, mails and feeds show otherwise than as it comes. */
  shown: HostWords & { name: string }
  colours: BrandColours | null
  /** Pictures by what they are for. */
  mark: { png: Bytes; svg: Bytes } | null
  /** What messengers show beside a link, 1200 by 630. */
  card: Bytes | null
}

const files = [
  'brand.json',
  'mark.svg',
  'mark.png',
  'og.png',
  'imprint.md',
  'privacy.md',
  'terms.md',
]

/** Letters, digits and few signs: the name is written into pages, scripts and mails alike. */
const nameOfHost = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&’+!-]*$/u,
    'must be letters and digits, with spaces and . & ’ + ! - between them (for an apostrophe write ’)',
  )
  .max(hostLimits.brandName, `must have at most ${hostLimits.brandName} characters`)
const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>]+$/u, 'must be one line of text, without < and >')
  .max(hostLimits.brandClaim, `must have at most ${hostLimits.brandClaim} characters`)
const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like #4a5e8c')
  .toLowerCase()
const website = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(hostLimits.brandLink, `must have at most ${hostLimits.brandLink} characters`)

const brandFile = z.strictObject({
  name: nameOfHost.optional(),
  claim: line.optional(),
  colours: z.strictObject({ light: colour, dark: colour }).optional(),
  rating: z
    .strictObject({
      value: z.number().min(0, 'must be 0 to 5').max(5, 'must be 0 to 5'),
      whose: line,
    })
    .nullable()
    .optional(),
  social: z
    .array(z.strictObject({ name: line, url: website }))
    .max(hostLimits.brandLinks, `must have at most ${hostLimits.brandLinks} links`)
    .optional(),
  privacyContact: z.email('must be an e-mail address').optional(),
})
type BrandFile = z.infer<typeof brandFile>

/**
 * What the host says, or null without a folder DATA_DIR/brand. Throws ConfigError with a sentence that
 * names the file and the field.
 */
export function readBrand(dataDir: string): HostBrand | null {
  const folder = join(dataDir, 'brand')
  if (!existsSync(folder)) return null
  const strange = readdirSync(folder).find((one) => !files.includes(one) && !one.startsWith('.'))
  if (strange)
    throw new ConfigError(
      `${join(folder, strange)} is not one of the files that a brand has: ${files.join(', ')}`,
    )
  const said = readFields(join(folder, 'brand.json'))
  return {
    shown: shownOf(said, folder),
    colours: said.colours ?? null,
    mark: readMark(folder),
    card: readCard(join(folder, 'og.png')),
  }
}

function readFields(file: string): BrandFile {
  const text = bytesOf(file)
  if (!text) return {}
  let fields: unknown
  try {
    fields = JSON.parse(text.toString())
  } catch (error) {
    throw new ConfigError(`${file} is no JSON: ${String(error)}`)
  }
  const result = brandFile.safeParse(fields)
  if (!result.success) throw new ConfigError(`${file}: ${sentenceFor(result.error.issues[0])}`)
  if (result.data.colours) checkColours(result.data.colours, file)
  return result.data
}

function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'is not as expected'
  const place = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(brandFile.shape).join(', ')
    return `${place && `${place}: `}there is no field ${issue.keys.join(', ')}${place ? '' : `; there are ${known}`}`
  }
  return `${place || 'the whole'} ${issue.code === 'invalid_type' ? `must be ${issue.expected}` : issue.message}`
}

function checkColours(colours: BrandColours, file: string): void {
  for (const theme of ['light', 'dark'] as const) {
    const given = colours[theme]
    const nearest = readable(given, theme)
    if (nearest === given) continue
    throw new ConfigError(
      `${file}: colours.${theme} ${given} cannot be read on our ${theme} pages (WCAG AA asks for 4.5:1); the nearest colour that can is ${nearest}`,
    )
  }
}

/** With a folder nothing is claimed that the host does not say: no rating, no links (S1.2, S2.13). */
function shownOf(said: BrandFile, folder: string): HostBrand['shown'] {
  const { claim, rating, social = [], privacyContact } = said
  const contact =
    privacyContact &&
    `<p>For everything about your data, write to <a href="mailto:${escaped(privacyContact)}" class="text-elephant-ink underline">${escaped(privacyContact)}</a>.</p>`
  const privacy = (contact ?? '') + readText(join(folder, 'privacy.md'))
  const terms = readText(join(folder, 'terms.md'))
  return {
    name: said.name ?? brand.name,
    ...(claim && { claim }),
    rating: rating ? { ...rating, of: 5 } : null,
    social,
    imprint: readText(join(folder, 'imprint.md')),
    additions: { ...(privacy && { privacy }), ...(terms && { terms }) },
  }
}

function readText(file: string): string {
  const text = bytesOf(file)?.toString() ?? ''
  if (text.length > hostLimits.brandText)
    throw new ConfigError(
      `${file} has ${text.length} characters, and may have ${hostLimits.brandText}`,
    )
  return text.trim() === '' ? '' : htmlOf(text, file)
}

function readMark(folder: string): HostBrand['mark'] {
  const png = bytesOf(join(folder, 'mark.png'))
  const svg = bytesOf(join(folder, 'mark.svg'))
  if (svg) checkSvg(svg, join(folder, 'mark.svg'))
  if (png) {
    checkMark(png, join(folder, 'mark.png'))
    return { png, svg: svg ?? asSvg(png) }
  }
  if (!svg) return null
  throw new ConfigError(
    `${join(folder, 'mark.png')} is missing: home screens take no SVG. Export the mark as a PNG of 512 × 512 as well.`,
  )
}

function readCard(file: string): Bytes | null {
  const png = bytesOf(file)
  if (!png) return null
  const { width, height } = sizeOfPng(png, file)
  if (width === 1200 && height === 630) return png
  throw new ConfigError(
    `${file} cannot be used: it is ${width} × ${height}, and must be 1200 × 630`,
  )
}

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)
