import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8')

test('the loading screen stands in the page before any script [S2.7]', () => {
  const loading = page.slice(page.indexOf('<div id="root">'))
  expect(loading).toContain('🐘')
  expect(loading).toContain('<p>Setting up...</p>')
  // For machines without an emoji font.
  expect(loading).toContain('<svg')
})

test('the page holds nothing the content security policy would block [S1.5]', () => {
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|data:|https?:/)
  for (const [, attributes, body] of page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
    expect(attributes).toContain('src="/')
    expect(body).toBe('')
  }
})

test('the browser bar has the colour of the paper wherever it is set [S1.5]', () => {
  const css = readFileSync(new URL('./styles/colours.css', import.meta.url), 'utf8')
  const paper = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(css)!.slice(1, 3)
  for (const file of ['./index.html', './theme.js', './lib/theme.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    expect([file, ...source.matchAll(/#[0-9a-f]{6}/g)].map(String)).toEqual([file, ...paper])
  }
})

test('who has a session is welcomed back before the first paint [S2.9]', () => {
  const script = readFileSync(new URL('./theme.js', import.meta.url), 'utf8')
  const attributesWith = (cookie: string, href = 'https://elefam.example/') => {
    const told: string[] = []
    const documentElement = { setAttribute: (name: string) => told.push(name) }
    const CSS = { supports: () => true }
    const document = { cookie, documentElement }
    const window = { CSS, location: { href } }
    runInNewContext(script, { window, CSS, document, addEventListener: () => undefined })
    return told
  }
  expect(attributesWith('language=de; elefam.user=maya')).toEqual(['data-signed-in'])
  expect(attributesWith('__Host-elefam.user=maya')).toEqual(['data-signed-in'])
  expect(attributesWith('language=de')).toEqual([])
  const signedIn = 'elefam.user=maya'
  expect(attributesWith(signedIn, 'https://elefam.example/#resources')).toHaveLength(1)
  for (const forForm of ['?session=ended', '#start', '#sign-in', '#code=abc', 'de/sign-up']) {
    expect(attributesWith(signedIn, `https://elefam.example/${forForm}`), forForm).toEqual([])
  }
})

test('a browser too old for the page is told so kindly, any other hears nothing [W1]', () => {
  const script = readFileSync(new URL('./theme.js', import.meta.url), 'utf8')
  const told = (CSS: unknown) => {
    const notices: { textContent: string }[] = []
    const body = { prepend: (notice: (typeof notices)[number]) => notices.push(notice) }
    const document = { body, createElement: () => ({}) }
    const addEventListener = (event: string, hear: () => void) =>
      event === 'DOMContentLoaded' && hear()
    runInNewContext(script, { window: { CSS }, CSS, document, addEventListener })
    return notices.map(({ textContent }) => textContent)
  }
  expect(told(undefined)).toEqual([expect.stringContaining('older than')])
  expect(told({ supports: () => false })).toEqual([expect.stringContaining('Most things work')])
  expect(told({ supports: () => true })).toEqual([])
})
