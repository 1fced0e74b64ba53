import { chromium } from '@playwright/test'
import { findChromium } from './e2e/support/chromium.ts'
import { startServer } from './e2e/support/server.ts'
const out = '/tmp/elefam/shots-entrance/'
const which = process.argv[2] ?? 'forms'
const server = await startServer()
const browser = await chromium.launch(await findChromium())
async function each(name: string, path: string, steps: (page: any) => Promise<void>, opts: {fullPage?: boolean, sel?: string} = {}) {
  for (const [w, dark] of [[360, false], [1280, true], [360, true], [1280, false]] as const) {
    if (process.argv[3] === 'quick' && ((w===360 && dark)||(w===1280&&!dark))) continue
    const page = await browser.newPage({ viewport: { width: w, height: 800 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    page.on('pageerror', (e: Error) => console.error(e.message))
    page.on('console', (m: any) => { if (m.type() === 'error') console.error(m.text()) })
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await steps(page)
    await page.waitForTimeout(400)
    const file = `${out}${name}-${w}${dark ? '-dark' : ''}.png`
    if (opts.sel) await page.locator(opts.sel).first().screenshot({ path: file })
    else await page.screenshot({ path: file, fullPage: opts.fullPage ?? false })
    await page.close()
  }
}
const { scenes } = await import(`/tmp/elefam/shots-entrance/scenes.mts`)
try { await scenes(which, { each, server, browser }) } finally { await browser.close(); await server.remove() }
