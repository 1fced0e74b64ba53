import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aFamily, aSprint, aTask, familyAfter, manyIds, refusalOf } from '../testing/a-family.ts'
import { isTry, playbook, runningExperiment } from './experiment.ts'

const refused = (...args: Parameters<typeof familyAfter>) => refusalOf(() => familyAfter(...args))
const shoes = {
  id: 'shoes',
  text: 'Shoes by the door',
  ownerId: 'mia',
  sprintId: 'sprint1',
  checkOn: '2026-03-07',
}
const decide = (changes: Partial<typeof shoes> = {}) =>
  ({ type: 'decide-experiment', experiment: { ...shoes, ...changes } }) as const
const judge = (experimentId: string, verdict: 'keep' | 'tweak' | 'drop') =>
  ({ type: 'judge-experiment', experimentId, verdict }) as const

test('a retrospective decides on one experiment; deciding again replaces it', () => {
  const family = familyAfter(aFamily(), decide())
  expect(family.familyData.experiments).toEqual([{ ...shoes, verdict: 'running' }])
  const again = familyAfter(family, decide({ id: 'bags', text: 'Bags packed at night' }))
  expect(again.familyData.experiments.map(({ id }) => id)).toEqual(['bags'])
})

test('the next sprint’s experiment comes beside it', () => {
  const family = familyAfter(aFamily(), decide(), decide({ id: 'bags', sprintId: 'sprint2' }))
  expect(family.familyData.experiments.map(({ id }) => id)).toEqual(['shoes', 'bags'])
})

test('an experiment belongs to one sprint and to a member [A19]', () => {
  const family = familyAfter(aFamily(), decide())
  expect(refused(family, decide({ sprintId: 'sprint2' }))).toBe('entry-exists')
  expect(refused(aFamily(), decide({ ownerId: 'stranger' }))).toBe('member-missing')
})

test('the newest one still running waits for its verdict', () => {
  expect(runningExperiment(aFamily())).toBeNull()
  const family = familyAfter(aFamily(), decide(), decide({ id: 'bags', sprintId: 'sprint2' }))
  expect(runningExperiment(family)?.id).toBe('bags')
  expect(runningExperiment(familyAfter(family, judge('bags', 'tweak')))?.id).toBe('shoes')
})

test('what was kept is the playbook', () => {
  const family = familyAfter(
    aFamily(),
    decide(),
    decide({ id: 'bags', sprintId: 'sprint2' }),
    judge('shoes', 'keep'),
    judge('bags', 'drop'),
  )
  expect(playbook(family).map(({ id }) => id)).toEqual(['shoes'])
  expect(runningExperiment(family)).toBeNull()
})

test('an experiment that is not there cannot be judged', () => {
  expect(refused(aFamily(), judge('shoes', 'keep'))).toBe('experiment-missing')
})

test('with very many, the oldest that was not kept makes room; kept ones go last', () => {
  const many = manyIds(limits.experiments).map((id) => ({
    ...shoes,
    id,
    text: 'x',
    sprintId: id,
    verdict: 'keep' as const,
  }))
  const ids = (experiments: typeof many | { id: string; verdict: string }[]) => {
    const family = aFamily({ experiments: experiments as typeof many })
    return familyAfter(family, decide()).familyData.experiments.map(({ id }) => id)
  }
  expect(ids(many)).toEqual([...manyIds(limits.experiments).slice(1), 'shoes'])
  expect(ids(many.with(7, { ...many[7]!, verdict: 'drop' as 'keep' }))).toEqual([
    ...manyIds(limits.experiments).toSpliced(7, 1),
    'shoes',
  ])
})

test('a task is what the family tries by its words, or by the week whose look back meant it', () => {
  const experiment = { ...shoes, verdict: 'running' } as const
  const sprints = [aSprint({ id: 'sprint1', name: 3 }), aSprint({ id: 'sprint2', name: 4 })]
  const fromWeek = (week: number) => aTask({ reason: { kind: 'retrospective', text: '', week } })
  expect(isTry(aTask({ title: 'shoes by the door ' }), experiment, sprints)).toBe(true)
  expect(isTry(fromWeek(3), experiment, sprints)).toBe(true)
  expect(isTry(fromWeek(4), experiment, sprints), 'of another look back').toBe(false)
  expect(isTry(aTask(), experiment, sprints)).toBe(false)
})
