import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { findChromium } from './e2e/support/chromium.ts'
const [out, ...files] = process.argv.slice(2)
const b = await chromium.launch(await findChromium())
const p = await b.newPage({ viewport: { width: 1800, height: 600 } })
await p.setContent(`<body style="margin:8px;background:#888;display:flex;gap:8px;align-items:flex-start">${files.map((f) => `<img style="max-width:${f.includes('1280') ? 1000 : 400}px" src="data:image/png;base64,${readFileSync('/tmp/elefam/shots-entrance/' + f + '.png').toString('base64')}">`).join('')}</body>`)
await p.waitForTimeout(200)
await p.screenshot({ path: `/tmp/elefam/shots-entrance/${out}.png`, fullPage: true })
await b.close()
