// What screens say in a language, by the English that stands in the code.
import { expect, type Page } from '@playwright/test'
import { directionOf } from '#core/language.ts'
import { bringSentences, say, speaking } from '#server/platform/say.ts'
import { keyOf, readCatalog } from '../../scripts/languages/catalog.ts'
import { sentencesOf } from '../../scripts/languages/compile.ts'

/** What the browser is given: `server` is for answers and mails. */
const rooms = ['web', 'core', 'content']
const elements = /<\/?\d+\/?>/g

/**
 * `said('de')('Start with {0}', { 0: 'Käthe' })`: a sentence by its key in the catalog, with its values and
 * the right form of a count, as it is read on a screen.
 */
export function said(language: string) {
  bringSentences(language, sentencesOf(language, rooms))
  return (text: string, values: Record<string, string | number> = {}, context?: string): string => {
    const missing = () => {
      throw new Error(`languages/${language}.po does not say "${text}"`)
    }
    const key = keyOf({ text, context })
    return speaking(language, () => say(key, values, missing)).replaceAll(elements, '')
  }
}

/** The page is in a language, and says nothing that only another one says; what a family wrote is theirs. */
export async function expectSpeaks(page: Page, language: string, notAs: string): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', language)
  await expect(html).toHaveCSS('direction', directionOf(language))
  const [right, wrong] = [wordsOf(language, notAs), wordsOf(notAs, language)]
  const texts = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (nodes.nextNode()) found.push(nodes.currentNode.textContent?.trim() ?? '')
    const named = document.querySelectorAll('[aria-label]')
    return [...found, ...[...named].map((element) => element.getAttribute('aria-label') ?? '')]
  })
  const foreign = texts.filter((text) => wrong.has(text) && !right.has(text))
  expect(foreign, `${page.url()} in "${language}"`).toEqual([])
}

const known = new Map<string, Set<string>>()

/** All that one of two languages says without values; one of them is English. */
function wordsOf(language: string, other: string): Set<string> {
  const pair = `${language} ${other}`
  const before = known.get(pair)
  if (before) return before
  const { items } = readCatalog(language === 'en' ? other : language)
  const current = items.filter(({ obsolete }) => !obsolete)
  const words = new Set(
    current.map(({ msgid, msgstr }) => (language === 'en' ? msgid : msgstr[0]!)),
  )
  known.set(pair, words)
  return words
}
