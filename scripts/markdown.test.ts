import { expect, test } from 'vitest'
import { componentFrom } from './markdown.ts'

const body = (source: string) => /return (.*)\n\}\n$/s.exec(componentFrom(source))?.[1]

test('a text becomes a component of our own elements', () => {
  expect(body('## What is kept?\n\nA *small* [box](/fun) of “things”.')).toBe(
    'h(Fragment, null, h(prose.H2, {"id":"what-is-kept"}, "What is kept?"), ' +
      'h(prose.P, null, "A ", h("em", null, "small"), " ", h(prose.A, {"to":"/fun"}, "box"), " of “things”."))',
  )
})

test('lists keep their kind, and an aside holds blocks', () => {
  expect(body('1. **One** thing\n2. Two')).toBe(
    'h(Fragment, null, h(prose.Ol, null, h("li", null, h("strong", null, "One"), " thing"), h("li", null, "Two")))',
  )
  expect(body('> ### Try\n>\n> - Bells')).toBe(
    'h(Fragment, null, h(prose.Aside, null, h(prose.H3, {"id":"try"}, "Try"), h(prose.Ul, null, h("li", null, "Bells"))))',
  )
})

test.each([
  '<script>alert(1)</script>',
  'An <b>inline</b> tag',
  '![picture](/x.png)',
  '```js\n```',
])('what our texts do not use is refused: %s', (source) =>
  expect(() => componentFrom(source)).toThrow('Our texts have no'),
)

test('a second h1 is refused', () => {
  expect(() => componentFrom('# Title')).toThrow('h1')
})
