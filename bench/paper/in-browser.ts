import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import type { PrintedSheet } from '#core/paper/schema.ts'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import type { findSheets } from '#web/shared/sheet-reader/find-sheets.ts'
import type { readSheet } from '#web/shared/sheet-reader/read-sheet.ts'
import { findChromium } from '../../e2e/support/chromium.ts'
import { scriptOf } from './script-of.ts'

const origin = 'http://paper.test'
const reader = join(import.meta.dirname, '../../web/shared/sheet-reader')

/** The reader as the browser gets it: a script that sets `reader`. */
const bundle = () => scriptOf(join(import.meta.dirname, 'reader.ts'), 'reader')

/** Kilobytes over the wire: of all of the reader, and of its model alone. */
export async function sizes(): Promise<{ all: number; model: number }> {
  const model = readFileSync(join(reader, 'ink-model.ts'), 'utf8').replace(
    /^import.*|[/][*][^]*?[*][/]/gm,
    '',
  )
  return { all: gzipSync(await bundle()).length / 1000, model: gzipSync(model).length / 1000 }
}

/** A browser's page with the reader in it. */
export async function withReader<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.route(`${origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>' }),
    )
    await page.goto(`${origin}/`)
    await page.addScriptTag({ content: `${await bundle()};globalThis.reader = reader` })
    return await work(page)
  } finally {
    await browser.close()
  }
}

type Reader = { findSheets: typeof findSheets; readSheet: typeof readSheet }
type Given = { url: string; sheet: PrintedSheet; width: number; height: number }

/** Milliseconds in which the page, its processor so many times slower, finds the sheet and reads it. */
export async function millisecondsOf(
  page: Page,
  { width, height, data }: Picture,
  sheet: PrintedSheet,
  slower: number,
): Promise<number> {
  const url = `${origin}/picture`
  await page.route(url, (route) => route.fulfill({ body: Buffer.from(data.buffer) }))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const took = await page.evaluate(
    async (given: Given) => {
      const { reader: built } = globalThis as unknown as { reader: Reader }
      const bytes = await (await fetch(given.url)).arrayBuffer()
      const picture = { ...given, data: new Uint8ClampedArray(bytes) }
      const before = performance.now()
      const answer = built.findSheets(picture)
      if ('found' in answer) built.readSheet(picture, answer.found[0]!, given.sheet)
      return performance.now() - before
    },
    { url, sheet, width, height },
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.unroute(url)
  return took
}

/** A real photograph as the product's canvas makes it: upright, its longer side 2,400 pixels. */
export async function pictureOf(page: Page, file: string): Promise<Picture> {
  const url = `${origin}/photograph`
  await page.route(url, (route) => route.fulfill({ body: readFileSync(file) }))
  const { width, height, text } = await page.evaluate<Drawn>(`(${onCanvas})('${url}')`)
  await page.unroute(url)
  return { width, height, data: new Uint8ClampedArray(Buffer.from(text, 'base64')) }
}

/** A picture as a PNG. */
export async function pngOf(page: Page, { width, height, data }: Picture): Promise<Buffer> {
  const url = `${origin}/painted`
  await page.route(url, (route) => route.fulfill({ body: Buffer.from(data.buffer) }))
  const text = await page.evaluate<string>(`(${asPng})('${url}', ${width}, ${height})`)
  await page.unroute(url)
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}

/** Runs in the page. */
const asPng = `async (url, width, height) => {
  const bytes = await (await fetch(url)).arrayBuffer()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const image = new ImageData(new Uint8ClampedArray(bytes), width, height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas.toDataURL('image/png')
}`

type Drawn = { width: number; height: number; text: string }

/** Runs in the page. */
const onCanvas = `async (url) => {
  const image = await createImageBitmap(await (await fetch(url)).blob())
  const scale = Math.min(1, 2400 / Math.max(image.width, image.height))
  const [width, height] = [image.width, image.height].map((side) => Math.round(side * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const parts = []
  for (let at = 0; at < data.length; at += 32768) {
    parts.push(String.fromCharCode(...data.subarray(at, at + 32768)))
  }
  return { width, height, text: btoa(parts.join('')) }
}`
