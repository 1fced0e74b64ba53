import { expect, test } from 'vitest'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { Tick } from './tick.tsx'

const tick = { label: 'Water the plants, Mia', done: false, onChange: () => undefined }

test('a tick is a button that says what is done, by whom, and whether it is [C10]', async () => {
  expect(await draw(<Tick {...tick} />)).toMatch(
    /^<button type="button" aria-pressed="false" aria-label="Water the plants, Mia"/,
  )
  expect(await draw(<Tick {...tick} done />)).toContain('aria-pressed="true"')
})

test('the face in a tick is for the eye alone [C10]', async () => {
  const markup = await draw(<Tick {...tick}>M</Tick>)
  expect(wordsOf(markup)).toEqual(['M'])
  expect(markup).toMatch(/<span[^>]*aria-hidden="true">M</)
})
