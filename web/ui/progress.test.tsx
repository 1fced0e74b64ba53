import { expect, test } from 'vitest'
import { draw } from '#web/testing/draw.tsx'
import { ProgressRing } from './progress.tsx'

/** How much of the ring is drawn, in hundredths; null where there is no arc at all. */
async function drawn(value: number, max: number): Promise<number | null> {
  const markup = await draw(
    <ProgressRing value={value} max={max} label={`${value} of ${max} done`} />,
  )
  const [, arc] = /stroke-dasharray="([\d.]+) 101"/.exec(markup) ?? []
  return arc === undefined ? null : Number(arc)
}

test('a ring of nothing has no arc, not even its round end [C10]', async () => {
  expect([await drawn(0, 6), await drawn(0, 0), await drawn(3, 0)]).toEqual([null, null, null])
})

test('a ring closes at its end and goes no further [C10]', async () => {
  expect([await drawn(3, 6), await drawn(6, 6), await drawn(9, 6)]).toEqual([50, 100, 100])
})

test('a ring is a picture with its numbers as its name [C10]', async () => {
  expect(await draw(<ProgressRing value={4} max={6} label="4 of 6 done" />)).toMatch(
    /^<div role="img" aria-label="4 of 6 done"/,
  )
})
