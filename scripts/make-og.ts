// Draws what messengers show beside a link: web/public/og/*.png, 1200 by 630, from the pictures and
// styles of the built pages; and the icons of home screens. Run it by hand when one of these changes:
// `npm run build && node scripts/run.mjs scripts/make-og.ts`.
import { chromium, type Page } from '@playwright/test'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '#content/brand.ts'
import { publicPaths } from '#core/paths.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server.ts'

const target = join(import.meta.dirname, '../web/public/og')
const mostBytes = 120_000

interface Card {
  name: string
  words: string
  /** The page that has the picture, and where. */
  page: string
  picture: string
  /** The colour that the picture stands on, how wide it is drawn, and how far from the left. */
  ground: string
  width: number
  left: number
}

const cards: Card[] = [
  {
    name: 'elefam',
    words: brand.claim,
    page: publicPaths.landing,
    picture: '.mission-scene',
    ground: 'leaf-soft',
    width: 1250,
    left: 460,
  },
  {
    name: 'about',
    words: 'Our Story',
    page: publicPaths.about,
    picture: 'main .elephants',
    ground: 'ground',
    width: 760,
    left: 380,
  },
  {
    name: 'blog',
    words: 'Good reading',
    page: publicPaths.blog,
    picture: 'main .elephants',
    ground: 'ground',
    width: 500,
    left: 640,
  },
  {
    name: 'fun',
    words: 'Have some fun together',
    page: publicPaths.fun,
    picture: '#foot .elephants',
    ground: 'ground',
    width: 1000,
    left: 140,
  },
]

await mkdir(target, { recursive: true })
const server = await startServer({ env: {} })
const browser = await chromium.launch(await findChromium())
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
    bypassCSP: true, // what is written into the page below is our own
  })
  for (const card of cards) {
    await page.goto(server.url + card.page, { waitUntil: 'networkidle' })
    await page.setContent(await compose(page, card), { waitUntil: 'networkidle' })
    const path = join(target, `${card.name}.png`)
    await page.screenshot({ path })
    const { size } = await stat(path)
    if (size > mostBytes) throw new Error(`${path} has ${size} bytes`)
    console.log(path, size)
  }
  await drawIcons(page)
} finally {
  await browser.close()
  await server.remove()
}

/** The same elephant as in the browser's tab, for home screens; those that round corners themselves get none. */
async function drawIcons(page: Page) {
  const folder = join(target, '..')
  await mkdir(join(folder, 'icons'), { recursive: true })
  await drawIcon(page, {
    path: join(folder, 'apple-touch-icon.png'),
    size: 180,
    view: '-5 -7 76 76',
  })
  const maskable = join(folder, 'icons/maskable-512.png')
  await drawIcon(page, { path: maskable, size: 512, view: '-14 -16 94 94' })
  for (const size of [192, 512])
    await drawIcon(page, { path: join(folder, `icons/icon-${size}.png`), size, view: null })
  await drawBadge(page, join(folder, 'icons/badge-96.png'))
}

/** The elephant as one shape, its ear and eye cut out: systems colour a notification's badge themselves. */
async function drawBadge(page: Page, path: string) {
  const icon = await readFile(join(target, '../favicon.svg'), 'utf8')
  await page.setViewportSize({ width: 96, height: 96 })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${icon}`)
  await page.evaluate(`(() => {
    const [svg, ground, head, trunk, ear, cheek, eye] =
      document.querySelectorAll('svg, rect, path, ellipse, circle')
    svg.setAttribute('viewBox', '2 0 64 64')
    ground.remove()
    cheek.remove()
    const whole = head.parentElement
    const paint = (shape, fill, line) => {
      shape.setAttribute('fill', fill)
      if (line) Object.entries({ stroke: line, 'stroke-width': 7 }).forEach(([name, value]) => shape.setAttribute(name, value))
    }
    const mask = document.createElementNS(svg.namespaceURI, 'mask')
    mask.id = 'cut'
    for (const one of [head, trunk]) paint(one, '#fff')
    paint(ear, '#fff', '#000')
    paint(eye, '#000')
    svg.append(mask)
    mask.append(whole)
    const white = document.createElementNS(svg.namespaceURI, 'rect')
    Object.entries({ width: 80, height: 80, fill: '#fff', mask: 'url(#cut)' }).forEach(([name, value]) => white.setAttribute(name, value))
    svg.append(white)
  })()`)
  await page.screenshot({ path, omitBackground: true })
}

/** `view`: how far the ground goes round the elephant; null where the icon has its own corners. */
async function drawIcon(
  page: Page,
  { path, size, view }: { path: string; size: number; view: string | null },
) {
  const icon = await readFile(join(target, '../favicon.svg'), 'utf8')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${icon}`)
  if (view !== null)
    await page.evaluate(`(() => {
      const [svg, ground] = document.querySelectorAll('svg, rect')
      document.body.style.background = ground.getAttribute('fill')
      svg.setAttribute('viewBox', ${JSON.stringify(view)})
      ground.remove()
    })()`)
  await page.screenshot({ path, omitBackground: true })
}

/** A page of nothing but the card, in the styles of the page that is open. */
async function compose(page: Page, { words, picture, ground, width, left }: Card) {
  const markupOf = (selector: string) =>
    page.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).outerHTML`)
  // A public page brings its first styles in itself.
  const styles = await page.evaluate<string>(
    `[...document.querySelectorAll('link[rel=stylesheet], head style')].map((one) => one.outerHTML).join('')`,
  )
  return `${styles}
    <style>
      body { position: relative; width: 1200px; height: 630px; overflow: hidden }
      .name { position: absolute; top: 56px; left: 72px; display: flex; gap: 16px;
        align-items: center; font: 700 40px var(--font-display) }
      .name svg { width: 64px }
      .words { position: absolute; top: 128px; left: 72px; max-width: 900px; text-wrap: balance;
        font: 700 84px/1.05 var(--font-display); letter-spacing: -0.02em }
      .ground { position: absolute; inset: auto 0 0; height: 44px; background: var(--color-${ground}) }
      .picture { position: absolute; bottom: 32px; left: ${left}px; width: ${width}px }
      .picture svg { width: 100%; height: auto; max-width: none; margin: 0; overflow: visible }
    </style>
    <div class="ground"></div>
    <div class="picture">${await markupOf(picture)}</div>
    <div class="name">${await markupOf('header svg')}${brand.name}</div>
    <div class="words">${words}</div>`
}
