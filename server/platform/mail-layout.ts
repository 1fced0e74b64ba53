import { directionOf } from '#core/language.ts'
import { t } from '#core/say.ts'
import type { BrandColours } from './brand/brand-colours.ts'
import type { Letterhead, Mail } from './mailer.ts'
import { languageNow, pageLanguageNow } from './say.ts'

/** The colours of web/styles/colours.css, light and dark: mail programs load no styles of ours. */
const light = { paper: '#fbf7f0', card: '#ffffff', ink: '#2a2b33', quiet: '#5c5e6b' }
const dark = { paper: '#17181d', card: '#272a33', ink: '#f1eee8', quiet: '#b4b2bc' }
const elephant = { light: '#4a5e8c', dark: '#9db2e3' }
const onElephant = { light: '#ffffff', dark: '#17181d' }
const marigold = '#f2a33a'
const line = { light: '#e8dfd0', dark: '#343843' }

const font = "font-family: Figtree, 'Segoe UI', system-ui, -apple-system, Roboto, sans-serif"

/** What inline styles cannot say. Programs that drop it show the light mail, whole. */
const stylesWith = (brand: BrandColours) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .page { padding: 12px 8px 24px !important; }
    .card { padding: 24px 20px 8px !important; }
    .button { display: block !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${dark.paper} !important; }
    .card { background-color: ${dark.card} !important; border-color: ${marigold} ${line.dark} ${line.dark} !important; }
    .ink { color: ${dark.ink} !important; }
    .quiet { color: ${dark.quiet} !important; }
    .brand { color: ${brand.dark} !important; }
    .button { background-color: ${brand.dark} !important; color: ${onElephant.dark} !important; }
    .quote { border-color: ${line.dark} !important; }
  }`

/** Where lines begin; not every mail program knows "start". */
const start = () => (directionOf(languageNow()) === 'rtl' ? 'right' : 'left')

/**
 * A line that leads somewhere: a few words, then nothing but an address. A question of Spanish begins with
 * its mark, and French has a space before its colon.
 */
const leading = /^([\p{L}¿¡][^\n:<>]{0,89}?)\u00a0?: (https?:\/\/[^\s<>"]+)$/u

/** The mail as text: its own words, and whose they are below a signature's line. */
export function mailText({ text }: Mail, { name, claim, url }: Letterhead): string {
  return `${text.trim()}\n\n-- \n${name} · ${claim}\n${url}\n`
}

/** The mail as a page: nothing in it is loaded from anywhere, and nothing of its text is markup. */
export function mailHtml(
  { subject, text }: Mail,
  { name, claim, url, colours }: Letterhead,
): string {
  const brand = colours ?? elephant
  const paragraphs = text.trim().split(/\n(?:[^\S\n]*\n)+/)
  return `<!doctype html>
<html ${pageLanguageNow()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${stylesWith(brand)}
</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background-color: ${light.paper}">
<div style="display: none; max-height: 0; overflow: hidden">${escaped(preview(paragraphs))}</div>
<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" border="0" style="width: 100%; border-collapse: collapse; background-color: ${light.paper}">
<tr><td class="page" align="center" style="padding: 32px 16px 40px">
<div style="max-width: 560px; margin: 0 auto; text-align: ${start()}; overflow-wrap: anywhere; ${font}; font-size: 17px; line-height: 1.55">
<p class="brand" style="margin: 0 0 16px; padding: 0 4px; color: ${brand.light}; font-size: 22px; font-weight: 800; letter-spacing: -0.02em">${escaped(name)}</p>
<div class="card" style="padding: 36px 40px 20px; background-color: ${light.card}; border: 1px solid ${line.light}; border-top: 5px solid ${marigold}; border-radius: 20px">
<h1 class="ink" style="margin: 0 0 20px; color: ${light.ink}; font-size: 25px; line-height: 1.25; font-weight: 700; letter-spacing: -0.01em">${escaped(subject)}</h1>
${paragraphs.map((one) => paragraph(one, brand)).join('\n')}
</div>
<p class="quiet" style="margin: 20px 0 0; padding: 0 4px; color: ${light.quiet}; font-size: 14px">${escaped(name)} · ${escaped(claim)}<br>${link(url)}</p>
</div>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string, brand: BrandColours): string {
  const lines = text.split('\n')
  const links = linksIn(lines)
  if (links) return links.length === 1 ? buttonTo(links[0]!, brand) : quietLinks(links)
  const style = `margin: 0 0 16px; color: ${light.ink}`
  if (!lines.every((one) => one.startsWith('>'))) {
    return `<p class="ink" style="${style}">${lines.map(escaped).join('<br>')}</p>`
  }
  const said = lines.map((one) => escaped(one.replace(/^> ?/, '')))
  return `<blockquote class="ink quote" style="${style}; padding: 2px 0; padding-${start()}: 16px; border-${start()}: 4px solid ${line.light}">${said.join('<br>')}</blockquote>`
}

type Link = { label: string; url: string }

/** Where a paragraph leads; null where a line of it is anything else. */
function linksIn(lines: readonly string[]): Link[] | null {
  const links = lines.flatMap((text) => {
    const [, label, url] = leading.exec(text) ?? []
    return label && url ? [{ label, url }] : []
  })
  return links.length === lines.length ? links : null
}

/** What somebody may want, but need not be asked for: each on a line that a finger finds. */
function quietLinks(links: readonly Link[]): string {
  const style = `color: ${light.quiet}; display: inline-block; padding: 4px 0`
  const each = links.map(
    ({ label, url }) =>
      `<a class="quiet" href="${escaped(url)}" style="${style}">${escaped(label)}</a>`,
  )
  return `<p class="quiet" style="margin: 0 0 16px; font-size: 14px">${each.join('<br>')}</p>`
}

/** A large button, and its address in small print for whoever would rather copy it. */
function buttonTo({ label, url }: Link, brand: BrandColours): string {
  const shape = 'padding: 15px 30px; border-radius: 26px; text-align: center; text-decoration: none'
  const colour = `background-color: ${brand.light}; color: ${onElephant.light}`
  return `<p style="margin: 24px 0 10px"><a class="button" href="${escaped(url)}" style="display: inline-block; ${shape}; ${colour}; font-weight: 700; line-height: 22px">${escaped(label)}</a></p>
<p class="quiet" style="margin: 0 0 24px; color: ${light.quiet}; font-size: 13px; line-height: 1.4">${escaped(t`If the button does nothing, copy this address into your browser:`)}<br>${link(url)}</p>`
}

function link(url: string): string {
  return `<a class="quiet" href="${escaped(url)}" style="color: ${light.quiet}; word-break: break-all">${escaped(url)}</a>`
}

/** What lists of mails show beside the subject. */
function preview(paragraphs: string[]): string {
  const words = paragraphs.filter((text) => !linksIn(text.split('\n'))).join(' ')
  return words.replaceAll(/\s+/g, ' ').slice(0, 140).toWellFormed()
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
