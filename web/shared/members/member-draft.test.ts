import { expect, test } from 'vitest'
import { adultSchema, childSchema, primaryMemberSchema } from '#core/members/schema.ts'
import { aFamily, ben, familyAfter, leo, mia, type DoToFamily } from '#core/testing/a-family.ts'
import {
  adultFrom,
  childFrom,
  memberDraftOf,
  memberIntent,
  memberRules,
  newMemberDraft,
  primaryFrom,
} from './member-draft.ts'

const { primaryUser } = aFamily().familyData

test('a form that nobody touched gives back the same member [S3.2]', () => {
  expect(primaryFrom(memberDraftOf({ kind: 'primary', ...primaryUser }))).toEqual(primaryUser)
  expect(adultFrom(memberDraftOf({ kind: 'adult', ...ben }))).toEqual(ben)
  expect(childFrom(memberDraftOf({ kind: 'child', ...mia }))).toEqual(mia)
  const { ageBand: _, ...born } = { ...leo, birthYear: 2021 }
  expect(childFrom(memberDraftOf({ kind: 'child', ...born }))).toEqual(born)
})

test('a child becomes an adult, and nobody else is touched [P16]', () => {
  const draft = memberDraftOf({ kind: 'child', ...mia })
  const intent = memberIntent({ ...draft, kind: 'adult', email: 'mia@example.org' })
  const { adults, children } = familyAfter(aFamily(), intent as DoToFamily).familyData
  expect(adults.at(-1)).toMatchObject({ id: mia.id, name: mia.name, email: 'mia@example.org' })
  expect(children.map(({ id }) => id)).not.toContain(mia.id)
})

test('one parent’s new name and the other’s new animal both stay [P6]', () => {
  const draft = memberDraftOf({ kind: 'child', ...mia })
  const [mine, theirs] = [
    memberIntent({ ...draft, name: 'Mimi' }),
    memberIntent({ ...draft, animal: 'owl' }),
  ]
  const after = familyAfter(aFamily(), theirs as DoToFamily, mine as DoToFamily)
  const child = after.familyData.children.find(({ id }) => id === mia.id)
  expect(child).toMatchObject({ name: 'Mimi', animal: 'owl' })
})

test('somebody new needs a name and gets a look that nobody has [S3.2]', () => {
  const draft = newMemberDraft('child', { id: 'new', family: [primaryUser, ben, mia, leo] })
  const { tidy, problem } = memberRules.name
  expect(problem(tidy(draft.name))).toBeDefined()
  expect(problem(tidy(' \n '))).toBeDefined()
  expect(problem(tidy('Zoë'))).toBe(undefined)
  for (const other of [primaryUser, ben, mia, leo]) {
    expect(draft.animal).not.toBe(other.animal)
    expect(draft.color).not.toBe(other.color)
  }
})

test('whatever passes the form, the contract takes [S3.2]', () => {
  const draft = { ...newMemberDraft('child', { id: 'new', family: [] }), name: ' Zo\të\n' }
  expect(primaryMemberSchema.parse(primaryFrom(draft)).name).toBe('Zo ë')
  expect(childSchema.parse(childFrom({ ...draft, ageBand: '3-5', birthYear: 2020 }))).toEqual({
    ...childFrom(draft),
    birthYear: 2020,
  })
  expect(adultSchema.parse(adultFrom({ ...draft, email: ' ' }))).not.toHaveProperty('email')
  expect(adultSchema.parse(adultFrom({ ...draft, email: ' zoe@example.org ' })).email).toBe(
    'zoe@example.org',
  )
})

test('a mistyped address is named beside its field; none is fine [S5.1]', () => {
  expect(memberRules.email.problem('ben@home')).toBeDefined()
  expect(memberRules.email.problem('')).toBe(undefined)
  expect(memberRules.email.problem('ben@example.org')).toBe(undefined)
})
