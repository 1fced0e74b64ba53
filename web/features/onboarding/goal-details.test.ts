import { expect, test } from 'vitest'
import { goalSchema } from '#core/goal/schema.ts'
import { applyFamilyCommand } from '#core/log/rules.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { aFamily, goal, now } from '#core/testing/a-family.ts'
import { goalCommand, goalFrom, usualWeeks, type GoalDraft } from './goal-details.tsx'

const today = '2026-03-04'
const usual = { today, beginning: false, outcome: 'reached' as const }

/** The family after the commands that the draft leads to. */
function familyAfter(
  current: typeof goal | null,
  draft: GoalDraft,
  situation: Partial<Parameters<typeof goalCommand>[1]> = {},
) {
  const family = aFamily({ goal: current, pastGoals: [] })
  const intent = goalCommand(draft, { ...usual, current, ...situation })
  const context = { now, userId: 'maya', memberIds: memberIdsOf(family.familyData) }
  const command = intent && { id: 'command-of-this-test', ...intent }
  return (command ? applyFamilyCommand(family, command, context) : family).familyData
}

test('a title alone makes a goal: it starts today and takes the usual time [S1.8]', () => {
  const made = goalFrom({ id: 'new', title: ' Camp\nby the sea ' }, today)
  expect(goalSchema.parse(made)).toEqual({
    id: 'new',
    title: 'Camp by the sea',
    why: '',
    measure: '',
    weeks: usualWeeks,
    celebration: '',
    startsOn: today,
  })
  expect(familyAfter(null, { id: 'new', title: 'Camp by the sea' }).goal).toEqual(made)
})

test('editing the goal changes what was edited and nothing else [S1.8]', () => {
  const edited = { ...goal, why: 'So that evenings are calm.' }
  expect(goalCommand(goal, { ...usual, current: goal })).toBeNull()
  expect(goalCommand(edited, { ...usual, current: goal })).toEqual({
    type: 'edit-goal',
    changes: { why: edited.why },
    from: { why: goal.why },
  })
  expect(familyAfter(goal, edited).goal).toEqual(edited)
})

test('what the other parent wrote while the goal was being edited stays [P6]', () => {
  const theirs = { ...goal, why: `${goal.why} So that we sleep.`, title: 'Read a lot' }
  const mine = { ...goal, why: `${goal.why} Because it is fun.` }
  const { goal: both } = familyAfter(theirs, mine, { before: goal })
  expect(both?.title).toBe('Read a lot')
  for (const sentence of ['So that we sleep.', 'Because it is fun.'])
    expect(both?.why).toContain(sentence)
})

test('another goal closes the one before, which stays as history [S1.8]', () => {
  const data = familyAfter(goal, { id: 'new', title: 'Camp' }, { outcome: 'let-go' })
  expect(data.goal).toMatchObject({ id: 'new', title: 'Camp', startsOn: today })
  expect(data.pastGoals).toMatchObject([{ id: goal.id, outcome: 'let-go' }])
})

test('before the first week another goal just takes the place of the first one [S1.8]', () => {
  const draft = { id: 'new', title: 'Camp', exampleId: 'camp' }
  const data = familyAfter(goal, draft, { beginning: true })
  expect(data.goal).toMatchObject({ title: 'Camp', exampleId: 'camp', why: '' })
  expect(data.pastGoals).toEqual([])
  const own = familyAfter(data.goal, { id: 'newer', title: 'Read' }, { beginning: true })
  expect(own.goal).toMatchObject({ title: 'Read' })
  expect(own.goal).not.toHaveProperty('exampleId')
})
