import type { Page } from '@playwright/test'

/** Longer ones may have no line of their own on a small phone. */
const longest = 16

/** The words of the page, folded ones too, that stand on two lines: "Anna.Be / rg". */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    // What is further down is laid out only when somebody scrolls there.
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.textContent ?? ''
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
        if (word.length > most || !node.parentElement?.checkVisibility()) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const tops = lines.map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(`${word} in “${text.trim()}”`)
      }
    }
    return broken
  }, longest)
}
