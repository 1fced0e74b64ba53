// `npm run look -- /path … [--family sample|week|new] [--dark] [--forced] [--language ar] [--width 360] [--height 780] [--out folder]`:
// screenshots from the browser the journeys use. With a family: of a server of its own, signed in
// as its parent; otherwise of the running server (BASE_URL, else http://localhost:3000).
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageCookie } from '#core/paths.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server.ts'
import { shownFamilies } from './shown-families.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    family: { type: 'string' },
    dark: { type: 'boolean', default: false },
    forced: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    out: { type: 'string', default: '.' },
  },
})

const begin = values.family === undefined ? undefined : shownFamilies[values.family]
if (values.family !== undefined && !begin) {
  throw new Error(
    `There is no family "${values.family}": ${Object.keys(shownFamilies).join(', ')}.`,
  )
}
const server = begin && (await startServer())
const browser = await chromium.launch(await findChromium())
try {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.dark ? 'dark' : 'light',
    forcedColors: values.forced ? 'active' : 'none',
  })
  const base = server?.url ?? process.env['BASE_URL'] ?? 'http://localhost:3000'
  const { language } = values
  if (language !== 'en')
    await context.addCookies([{ name: languageCookie, value: language, url: base }])
  if (server) await begin(context, server, language)
  mkdirSync(values.out, { recursive: true })
  for (const path of positionals.length > 0 ? positionals : ['/']) {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => console.error(message))
    await page.goto(new URL(path, base).href)
    // A family's page keeps a connection open: the network is never idle.
    await page.waitForTimeout(1_500)
    const name = path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'start'
    const file = join(
      values.out,
      `${[name, values.width, language !== 'en' && language, values.dark && 'dark', values.forced && 'forced'].filter(Boolean).join('-')}.png`,
    )
    // What is further down is drawn by the browser only when somebody scrolls there.
    const style = '* { content-visibility: visible !important }'
    await page.screenshot({ path: file, fullPage: true, style })
    console.log(file)
    await page.close()
  }
} finally {
  await browser.close()
  await server?.remove()
}
