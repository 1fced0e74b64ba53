import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Addresses } from '#web/lib/navigation.tsx'
import { UiKitScreen } from './ui-kit-screen.tsx'

const markup = renderToStaticMarkup(
  <Addresses ssrPath="/ui-kit">
    <UiKitScreen />
  </Addresses>,
)

test('no component writes a style attribute, which the content security policy would block [S1.5]', () => {
  expect(markup).toContain('The kit')
  expect(markup).not.toMatch(/\sstyle=/)
})

test('every picture either has a name or is silent [S1.5]', () => {
  const unnamed = [...markup.matchAll(/<svg[^>]*>/g)].filter(
    ([tag]) => !tag.includes('aria-hidden="true"') && !tag.includes('aria-label="'),
  )
  expect(unnamed).toEqual([])
})

test('every button has words [S1.5]', () => {
  const silent = [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].filter(
    ([button, inside = '']) =>
      !/aria-label="[^"]+"/.test(button) && inside.replaceAll(/<[^>]+>/g, '').trim() === '',
  )
  expect(silent).toEqual([])
})
