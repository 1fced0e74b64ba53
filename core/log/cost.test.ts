import { expect, test } from 'vitest'
import { familySchema, familyCommandSchema } from '../family/schema.ts'
import { sprintSchema, sprintCommandSchema } from '../sprint/schema.ts'
import { limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { atMost, costOf } from '../testing/cost.ts'
import { familyExamples, sprintExamples } from '../testing/commands.ts'
import { midday, weeksLike, worstFamilies, worstSprints } from '../testing/worst-documents.ts'
import { applyCommand, withFrom } from './documents.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import { mergeText } from '../text/merge-text.ts'
import { requireUndoable, undoOf } from './undo.ts'

/** What a command may cost, of every type, on every one of the fullest documents (A78). */

const patient = { timeout: 300_000 }
const by = { now: `${midday}T18:30:00.000Z`, userId: 'maya' }
const id = 'command-of-a-test'

const worstOf = (examples: Record<string, { worst: () => object[] }>) =>
  Object.entries(examples).flatMap(([type, { worst }]) =>
    worst().map((body) => ({ id, type, ...body })),
  )

const families = Object.entries(worstFamilies)
const sprints = Object.entries(worstSprints)

/** As they are read from the store: nothing of them is known. */
const fresh = (documents: Documents): Documents => structuredClone(documents)

type Posted = { name: string; documents: Documents; addressed: Addressed }

const [, anyFamily] = families[2]!
const toFamilies = families.flatMap(([name, family]) =>
  worstOf(familyExamples).map((command): Posted => ({
    name: `${command.type}, ${name}`,
    documents: { family, sprints: [] },
    addressed: { sprintId: null, command } as Addressed,
  })),
)
const toSprints = sprints.flatMap(([name, sprint]) => {
  const weeks = weeksLike(sprint, 3)
  return worstOf(sprintExamples('sprint1')).map((command): Posted => {
    const isNew = command.type === 'create-sprint' || command.type === 'restore-sprint'
    const sprintId = isNew ? 'new' : weeks.at(-1)!.id
    return {
      name: `${command.type}, ${name}`,
      documents: { family: anyFamily, sprints: weeks },
      addressed: { sprintId, command } as Addressed,
    }
  })
})

/** What a server does with one, and a browser: it applies it and takes it back, unless a rule says no. */
function settle({ documents, addressed }: Posted): void {
  try {
    const sent = withFrom(documents, addressed)
    const after = applyCommand(documents, sent, by)
    const undo = undoOf(documents, sent, by)
    if (!undo) return
    const undoing = { sprintId: sent.sprintId, command: { ...undo, id: `${id}-2` } } as Addressed
    requireUndoable(after, undoing, { done: sent, at: by.now, userId: by.userId, undo }, by)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

test('no command costs more than its bound, whatever stands in it [A78]', patient, () => {
  const dear = [...toFamilies, ...toSprints].flatMap((posted) => {
    const cost = costOf(
      () => ({ ...posted, documents: fresh(posted.documents) }),
      (given) => settle(given),
    )
    return cost > atMost ? [`${posted.name}: ${cost.toFixed(1)}`] : []
  })
  expect(dear).toEqual([])
})

test('no text costs more than its bound to be merged, whatever stands in it [A78]', patient, () => {
  const pieces = ['\n', '.', 'a.', 'a.\n', 'a\nb\n', 'a! b? ', 'a']
  const full = (piece: string) => piece.repeat(limits.note / piece.length)
  const dear = pieces.flatMap((base) =>
    pieces.flatMap((theirs) => {
      const given = [full(base), `b${full(theirs).slice(2)}x`, `c${full(base).slice(2)}y`] as const
      const cost = costOf(
        () => given,
        (texts) => mergeText(...texts),
      )
      return cost > atMost ? [JSON.stringify([base, theirs, cost])] : []
    }),
  )
  expect(dear).toEqual([])
})

test('the commands and documents of these promises are such as the contract takes, and full', () => {
  const problems = [
    ...families.map(([name, family]) => ({ name, error: familySchema.safeParse(family).error })),
    ...sprints.map(([name, sprint]) => ({ name, error: sprintSchema.safeParse(sprint).error })),
    ...toFamilies.map(({ name, addressed }) => ({
      name,
      error: familyCommandSchema.safeParse(addressed.command).error,
    })),
    ...toSprints.map(({ name, addressed }) => ({
      name,
      error: sprintCommandSchema.safeParse(addressed.command).error,
    })),
  ]
  expect(problems.filter(({ error }) => error)).toEqual([])
  for (const [name, document] of [...families, ...sprints]) {
    const size = JSON.stringify(document).length
    expect(size, name).toBeLessThanOrEqual(limits.documentSize)
    expect(size, name).toBeGreaterThan(limits.documentSize / 4)
  }
})
