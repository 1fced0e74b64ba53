import { expect, test } from 'vitest'
import { aFamily, aSprint } from '../testing/a-family.ts'
import { documentHash } from './document-hash.ts'

test('the same document has one hash, in whatever order its fields are written', () => {
  const sprint = aSprint()
  const turned = Object.fromEntries(Object.entries(sprint).toReversed())
  expect(documentHash(turned)).toBe(documentHash(sprint))
  const unsaid = { ...sprint, meeting: { ...sprint.meeting, notes: undefined } }
  expect(documentHash(unsaid)).toBe(documentHash(sprint))
})

test('any difference gives another one', () => {
  const family = aFamily()
  const others = [
    { ...family, version: family.version + 1 },
    aFamily({ interests: ['Swimming'] }),
    aFamily({ interests: ['swimming'] }),
    null,
  ]
  const hashes = [family, ...others].map(documentHash)
  expect(new Set(hashes).size).toBe(hashes.length)
})
