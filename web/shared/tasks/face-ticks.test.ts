import { expect, test } from 'vitest'
import { dayLines } from '#core/stand-up/day.ts'
import { membersOf } from '#core/members/member.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { homeOf } from '#web/data/send.ts'
import { dispatchOf } from '#web/data/home.ts'
import { lineWords } from './face-ticks.tsx'

test('one who is left of several is not called one of them [P26]', () => {
  const members = membersOf(aFamily().familyData)
  const said = (owners: string[]) => {
    const sprint = aSprint({ tasks: [aTask({ owners, sharing: 'one' })] })
    return dayLines(sprint, members, '2026-03-04').map((line) => lineWords(line, members))
  }
  expect(said(['mia', 'ben'])).toEqual(['One of you'])
  expect(said(['mia', 'gone'])).toEqual([null])
})

test('what is pressed as the session ends is no error, and is not sent [P26]', () => {
  const store = { current: () => null } as unknown as Parameters<typeof homeOf>[0]
  const { undo } = dispatchOf(homeOf(store)).toFamily({ type: 'complete-onboarding' })
  expect(undo).toBeNull()
})
