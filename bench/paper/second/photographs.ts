import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { findChromium } from '../../../e2e/support/chromium.ts'
import type { Printed } from '../print/print.ts'
import type { Outcome } from './page/main.ts'
import type { Kind, Truth } from './page/take.ts'
import type { PrintedSheet } from '#core/paper/schema.ts'

export type Seen = { outcome: Outcome; why: string[]; photo: string; states: string[]; truth: Truth[]; sheet: PrintedSheet }
type InPage = { second: { add: (...of: unknown[]) => Promise<void>; look: (...of: unknown[]) => Promise<Seen> } }

const origin = 'http://second.test'

/** A browser in which everything happens: pens on a canvas, the camera, JPEG, and the reader. */
export async function withSecond<T>(printed: readonly Printed[], work: (look: Look) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.route(`${origin}/**`, (route) => {
      const at = /\/(\d+)$/.exec(route.request().url())?.[1]
      return at
        ? route.fulfill({ contentType: 'image/png', body: printed[Number(at)]!.png })
        : route.fulfill({ contentType: 'text/html', body: '<p>' })
    })
    await page.goto(`${origin}/`)
    await page.addScriptTag({ content: await bundle() })
    for (const [at, { sheet }] of printed.entries()) {
      await page.evaluate(([of, url]) => (globalThis as unknown as InPage).second.add(of, url), [sheet, `${origin}/${at}`] as const)
    }
    return await work((...of) => lookIn(page, ...of))
  } finally {
    await browser.close()
  }
}

export type Look = (seed: number, kind: Kind, show?: boolean) => Promise<Seen>

const lookIn = (page: Page, seed: number, kind: Kind, show = false) =>
  page.evaluate(([of, what, photo]) => (globalThis as unknown as InPage).second.look(of, what, photo), [seed, kind, show] as const)

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'page/main.ts'), formats: ['iife'], name: 'main' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('Vite has built nothing')
  return first.output[0].code
}
