import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import { brandOf, type Brand } from '#content/brand.ts'
import { pageFile, publicPaths } from '#core/paths.ts'
import { t } from '#core/say.ts'
import { contentIn } from '#server/content.ts'
import { tokensOf } from '#server/platform/brand/brand-colours.ts'
import { programText, type Bytes } from '#server/platform/program.ts'
import { escaped } from '#server/platform/escaped.ts'
import { speaking } from '#server/platform/say.ts'
import type { HostBrand } from './read-brand.ts'

/** What a host's brand makes of the built web while it is served: the build itself stays as it is. */
export type BrandedPages = {
  /** The file of the build behind an address, or null where it shows the product's own mark. */
  fileOf: (name: string) => string | null
  /** A picture of the host's in the place of a file. */
  picture: (name: string) => Bytes | null
  /** A text of the build as the host's families get it; `name` is the file's. */
  text: (name: string, text: string) => string
}

/** Goes up when this file makes something else of the same build and brand. */
const edition = 1
const svgPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

/** For pictures that somebody else drew: opened by itself, one of them runs and loads nothing. */
export const pictureHeaders = { 'content-security-policy': svgPolicy }

const homeScreen = ['icons/icon-192.png', 'icons/icon-512.png', 'apple-touch-icon.png']
/** Drawn of the product's elephant, and of no mark. */
const ownDrawings = ['icons/maskable-512.png', 'icons/badge-96.png']

/** The same pages, in each language, under a host's name, mark and colours. */
export function brandedPages(host: HostBrand, webFolder: string): BrandedPages {
  const before = asItComes('en')
  const folder = folderOf(host, webFolder)
  const pictures = picturesOf(host, `assets/${folder}/mark.svg`)
  const inFolder = `assets/${folder}/`
  const shown = JSON.stringify(host.shown)
  const named = (text: string) => text.replaceAll(before.name, () => host.shown.name)
  const moved = (text: string) => text.replaceAll(assetAddress, () => inFolder)

  const finish: Record<string, (text: string, name: string) => string> = {
    '.html': (text, name) => {
      const language = languageOf(name)
      const brand = brandOf(host.shown, contentIn(language).brandWords)
      const page = { name, host, brand, before: asItComes(language) }
      return speaking(language, () => htmlOf(text, page))
    },
    '.css': (text) => (text.includes('--color-elephant:') ? text + stylesOf(host, inFolder) : text),
    '.js': (text, name) => {
      const first = name.startsWith('assets/theme-') ? `globalThis.hostBrand=${shown};` : ''
      return first + named(text).replace(workerVersion, `$1${folder}$2`)
    },
    '.webmanifest': (text) => manifestOf(named(text), host),
    '.xml': named,
  }
  return {
    fileOf: (name) => {
      if (host.mark && ownDrawings.includes(name)) return null
      return name.startsWith(inFolder) ? `assets/${name.slice(inFolder.length)}` : name
    },
    picture: (name) => pictures.get(name) ?? null,
    text: (name, text) => moved((finish[extname(name)] ?? ((same) => same))(text, name)),
  }
}

/** The brand that the pages of a language were built with. */
const asItComes = (language: string): Brand => brandOf({}, contentIn(language).brandWords)

/** `de` of `de/pages/about.html`; English pages stand in no folder of their own. */
const languageOf = (name: string) => /^([a-z]+)[/]pages[/]/.exec(name)?.[1] ?? 'en'

/** Whatever has the content's hash in its name moves into a folder that has the brand's. */
const assetAddress = /\bassets\/(?=[\w-]+[.-])/g
const workerVersion = /(version:[`'"][\w-]{12})([`'"])/g

function folderOf(host: HostBrand, webFolder: string): string {
  const build = programText(join(webFolder, 'index.html')) // names the build's files, which have its hash
  const hash = createHash('sha256').update(`${edition} ${build} ${JSON.stringify(host)}`)
  return hash.digest('hex').slice(0, 10)
}

function picturesOf({ mark, card }: HostBrand, markAddress: string): Map<string, Bytes> {
  const cards = ['elefam', 'about', 'blog', 'fun'].map((name) => `og/${name}.png`)
  return new Map([
    ...(mark ? homeScreen.map((name) => [name, mark.png] as const) : []),
    ...(mark ? ['favicon.svg', markAddress].map((name) => [name, mark.svg] as const) : []),
    ...(card ? cards.map((name) => [name, card] as const) : []),
  ])
}

function stylesOf({ colours, mark, shown }: HostBrand, inFolder: string): string {
  const light = colours && tokensOf(colours.light, 'light')
  const dark = colours && tokensOf(colours.dark, 'dark')
  const rules = (value: (name: string) => string) =>
    `:root{${Object.keys(light ?? {})
      .map((name) => `--color-${name}:${value(name)}`)
      .join(';')}}`
  const both = (name: string) => `light-dark(${light?.[name]},${dark?.[name]})`
  const coloured =
    colours &&
    `${rules((name) => light?.[name] ?? '')}@supports (color:light-dark(red,red)){${rules(both)}}`
  const marked =
    mark &&
    `svg.brand-mark{background:url(/${inFolder}mark.svg) center/contain no-repeat;print-color-adjust:exact}svg.brand-mark>*{display:none}`
  return [coloured, marked, lettersOf(shown.name)].filter(Boolean).join('')
}

/** On a phone a longer name stands beside the header's buttons in two lines, as large as its longest word lets it. */
function lettersOf(name: string): string {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length))
  const size = Math.max(0.8125, Math.min(1.53, 9 / longest)).toFixed(3)
  return `@media (max-width:29.99rem){a:has(>svg.brand-mark){flex:1 1 0;min-width:5.5rem;font-size:${size}rem;line-height:1.05;overflow-wrap:anywhere}}`
}

function manifestOf(text: string, { mark }: HostBrand): string {
  if (!mark) return text
  const manifest: Record<string, unknown> = JSON.parse(text)
  const sizes = `${mark.png.readUInt32BE(16)}x${mark.png.readUInt32BE(20)}`
  const icons = [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-512.png', sizes, type: 'image/png' },
  ]
  // Of ours, in our colours.
  return JSON.stringify({ ...manifest, icons, screenshots: [] })
}

type Page = { name: string; host: HostBrand; brand: Brand; before: Brand }

function htmlOf(html: string, { name, host, brand, before }: Page): string {
  const said = [
    [before.title, brand.title],
    [before.claim, brand.claim],
    [before.name, brand.name],
  ] as const
  const worded = said.reduce(
    (text, [old, own]) => text.replaceAll(old, () => escaped(own)),
    withRating(html, brand, before),
  )
  const linked = withImprint(withSocial(worded, brand), brand)
  const policy = policyOf(name)
  const addition = policy && brand.additions[policy]
  const whole = addition
    ? linked.replace('</article>', () => `${additionOf(addition)}</article>`)
    : linked
  return host.card
    ? whole
    : whole.replaceAll(/<meta (?:property="og:image[^>]*|name="twitter:card"[^>]*)>/g, '')
}

function policyOf(name: string): 'privacy' | 'terms' | null {
  if (name.endsWith(pageFile(publicPaths.privacy))) return 'privacy'
  return name.endsWith(pageFile(publicPaths.terms)) ? 'terms' : null
}

/** As web/features/legal/policy-page.tsx shows it. */
const additionOf = (html: string) => `<div class="grid grid-cols-1 gap-4">${html}</div>`

/** As web/features/front-door/landing/hero.tsx shows it. */
function withRating(html: string, { rating }: Brand, before: Brand): string {
  const shown = /<p data-brand="rating".*?<\/p>/s
  const old = before.rating
  if (!rating || !old) return html.replace(shown, '')
  return html.replace(shown, (text) =>
    text
      .replace(`${old.value}/${old.of}`, `${rating.value}/${rating.of}`)
      .replace(old.whose, () => escaped(rating.whose)),
  )
}

/** Which site a link of web/app/public-footer.tsx leads to, by its name. */
const networkOf = (item: string) => /data-network="([^"]*)"/.exec(item)?.[1] ?? ''

/** As web/app/public-footer.tsx shows them: a mark where it has one, a letter elsewhere. */
function withSocial(html: string, { social }: Brand): string {
  return html.replace(/<ul data-brand="social".*?<\/ul>/s, (list) => {
    if (social.length === 0) return ''
    // A host's own are for everybody, also where the house is private.
    const opening = (/^<ul[^>]*>/.exec(list)?.[0] ?? '').replace('for-strangers ', '')
    const known = [...list.matchAll(/<li\b.*?<\/li>/gs)].map(([item]) => item)
    const items = social.map((one) => {
      const own = known.find((item) => networkOf(item) === one.name)
      const item =
        own ??
        known[0]!.replace(/<svg.*<\/svg>/s, () => {
          return `<span class="font-semibold">${escaped(one.name.slice(0, 1))}</span>`
        })
      return item
        .replace(/href="[^"]*"/, () => `href="${escaped(one.url)}"`)
        .replaceAll(networkOf(item), () => escaped(one.name))
    })
    return `${opening}${items.join('')}</ul>`
  })
}

/** The link beside the policies, and the page itself. */
function withImprint(html: string, { imprint }: Brand): string {
  if (!imprint) return html
  const linked = html.replace(/<li><a href="\/privacy"[^>]*>([^<]*)<\/a><\/li>/, (item, words) => {
    if (html.includes('href="/imprint"')) return item
    return item + item.replace('/privacy', '/imprint').replace(words, t`Imprint`)
  })
  return linked.replace(/(<div data-brand="imprint"[^>]*>).*?(<\/div>)/s, (_, open, close) => {
    return `${open}${imprint}${close}`
  })
}
