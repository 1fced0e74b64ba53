import { describe, expect, test } from 'vitest'
import type { PrintedBox, PrintedSheet } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { aSprint, aTask, now, today } from '../testing/a-family.ts'
import { paperTicks, type CameBack } from './paper-ticks.ts'
import { tick } from '../tasks/rules.ts'

const memberIds = ['maya', 'ben', 'mia', 'leo']
const on = { context: { now, userId: 'maya', memberIds }, today }

const aBox = (fields: Partial<PrintedBox> = {}): PrintedBox => ({
  taskId: 'task1',
  memberIds: ['mia'],
  together: false,
  date: '2026-03-02',
  x: 0,
  y: 0,
  width: 6,
  height: 6,
  round: false,
  ...fields,
})
const cameBack = (boxes: PrintedBox[], ticked = boxes.map((_, at) => at)): CameBack => {
  const size = { width: 210, height: 297 }
  const of = { layout: 1, sprintId: 's', week: 0, paper: 'a4', tags: 0 } as const
  const sheet: PrintedSheet = { code: '0123456789', ...of, ...size, boxes }
  return { sheet, ticked, whose: new Map() }
}
/** What each box brings: "mia 02" for a tick of Mia's on the second. */
const brought = (sprint: Sprint, ...sheets: CameBack[]) =>
  paperTicks(sprint, sheets, on).flatMap((outcomes) =>
    [...outcomes.values()].map((outcome) => {
      if (outcome.kind === 'new') return `${outcome.tick.memberId} ${outcome.tick.date.slice(8)}`
      if (outcome.kind === 'refused') return outcome.refusal.code
      return outcome.kind === 'who' ? `who of ${outcome.memberIds.join()}` : outcome.kind
    }),
  )
/** The week after all that paper brings. */
const after = (sprint: Sprint, ...sheets: CameBack[]) =>
  paperTicks(sprint, sheets, on)
    .flatMap((outcomes) => [...outcomes.values()])
    .reduce((week, outcome) => {
      if (outcome.kind !== 'new') return week
      const command = { id: 'x', type: 'tick' as const, ...outcome.tick, done: true }
      return tick(week, command, on.context)
    }, sprint)

const repeat = { kind: 'times', times: 3 } as const
const week = (fields: Parameters<typeof aTask>[0] = {}, more: Partial<Sprint> = {}) =>
  aSprint({ ...more, tasks: [aTask({ repeat: { kind: 'times', times: 7 }, ...fields })] })

describe('what a printed sheet brings', () => {
  test('is a tick for each box that is ticked, and nothing for the others', () => {
    const boxes = [aBox(), aBox({ memberIds: ['leo'] }), aBox({ date: '2026-03-03' })]
    expect(brought(week(), cameBack(boxes, [0, 2]))).toEqual(['mia 02', 'mia 03'])
    expect(brought(week(), cameBack(boxes, []))).toEqual([])
  })

  test('is nothing the second time, also from the strip and the fridge sheet at once', () => {
    const any = { date: null }
    const sheet = cameBack([aBox(), aBox(any), aBox(any)])
    const plan = week({ repeat })
    expect(brought(plan, sheet)).toEqual(['mia 02', 'mia 04', 'mia 03'])
    // Two times for any day are two days that are done, whichever they are.
    expect(brought(after(plan, sheet), sheet)).toEqual(['done', 'done', 'done'])
    expect(brought(plan, cameBack([aBox(any)]), cameBack([aBox(any), aBox(any)]))).toEqual([
      'mia 04',
      'done',
      'mia 03',
    ])
  })

  test('counts what was ticked on the screen among the times for any day', () => {
    const plan = week({ repeat, checks: { '2026-03-04': ['mia'] } })
    expect(brought(plan, cameBack([aBox({ date: null }), aBox({ date: null })]))).toEqual([
      'done',
      'mia 03',
    ])
    const once = week({ repeat: { kind: 'once' }, checks: { '2026-03-01': ['mia'] } })
    expect(brought(once, cameBack([aBox({ date: null })]))).toEqual(['done'])
  })

  test('leaves out days to come, days off, and tasks that are no longer in the plan', () => {
    expect(brought(week(), cameBack([aBox({ date: '2026-03-05' })]))).toEqual(['to-come'])
    const off = week({ repeat }, { pausedDates: ['2026-03-04'] })
    expect(brought(off, cameBack([aBox({ date: null })]))).toEqual(['mia 03'])
    const next = week({ repeat }, { startsOn: '2026-03-08' })
    expect(brought(next, cameBack([aBox({ date: null })]))).toEqual(['to-come'])
    expect(brought(week(), cameBack([aBox({ taskId: 'other' })]))).toEqual(['gone'])
  })

  test('says why a rule takes no tick', () => {
    const ofLeo = week({ owners: ['leo'] })
    expect(brought(ofLeo, cameBack([aBox()]))).toEqual(['not-an-owner'])
    expect(brought(week(), cameBack([aBox({ memberIds: ['tom'] })]))).toEqual(['member-missing'])
    expect(brought(week(), cameBack([aBox({ date: '2026-02-01' })]))).toEqual([
      'date-outside-sprint',
    ])
  })

  test('is one tick of whoever did it, or of all; who of many is asked [N5]', () => {
    const one = week({ sharing: 'one' })
    expect(brought(one, cameBack([aBox(), aBox({ memberIds: ['leo'] })]))).toEqual([
      'mia 02',
      'done',
    ])
    const many = aBox({ memberIds: ['gone', ...memberIds] })
    expect(brought(one, cameBack([many]))).toEqual(['who of maya,ben,mia,leo'])
    const said = { ...cameBack([many]), whose: new Map([[0, 'leo']]) }
    expect(brought(one, said)).toEqual(['leo 02'])
    const ofTom = week({ sharing: 'one', owners: ['tom'] })
    expect(brought(ofTom, cameBack([many])), 'nobody may').toEqual(['member-missing'])
    const all = aBox({ memberIds: ['gone', 'ben', 'mia'], together: true })
    const together = week({ sharing: 'together' })
    expect(brought(together, cameBack([all]))).toEqual(['ben 02'])
    expect(brought(after(together, cameBack([all])), cameBack([all]))).toEqual(['done'])
  })
})
