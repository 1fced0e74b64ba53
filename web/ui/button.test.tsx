import { expect, test } from 'vitest'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { Button } from './button.tsx'

test('a button submits nothing unless it says so [C10]', async () => {
  expect(await draw(<Button>Save</Button>)).toContain('type="button"')
  expect(await draw(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a busy button keeps its words and its focus, and says that it is busy [C10]', async () => {
  const markup = await draw(<Button busy>Save</Button>)
  expect(wordsOf(markup)).toEqual(['Save'])
  expect(markup).toContain('aria-busy="true"')
  expect(markup).toContain('aria-disabled="true"')
  expect(markup).not.toContain('disabled=""')
})
