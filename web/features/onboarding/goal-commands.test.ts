import { expect, test } from 'vitest'
import { goalSchema } from '#core/contract/goal.ts'
import { applyFamilyCommand } from '#core/domain/family.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { aFamily, goal, now } from '#core/testing/a-family.ts'
import { goalCommands, goalFrom, usualWeeks, type GoalDraft } from './goal-commands.ts'

const today = '2026-03-04'
const usual = { today, beginning: false, outcome: 'reached' as const }

/** The family after the commands that the draft leads to. */
function familyAfter(
  current: typeof goal | null,
  draft: GoalDraft,
  situation: Partial<Parameters<typeof goalCommands>[1]> = {},
) {
  const family = aFamily({ goal: current, pastGoals: [] })
  return goalCommands(draft, { ...usual, current, ...situation }).reduce(
    (before, intent, index) =>
      applyFamilyCommand(
        before,
        { id: `command-number-${index}`, ...intent },
        {
          now,
          userId: 'maya',
          memberIds: memberIdsOf(before.familyData),
        },
      ),
    family,
  ).familyData
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
  expect(goalCommands(goal, { ...usual, current: goal })).toEqual([])
  expect(goalCommands(edited, { ...usual, current: goal })).toEqual([
    { type: 'edit-goal', changes: { why: edited.why } },
  ])
  expect(familyAfter(goal, edited).goal).toEqual(edited)
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
