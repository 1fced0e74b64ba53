import { expect, test } from 'vitest'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { Dialog } from './dialog.tsx'

const dialog = { onClose: () => undefined, title: 'Leave the family?' }

test('a dialog is named by its title, and described where it says more [C10]', async () => {
  const plain = await draw(<Dialog {...dialog} />)
  const [, title] = /aria-labelledby="([^"]+)"/.exec(plain)!
  expect(plain).toMatch(new RegExp(`<h2 id="${title}"[^>]*>Leave the family\\?</h2>`))
  expect(plain).not.toContain('aria-describedby')
  const more = await draw(<Dialog {...dialog} description="Everything stays for the others." />)
  const [, description] = /aria-describedby="([^"]+)"/.exec(more)!
  expect(more).toMatch(new RegExp(`<p id="${description}"[^>]*>Everything stays`))
})

test('a dialog closes by Esc, by a press beside it and by a button, whatever else it offers [C10]', async () => {
  const markup = await draw(<Dialog {...dialog} actions={<button type="button">Leave</button>} />)
  expect(markup).toMatch(/^<dialog closedby="any"/)
  expect(markup).toContain('aria-label="Close"')
  expect(wordsOf(markup)).toEqual(['Leave the family?', 'Leave'])
})

test('a dialog that is only looked at has one button, named as its screen likes [C17]', async () => {
  expect(wordsOf(await draw(<Dialog {...dialog} done="I have seen it" />))).toEqual([
    'Leave the family?',
    'I have seen it',
  ])
})
