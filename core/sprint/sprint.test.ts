import { describe, expect, test } from 'vitest'
import { sprintSchema, type SprintCommand } from './schema.ts'
import { limits } from '../limits.ts'
import {
  aSprint,
  aTask,
  contextFor,
  now,
  refusalOf,
  sprintAfter,
  type DoToSprint,
} from '../testing/a-family.ts'
import { activeSprintIndex } from './sprint.ts'
import { applySprintCommand } from '../log/rules.ts'
import { inOrder } from '../commands/documents.ts'

const at = { familyId: 'family_maya', sprintId: 'sprint1' }
const id = 'command-0123456789'
const apply = (sprint: ReturnType<typeof aSprint> | null, command: DoToSprint, where = at) =>
  applySprintCommand(sprint, { ...command, id } as SprintCommand, contextFor(), where)
const refused = (...args: Parameters<typeof apply>) => refusalOf(() => apply(...args))

const plan = {
  id: 'sprint1',
  name: 'Week 1',
  startsOn: '2026-03-01',
  weeks: 1,
  goalId: 'goal1',
  missionStep: 'First story',
  experimentId: null,
}
const { checks: _, ...newTask } = aTask()

describe('a new sprint', () => {
  test('belongs to the family, is open and has its time and its fields [S3.3]', () => {
    const sprint = apply(null, {
      type: 'create-sprint',
      sprint: { ...plan, tasks: [newTask] },
    })
    expect(sprint).toStrictEqual({
      ...plan,
      familyId: 'family_maya',
      version: 1,
      createdAt: now,
      completed: false,
      completedAt: null,
      plannedAt: null,
      pausedDates: [],
      tasks: [{ ...newTask, checks: {} }],
      meeting: {
        stage: 'appreciations',
        hostId: null,
        appreciations: [],
        dates: [],
        energy: [],
      },
      standUps: [],
      retrospective: null,
    })
    expect(sprintSchema.safeParse(sprint).success).toBe(true)
  })

  test('is made once, under the id it is posted to', () => {
    const create: DoToSprint = { type: 'create-sprint', sprint: { ...plan, tasks: [] } }
    expect(refused(aSprint(), create)).toBe('sprint-exists')
    expect(refused(null, create, { ...at, sprintId: 'other' })).toBe('invalid-input')
  })

  test('has tasks for members alone [A19]', () => {
    const tasks = [{ ...newTask, owners: ['stranger'] }]
    expect(refused(null, { type: 'create-sprint', sprint: { ...plan, tasks } })).toBe(
      'member-missing',
    )
  })
})

describe('a sprint that is not there', () => {
  test.each<DoToSprint>([
    { type: 'edit-sprint', changes: {} },
    { type: 'delete-sprint' },
    { type: 'complete-sprint' },
    { type: 'reopen-sprint' },
    { type: 'tick', taskId: 'task1', memberId: 'mia', date: '2026-03-04', done: true },
  ])('refuses to be changed: $type', (command) => {
    expect(refused(null, command)).toBe('sprint-missing')
  })
})

describe('editing', () => {
  test('changes what is named and leaves the rest', () => {
    const before = aSprint({ tasks: [aTask()] })
    const after = sprintAfter(before, [
      { type: 'edit-sprint', changes: { name: 'Holidays', weeks: 2, goalId: undefined } },
    ])
    expect(after).toStrictEqual({ ...before, version: 2, name: 'Holidays', weeks: 2 })
  })

  test('that moves a sprint unpauses the days it leaves behind', () => {
    const paused = aSprint({ pausedDates: ['2026-03-02', '2026-03-06'] })
    const moved = sprintAfter(paused, [
      { type: 'edit-sprint', changes: { startsOn: '2026-03-05' } },
    ])
    expect(moved.pausedDates).toEqual(['2026-03-06'])
  })

  test('with a field that is undefined never touches the dates', () => {
    const after = sprintAfter(aSprint({ pausedDates: ['2026-03-02'] }), [
      { type: 'edit-sprint', changes: { startsOn: undefined, weeks: undefined } },
    ])
    expect(after).toMatchObject({ startsOn: '2026-03-01', pausedDates: ['2026-03-02'] })
  })
})

describe('pausing', () => {
  const pause = (...dates: string[]): DoToSprint => ({ type: 'pause-days', dates })

  test('says which days do not count, in their order, each time anew', () => {
    const paused = sprintAfter(aSprint(), [pause('2026-03-06', '2026-03-02')])
    expect(paused.pausedDates).toEqual(['2026-03-02', '2026-03-06'])
    expect(sprintAfter(paused, [pause('2026-03-03')]).pausedDates).toEqual(['2026-03-03'])
    expect(sprintAfter(paused, [pause()]).pausedDates).toEqual([])
  })

  test('is for days of the sprint', () => {
    expect(refused(aSprint(), pause('2026-03-04', '2026-03-08'))).toBe('date-outside-sprint')
    expect(refused(aSprint(), pause('2026-02-28'))).toBe('date-outside-sprint')
  })
})

describe('completing', () => {
  const completed = sprintAfter(aSprint(), [{ type: 'complete-sprint' }])

  test('sets the flag and the time; a draft counts as planned from then on [S3.3]', () => {
    expect(completed).toMatchObject({ completed: true, completedAt: now, plannedAt: now })
    const plannedAt = '2026-03-01T17:00:00.000Z'
    expect(sprintAfter(aSprint({ plannedAt }), [{ type: 'complete-sprint' }]).plannedAt).toBe(
      plannedAt,
    )
  })

  test('closes the sprint: its plan does not change until it is reopened', () => {
    const commands: DoToSprint[] = [
      { type: 'edit-sprint', changes: {} },
      { type: 'pause-days', dates: [] },
      { type: 'add-task', task: aTask() },
      { type: 'complete-sprint' },
      { type: 'edit-retrospective', changes: { stage: 'cards' } },
    ]
    for (const command of commands) {
      expect(refused(completed, command)).toBe('sprint-completed')
    }
    const open = sprintAfter(completed, [{ type: 'reopen-sprint' }])
    expect(open).toMatchObject({ completed: false, completedAt: null })
    expect(refused(open, { type: 'add-task', task: aTask() })).toBeNull()
  })

  test('what was said and done in the week still counts after it [P5]', () => {
    const closed = { ...completed, tasks: [aTask()] }
    const commands: DoToSprint[] = [
      { type: 'tick', taskId: 'task1', memberId: 'mia', date: '2026-03-04', done: true },
      { type: 'appreciate', appreciation: { id: 'entry1', fromId: 'mia', text: 'Thank you' } },
      { type: 'edit-retrospective', changes: { thanks: 'For the soup.' } },
      { type: 'edit-meeting', changes: { notes: 'Soup on Monday.' } },
      { type: 'set-feeling', memberId: 'mia', mood: 4 },
    ]
    for (const command of commands) {
      expect(refused(closed, command)).toBeNull()
    }
  })

  test('two who press at once find it done, and nothing changes [P2]', () => {
    expect(sprintAfter(completed, [{ type: 'close-week', next: null }])).toBe(completed)
    expect(sprintAfter(completed, [{ type: 'finish-planning' }])).toBe(completed)
  })
})

describe('deleting', () => {
  test('leaves nothing, of a completed sprint too', () => {
    expect(apply(aSprint(), { type: 'delete-sprint' })).toBeNull()
    expect(apply(aSprint({ completed: true }), { type: 'delete-sprint' })).toBeNull()
  })

  test('is undone by the document as it was, one version later', () => {
    const sprint = aSprint({ version: 7, tasks: [aTask({ checks: { '2026-03-04': ['mia'] } })] })
    expect(apply(null, { type: 'restore-sprint', sprint })).toEqual({ ...sprint, version: 8 })
    expect(refused(sprint, { type: 'restore-sprint', sprint })).toBe('sprint-exists')
  })

  test('is never undone into another family or under another id [A18]', () => {
    const foreign = aSprint({ familyId: 'family_other' })
    expect(apply(null, { type: 'restore-sprint', sprint: foreign })?.familyId).toBe('family_maya')
    expect(
      refused(null, { type: 'restore-sprint', sprint: foreign }, { ...at, sprintId: 'other' }),
    ).toBe('invalid-input')
  })
})

test('a sprint that has outgrown its size is refused, and what makes it smaller is not', () => {
  const task = (index: number) =>
    aTask({ id: `task${String(index)}`, title: 'x'.repeat(limits.title) })
  const note = 'n'.repeat(limits.note)
  const answers = ['mia', 'leo', 'ben', 'primary'].map((memberId) => ({
    memberId,
    passed: false,
    mood: 3,
    did: note,
    next: note,
    help: note,
  }))
  const said = (day: number): DoToSprint[] =>
    answers.map((answer) => ({
      type: 'answer-stand-up',
      date: `2026-03-0${String(day)}`,
      answer,
    }))
  const big = sprintAfter(aSprint({ tasks: [task(1), task(2)] }), [...said(1), ...said(2)])
  expect(refusalOf(() => sprintAfter(big, said(3)))).toBe('document-full')
  expect(sprintAfter(big, [{ type: 'remove-task', taskId: 'task1' }]).tasks).toHaveLength(1)
})

describe('the sprints of a family', () => {
  const sprint = (fields: object) => aSprint(fields)

  test('are in the order of their weeks, then of their making', () => {
    const late = sprint({ id: 'late', startsOn: '2026-03-08' })
    const first = sprint({ id: 'z', createdAt: '2026-02-01T08:00:00.000Z' })
    const second = sprint({ id: 'b', createdAt: '2026-02-02T08:00:00.000Z' })
    const third = sprint({ id: 'c', createdAt: '2026-02-02T08:00:00.000Z' })
    const given = [late, third, second, first]
    expect(inOrder(given)).toEqual([first, second, third, late])
    expect(given[0]).toBe(late)
  })

  test('active sprint index is the first not completed, or -1 [S4.7]', () => {
    const open = sprint({})
    const done = sprint({ completed: true })
    expect(activeSprintIndex([])).toBe(-1)
    expect(activeSprintIndex([done, done])).toBe(-1)
    expect(activeSprintIndex([done, open, done, open])).toBe(1)
    expect(activeSprintIndex([open])).toBe(0)
  })
})
