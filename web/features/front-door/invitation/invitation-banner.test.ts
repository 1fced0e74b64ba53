import { expect, test } from 'vitest'
import { errors, type ErrorCode } from '#core/errors.ts'
import { ApiError, OfflineError } from '#web/data/api.ts'
import { stateAfter } from './invitation-banner.tsx'

const refused = (code: ErrorCode) =>
  stateAfter(new ApiError(errors[code].status, { code, message: errors[code].message }))

test.each([
  ['invite-missing', 'Invite not found'],
  ['invite-closed', 'Invite is no longer valid'],
  ['inviter-missing', 'Inviting user not found'],
  ['inviter-without-family', 'No family ID found for inviting user'],
] as const)('a refusal with %s closes the invitation with “%s”', (code, message) => {
  expect(refused(code)).toEqual({ is: 'closed', code, message })
})

test('an address without an id leads to no invite', () => {
  expect(refused('not-found')).toEqual({
    is: 'closed',
    code: 'invite-missing',
    message: 'Invite not found',
  })
})

test('no answer, or a busy server, says nothing of the invite itself', () => {
  expect(stateAfter(new OfflineError())).toMatchObject({ is: 'unreachable' })
  expect(refused('unavailable')).toMatchObject({ is: 'unreachable' })
})
