import { expect, test } from 'vitest'
import type { Sprint } from '../sprint/schema.ts'
import { aFamily, aSprint, aTask, goal, peopleOf } from '../testing/a-family.ts'
import { newMeeting } from '../plan-meeting/meeting.ts'
import { storyOf } from './story.ts'

const experiment = {
  id: 'song',
  text: 'A song for the shoes',
  ownerId: 'ben',
  sprintId: 'week-1',
  checkOn: '2026-03-14',
  verdict: 'keep' as const,
}
const around = {
  today: '2026-03-20',
  people: peopleOf('primary', 'ben', 'mia', 'leo'),
  family: aFamily({
    experiments: [experiment, { ...experiment, id: 'no', verdict: 'drop' }],
  }),
}
const first = (fields: Partial<Sprint> = {}) =>
  aSprint({ id: 'week-1', goalId: goal.id, completed: true, ...fields })

const full = first({
  missionStep: 'Find three books',
  meeting: {
    ...newMeeting(),
    appreciations: [{ id: 'thanks', fromId: 'mia', text: 'For the soup' }],
  },
  tasks: [
    aTask({
      id: 'a',
      title: 'Go to the library',
      owners: ['mia'],
      reason: { kind: 'mission', text: '' },
      checks: { '2026-03-02': ['mia'] },
    }),
    aTask({ id: 'b', title: 'Tidy the shelf' }),
  ],
  retrospective: {
    stage: 'thanks',
    feelings: [],
    cards: [
      { id: 'high', memberId: 'leo', kind: 'high', text: 'Two stories' },
      { id: 'low', memberId: 'leo', kind: 'low', text: 'Too late' },
    ],
    why: '',
    thanks: 'Ben, for waiting\n\nLeo, for laughing',
  },
})

test('the story keeps thank-yous, highs, finished steps and kept experiments, and nothing hard [N25]', () => {
  const [week] = storyOf(goal, [full], around)
  expect(week!.entries.map(({ kind, text, memberId }) => [kind, text, memberId])).toEqual([
    ['thanks', 'For the soup', 'mia'],
    ['thanks', 'Ben, for waiting', null],
    ['thanks', 'Leo, for laughing', null],
    ['high', 'Two stories', 'leo'],
    ['step', 'Find three books', null],
    ['step', 'Go to the library', null],
    ['kept', 'A song for the shoes', 'ben'],
  ])
  expect(new Set(week!.entries.map(({ key }) => key)).size).toBe(7)
})

test('the story is told week by week, the newest first, of this mission alone [N25]', () => {
  const weeks = [
    full,
    first({ id: 'week-2', startsOn: '2026-03-08', tasks: [aTask()] }),
    first({ id: 'other', startsOn: '2026-03-08', goalId: 'another' }),
    first({ id: 'week-3', startsOn: '2026-03-15', completed: false }),
    first({ id: 'week-4', startsOn: '2026-03-22', completed: false }),
  ]
  const told = storyOf(goal, weeks, around)
  expect(told.map(({ sprintId, isQuiet }) => [sprintId, isQuiet])).toEqual([
    ['week-2', true],
    ['week-1', false],
  ])
})

test('a week’s step is told once the week lies behind the family, and it was reached', () => {
  const steps = (fields: Partial<Sprint>, today = around.today) =>
    storyOf(goal, [{ ...full, ...fields }], { ...around, today })
      .flatMap(({ entries }) => entries)
      .filter(({ kind }) => kind === 'step').length
  expect(steps({})).toBe(2)
  expect(steps({ completed: false }, '2026-03-05')).toBe(1)
  expect(steps({ tasks: [aTask()] })).toBe(0)
  const open = aTask({ id: 'c', title: 'Build a shelf', reason: { kind: 'mission', text: '' } })
  expect(steps({ tasks: [...full.tasks, open] }), 'half of it').toBe(1)
  const own = aTask({ owners: ['mia'], checks: { '2026-03-02': ['mia'] } })
  expect(steps({ tasks: [own] }), 'the whole week').toBe(1)
  expect(steps({ tasks: [own, aTask({ id: 'd' })] })).toBe(0)
})
