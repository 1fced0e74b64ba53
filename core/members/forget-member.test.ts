import fc from 'fast-check'
import { sprintDocument } from '../sprint/examples.ts'
import { describe, expect, test } from 'vitest'
import { familySchema, type Family } from '../family/schema.ts'
import { sprintSchema, type Sprint } from '../sprint/schema.ts'
import { aFamily, aSprint, aTask, deepFreeze, mia, refusalOf } from '../testing/a-family.ts'
import { busyFamily } from '../testing/documents.ts'
import { forgetInFamily, forgetInSprint, forgottenIn, mentions } from './forget-member.ts'

/** Not an id, not a word of the format, and nothing that the texts have by themselves. */
const name = 'Pip Zanzi'
const forgotten = { memberId: 'mia', name, heirId: 'primary' }

type Parent = Record<string, unknown>

/** The document with the name in every text that the contract lets anybody write. */
function withNameEverywhere<T>(document: T, isFine: (document: T) => boolean): T {
  const copy = structuredClone(document)
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      const parent = value as Parent
      const before = parent[key]
      if (typeof before !== 'string') walk(before)
      else {
        parent[key] = `${name}, ${before}`.slice(0, 70)
        if (!isFine(copy)) parent[key] = before
      }
    }
  }
  walk(copy)
  return copy
}

const fineSprint = (sprint: Sprint) => sprintSchema.safeParse(sprint).success
const fineFamily = (family: Family) => familySchema.safeParse(family).success
/** Ids of entries may look like a member's. */
const withoutEntryIds = (document: object) =>
  JSON.stringify(document, (key, value: unknown) => (key === 'id' ? undefined : value))

describe('forgetting a member', () => {
  test('leaves neither their id nor their name in any sprint, and one that is still a sprint', () => {
    fc.assert(
      fc.property(sprintDocument('sprint1'), (document) => {
        const sprint = deepFreeze(withNameEverywhere(document, fineSprint))
        const after = forgetInSprint(sprint, forgotten)
        expect(sprintSchema.parse(after)).toEqual(after)
        expect(withoutEntryIds(after)).not.toMatch(/"mia"|Pip Zanzi/)
        expect(after.version).toBe(sprint.version + 1)
        expect(forgetInSprint(after, forgotten)).toBe(after)
      }),
      { seed: 7, numRuns: 20 },
    )
  })

  test('leaves nothing of them in a family that is full of them, and still is a family', () => {
    const document = busyFamily()
    const plain = { ...document.familyData, children: [mia], adults: [], adultEmails: [] }
    const family = withNameEverywhere({ ...document, familyData: plain }, fineFamily)
    const { primaryUser } = plain
    const children = [{ ...mia, name }]
    const named = { ...family, familyData: { ...family.familyData, primaryUser, children } }
    expect(withoutEntryIds(named).split(name).length).toBeGreaterThan(10)
    const after = forgetInFamily(deepFreeze(named), forgottenIn(named, 'mia'))
    expect(familySchema.parse(after)).toEqual(after)
    expect(withoutEntryIds(after)).not.toMatch(/"mia"|Pip Zanzi/)
    expect(after.familyData.children).toEqual([])
  })

  test('takes their own tasks, ticks and answers, and leaves what belongs to all', () => {
    const checks = { '2026-03-02': ['mia', 'ben'], '2026-03-03': ['mia'] }
    const sprint = aSprint({
      tasks: [
        aTask({ id: 'own', owners: ['mia'] }),
        aTask({ id: 'shared', owners: ['mia', 'ben'], helperId: 'mia', checks }),
        aTask({ id: 'all', title: 'Mia’s bath, not Mian’s' }),
      ],
    })
    const after = forgetInSprint(sprint, { memberId: 'mia', name: 'Mia', heirId: 'primary' })
    expect(after.tasks).toEqual([
      aTask({ id: 'shared', owners: ['ben'], checks: { '2026-03-02': ['ben'] } }),
      aTask({ id: 'all', title: '…’s bath, not Mian’s' }),
    ])
  })

  test('knows a name as a word of its own, whatever it is made of', () => {
    expect(mentions('Ben, Mia and I', 'Mia')).toBe(true)
    expect(mentions('Miami', 'Mia')).toBe(false)
    expect(mentions('Für Zoë!', 'Zoë')).toBe(true)
    expect(mentions('J.J. swims', 'J.J.')).toBe(true)
    expect(mentions('Jaja swims', 'J.J.')).toBe(false)
    expect(mentions('(a+b) is here', '(a+b)')).toBe(true)
  })

  test('is not for the parent who started the family, nor for whoever is not in it', () => {
    expect(refusalOf(() => forgottenIn(aFamily(), 'primary'))).toBe('primary-stays')
    expect(refusalOf(() => forgottenIn(aFamily(), 'stranger'))).toBe('member-missing')
  })

  test('leaves a sprint as it is that knows nothing of them', () => {
    const sprint = aSprint({ tasks: [aTask()] })
    expect(forgetInSprint(sprint, forgotten)).toBe(sprint)
  })
})
