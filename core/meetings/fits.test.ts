import { expect, test } from 'vitest'
import type { Member } from '../members/member.ts'
import { aFamily, ben, leo, mia, today } from '../testing/a-family.ts'
import type { Fit } from '../words.ts'
import { familyGoesByEye, fitsAmong, isReadTo } from './fits.ts'

const small: Member = { kind: 'child', ...mia }
const grown: Member = { kind: 'adult', ...ben }
const readTo = (one: Member, fits: Fit[] = [], ofAll: Fit[] = []) =>
  isReadTo({ ...one, fits }, { fits: ofAll }, today)

test('it is read aloud to who reads little yet, or asked for it, and where it fits [N29]', () => {
  expect(readTo(small)).toBe(true)
  expect(readTo(grown)).toBe(false)
  expect(readTo(grown, ['read-aloud'])).toBe(true)
  for (const fit of ['signs', 'no-read-aloud', 'no-sounds'] as const) {
    expect(readTo(small, [fit]), fit).toBe(false)
    expect(readTo(small, [], [fit]), `${fit}, all of them`).toBe(false)
  }
  expect(readTo(grown, ['read-aloud'], ['signs']), 'one who cannot see').toBe(true)
})

test('nothing is read aloud for who is too young to answer, as long as nobody asked for it [N27, N29]', () => {
  const bo = { kind: 'child' as const, ...mia, ageBand: 'under-3' as const }
  expect(readTo(bo)).toBe(false)
  expect(readTo({ ...bo, tooYoung: false })).toBe(true)
  expect(readTo({ ...bo, ageBand: '6-8', tooYoung: true })).toBe(false)
  expect(readTo(bo, ['read-aloud'])).toBe(true)
})

test('what fits all of them fits each, and what fits one whenever they are there [N29]', () => {
  const theo = { ...mia, fits: ['signs'] as Fit[] }
  expect([...fitsAmong({ fits: ['no-sounds'] }, [theo, leo])]).toEqual(['no-sounds', 'signs'])
  expect([...fitsAmong({}, [leo])]).toEqual([])
})

test('one who signs is enough for a family to go by eye, and so is that none of them wants sounds [N29]', () => {
  expect(familyGoesByEye(aFamily().familyData)).toBe(false)
  const withOne = aFamily({ children: [mia, { ...leo, fits: ['signs'] }] })
  expect(familyGoesByEye(withOne.familyData)).toBe(true)
  const family = aFamily().familyData
  const quiet = { ...family, settings: { ...family.settings, fits: ['no-sounds' as const] } }
  expect(familyGoesByEye(quiet)).toBe(true)
})
