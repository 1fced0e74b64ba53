// Arabic as the pseudo-language: what stands there in Latin letters did not come through a translation, unless
// somebody wrote it or it is called so in every language.
import type { Page } from '@playwright/test'
import { sources } from '#content/ar/sources.ts'

const authorsIn = (source: string) => source.match(/\p{Lu}[\p{L}-]+/gu) ?? []

const everywhere: readonly string[] = [
  ['Elefam', 'Instagram', 'Facebook', 'Google Calendar', 'Google', 'Mozilla', 'Apple', 'Microsoft'], // brands
  ['Chrome', 'Firefox', 'Linux', 'Android', 'iPhone', 'ALTCHA', 'reCAPTCHA', 'Home Assistant'], // programs
  ['CSV', 'PDF', 'iCal', 'ICS', 'RSS', 'MIT', 'JavaScript', 'US Letter', 'UTC'], // kinds of things
  ['webhooks', 'curl', 'cookies', 'token', 'argon2id'], // for whoever looks further, beside our words
  ['English', 'Deutsch', 'Español', 'Français'], // each language as it calls itself
  ['elephant', 'family'], // of which the product’s name is made
  ['Extension', 'Delaware', 'Post Rock', 'Kansas'], // universities’ services
  ['Amara', 'Kofi', 'Esi', 'Tomás', 'Erik', 'Lucía', 'Ruth', 'Hanna', 'Ben', 'Yusuf', 'Mina'], // of our stories
  Object.values(sources).flatMap(({ short, full }) => [full, short, ...authorsIn(short)]), // and what they wrote
].flat()

/** Addresses, and time zones, which are known by one. */
const addresses =
  /https?:\S+|[\w.+-]+@[\w.-]+|localhost:\d+|\b[\w/-]+(?:[.][\w-]+)+(?:[/][\w./-]*)?|^[A-Z]\w+(?:[/][\w -]+)+$/g

/** The texts of a page, and of what is read aloud of it, that have such words; `theirs` is what somebody wrote. */
export async function strangeWords(page: Page, theirs: readonly string[] = []): Promise<string[]> {
  return strangeIn(await page.evaluate(textsOf, null), theirs)
}

/** The same of a page that has not been run: as it was prerendered. */
export async function strangeWordsAt(page: Page, address: string): Promise<string[]> {
  const html = await page.evaluate(async (from) => (await fetch(from)).text(), address)
  return strangeIn(await page.evaluate(textsOf, html), [])
}

function strangeIn(texts: readonly string[], theirs: readonly string[]): string[] {
  // Longer ones first: one may be a part of another.
  const known = [...theirs, ...everywhere].toSorted((one, other) => other.length - one.length)
  const ofLatin = String.raw`\p{Script=Latin}`
  const whole = known.map((one) => one.replaceAll(/[.()?+*]/g, String.raw`\$&`)).join('|')
  const called = new RegExp(`(?<!${ofLatin})(?:${whole})(?!${ofLatin})`, 'gu')
  return texts.filter((text) =>
    /\p{Script=Latin}{2,}/u.test(text.replaceAll(addresses, ' ').replaceAll(called, ' ')),
  )
}

/** Runs in the page. */
function textsOf(html: string | null): string[] {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const found = [page.title]
  const apart = 'script, style, code, [lang]:not(html, [lang=ar])'
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (!parentElement?.closest(apart)) found.push(textContent ?? '')
  }
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt']
  for (const name of [...spoken, 'label', 'placeholder', 'title'])
    for (const element of page.querySelectorAll(`[${name}]`))
      if (!element.closest(apart)) found.push(element.getAttribute(name) ?? '')
  const told = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]'
  for (const element of page.querySelectorAll(told))
    found.push(element.getAttribute('content') ?? '')
  return found.map((text) => text.trim())
}
