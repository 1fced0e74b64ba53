import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import type { PrintedSheet } from '#core/paper/schema.ts'
import { findChromium } from '../../../e2e/support/chromium.ts'
import { prints, type InPage, type Print } from './families.ts'

/** Pixels of a millimetre of paper. */
const fine = 8

/** A sheet or a strip as the product prints it: the record that is kept, and its picture, a PNG. */
export type Printed = { print: Print; sheet: PrintedSheet; png: Buffer }

/** Prints with the product's own screens what all kinds of families would have on paper. */
export async function printAll(wanted: readonly Print[] = prints): Promise<Printed[]> {
  const folder = await builtPage()
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(join(folder, file)))
  }).listen(0, '127.0.0.1')
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage({
      deviceScaleFactor: (fine * 25.4) / 96,
      viewport: { width: 1000, height: 1300 },
    })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const printed: Printed[] = []
    for (const [at, print] of wanted.entries()) {
      const codes = Array.from({ length: 12 }, (_, sheet) => codeOf(at * 12 + sheet))
      const found = await page.evaluate<InPage[], [Print, string[]]>(
        ([what, of]) => (globalThis as unknown as DrawingPage).draw(what, of),
        [print, codes],
      )
      for (const { slot, sheet } of found) {
        const png = await page.locator(`[data-sheet="${slot}"]`).screenshot()
        printed.push({ print, sheet, png })
      }
    }
    return printed
  } finally {
    await browser.close()
    server.close()
  }
}

type DrawingPage = { draw: (print: Print, codes: readonly string[]) => Promise<InPage[]> }

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Ten hexadecimal digits that look like chance and are the same every time. */
const codeOf = (at: number) => ((at + 1) * 0x9e3779b97f).toString(16).slice(-10).padStart(10, '0')

async function builtPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'paper-print-'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
    },
  })
  return outDir
}
