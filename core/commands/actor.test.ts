import fc from 'fast-check'
import { expect, test } from 'vitest'
import { id } from '../schema.ts'
import { homesActor, otherHomeActor, memberActor, memberOfActor, wallActor } from './actor.ts'

const anId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)

test('a member on a device is never taken for an account, the wall or the homes [A88]', () => {
  fc.assert(
    fc.property(anId, fc.constantFrom('device' as const, 'visitor' as const), (memberId, kind) => {
      const actor = memberActor(memberId, kind)
      expect(id.safeParse(actor).success).toBe(false)
      expect([wallActor, homesActor, otherHomeActor]).not.toContain(actor)
      expect(memberOfActor(actor)).toBe(memberId)
      expect(memberOfActor(memberId)).toBe(null)
    }),
  )
})
