import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeWords } from './whole-words.tsx'

const marked = (text: string) =>
  renderToStaticMarkup(wholeWords(text)).replaceAll(/<span[^>]*>(.*?)<\/span>/g, '[$1]')

test.each([
  [
    'The five-minute check-in with a four-year-old',
    'The five-minute [check-in] with a four-year-old',
  ],
  ['No e-mail address', 'No [e-mail] address'],
  ['Dein Check-in', 'Dein [Check-in]'],
  ['Le petit-déjeuner', 'Le petit-déjeuner'],
  ['Nothing of the kind', 'Nothing of the kind'],
])('a short word with a hyphen stays on its line: %s [N32]', (text, expected) => {
  expect(marked(text)).toBe(expected)
})
