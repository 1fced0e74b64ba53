// `npm run look -- /path [--dark] [--width 360] [--out file.png]`: a screenshot of a page of the
// running server (BASE_URL, else http://localhost:3000), from the browser the journeys use.
import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { findChromium } from '../e2e/support/chromium.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '1280' },
    out: { type: 'string', default: 'screenshot.png' },
  },
})

const base = process.env['BASE_URL'] ?? 'http://localhost:3000'
const browser = await chromium.launch(await findChromium())
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: 800 },
    colorScheme: values.dark ? 'dark' : 'light',
  })
  page.on('pageerror', ({ message }) => console.error(message))
  await page.goto(new URL(positionals[0] ?? '/', base).href)
  // A family's page keeps a connection open: the network is never idle.
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: values.out, fullPage: true })
  console.log(values.out)
} finally {
  await browser.close()
}
