import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../e2e/support/chromium.ts'
import type { Printed } from '../print/print.ts'
import { scriptOf } from '../script-of.ts'
import type { Kind, Outcome } from './outcome.ts'

/** What became of a photograph; `photo`: itself, a JPEG in base64, where it was wanted. */
type Looked = { outcome: Outcome; photo: string }
type Look = (seed: number, kind: Kind, isWanted?: boolean) => Promise<Looked>
type InPage = {
  second: {
    add: (sheet: Printed['sheet'], url: string) => Promise<void>
    look: (seed: number, kind: Kind, isWanted: boolean) => Promise<Looked>
  }
}

const origin = 'http://second.test'

/** A browser in which everything happens: pens on a canvas, the camera, JPEG, and the reader. */
export async function withSecondCamera<T>(
  printed: readonly Printed[],
  work: (look: Look) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.route(`${origin}/**`, (route) => {
      const at = /[/](\d+)$/.exec(route.request().url())?.[1]
      return at
        ? route.fulfill({ contentType: 'image/png', body: printed[Number(at)]!.png })
        : route.fulfill({ contentType: 'text/html', body: '<p>' })
    })
    await page.goto(`${origin}/`)
    await page.addScriptTag({ content: await bundle() })
    for (const [at, { sheet }] of printed.entries()) {
      await page.evaluate(([of, url]) => (globalThis as unknown as InPage).second.add(of, url), [
        sheet,
        `${origin}/${at}`,
      ] as const)
    }
    return await work((...of) => lookIn(page, ...of))
  } finally {
    await browser.close()
  }
}

const lookIn = (page: Page, seed: number, kind: Kind, isWanted = false) =>
  page.evaluate(
    ([of, what, wanted]) => (globalThis as unknown as InPage).second.look(of, what, wanted),
    [seed, kind, isWanted] as const,
  )

const bundle = () => scriptOf(join(import.meta.dirname, 'page/main.ts'), 'main')
