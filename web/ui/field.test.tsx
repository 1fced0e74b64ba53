import { expect, test } from 'vitest'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { countCharacters, TextArea, TextField } from './field.tsx'

const field = { label: 'Their name', unkept: 'public' } as const

/** The words of what describes the field. */
function describedBy(markup: string): string[] {
  const [, ids = ''] = /<input[^>]*aria-describedby="([^"]*)"/.exec(markup) ?? []
  return ids.split(' ').map((id) => {
    const [, inside = ''] = new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(markup) ?? []
    return wordsOf(inside).join()
  })
}

test('a field has its label, and neither a description nor a mark [C10]', async () => {
  const markup = await draw(<TextField {...field} />)
  const [, id] = /<label for="([^"]+)"/.exec(markup)!
  expect(markup).toContain(`<input type="text" dir="auto" id="${id}"`)
  expect(markup).not.toMatch(/aria-(describedby|invalid)=/)
})

test('a hint describes its field, and an error after it [C10]', async () => {
  const hint = 'As the family says it.'
  expect(describedBy(await draw(<TextField {...field} hint={hint} />))).toEqual([hint])
  const both = await draw(<TextField {...field} hint={hint} error="Write a name." />)
  expect(describedBy(both)).toEqual([hint, 'Write a name.'])
})

test('an error marks its field as wrong [C10]', async () => {
  expect(await draw(<TextField {...field} error="Write a name." />)).toContain(
    'aria-invalid="true"',
  )
})

test('a text that is too long marks its field, is all there, and says so [C10]', async () => {
  const text = 'x'.repeat(101)
  const markup = await draw(
    <TextArea {...field} limit={100} value={text} onChange={() => undefined} />,
  )
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain(text)
  expect(markup).toMatch(/<span role="status"[^>]*>[^<]+<\/span>/)
})

test('a hidden label is still there to be read aloud [C10]', async () => {
  const markup = await draw(<TextField {...field} hideLabel />)
  expect(markup).toMatch(/<label[^>]*class="sr-only"[^>]*>Their name</)
})

test('far from the limit nothing is said [S1.5]', () => {
  expect(countCharacters(0, 80)).toEqual({ shown: null, spoken: null, over: false })
  expect(countCharacters(63, 80).shown).toBeNull()
})

test('near the limit the rest is shown, and spoken at round numbers only [S1.5]', () => {
  expect(countCharacters(64, 80)).toEqual({ shown: '16 left', spoken: null, over: false })
  expect(countCharacters(70, 80).spoken).toBe('10 characters left')
  expect(countCharacters(80, 80)).toEqual({
    shown: '0 left',
    spoken: '0 characters left',
    over: false,
  })
})

test('beyond the limit it says by how much [S1.5]', () => {
  expect(countCharacters(83, 80)).toEqual({ shown: '3 too many', spoken: '3 too many', over: true })
})
