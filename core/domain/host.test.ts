import { expect, test } from 'vitest'
import { nextHost, possibleHosts } from './host.ts'
import type { Member } from './member.ts'

const look = { animal: 'fox', color: 'leaf' } as const
const anna: Member = { kind: 'adult', id: 'anna', name: 'Anna', isParent: true, ...look }
const ben: Member = { kind: 'adult', id: 'ben', name: 'Ben', ...look }
const mia: Member = { kind: 'child', id: 'mia', name: 'Mia', birthYear: 2018, ...look }
const tom: Member = { kind: 'child', id: 'tom', name: 'Tom', ageBand: '3-5', ...look }
const family = [anna, ben, mia, tom]
const today = '2026-05-11'

test('hosting is for adults and for children from six [S1.5]', () => {
  expect(possibleHosts(family, today)).toEqual([anna, ben, mia])
})

test('hosting goes round the family and starts again [S1.5]', () => {
  expect(nextHost(family, null, today)).toBe(anna)
  expect(nextHost(family, 'anna', today)).toBe(ben)
  expect(nextHost(family, 'ben', today)).toBe(mia)
  expect(nextHost(family, 'mia', today)).toBe(anna)
})

test('the rota begins again when the last host has left the family [S1.5]', () => {
  expect(nextHost(family, 'gone', today)).toBe(anna)
  expect(nextHost([], 'anna', today)).toBeNull()
})
