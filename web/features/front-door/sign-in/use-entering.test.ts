import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { errors, type ErrorCode } from '#core/errors.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError, OfflineError } from '#web/data/api.ts'
import { readFlashMessage, showFlashMessage } from '#web/lib/flash-message.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { fieldOf, goOn, problemFrom, rememberJoining, takeJoining } from './use-entering.ts'

test.each<[ErrorCode, string | null]>([
  ['invalid-credentials', 'password'],
  ['password-too-short', 'password'],
  ['password-common', 'password'],
  ['email-in-use', 'email'],
  ['email-needed', 'email'],
  ['captcha-missing', null],
  ['too-many-requests', null],
  ['unavailable', null],
])('a refusal with %s is about the field %s', (code, field) => {
  const { status, message } = errors[code]
  const problem = problemFrom(new ApiError(status, { code, message }))
  expect(problem.message).toBe(message)
  expect(fieldOf(problem)).toBe(field)
})

test('the server may name the field itself', () => {
  const told = { code: 'invalid-input', message: 'A full address, please.' } as const
  expect(fieldOf(problemFrom(new ApiError(400, { ...told, field: 'email' })))).toBe('email')
  expect(fieldOf(problemFrom(new ApiError(400, { ...told, field: 'name' })))).toBe(null)
})

test('what went wrong on this side keeps its words', () => {
  expect(
    problemFrom(new Refusal('captcha-missing', {}, errors['captcha-missing'].message)),
  ).toMatchObject({
    code: 'captcha-missing',
    message: 'Please complete the reCAPTCHA verification',
  })
  const offline = new OfflineError()
  expect(problemFrom(offline)).toEqual({ code: null, message: offline.message })
  expect(problemFrom('odd')).toEqual({ code: null, message: 'odd' })
})

const inviteId = 'the-invite'
const location = { replace: vi.fn(), reload: vi.fn() }
let asked: string[] = []
let logged: MockInstance

beforeEach(() => {
  asked = []
  vi.stubGlobal('window', { location })
  vi.stubGlobal('sessionStorage', browserStorage())
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  showFlashMessage(null)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

type User = { role: 'primary' | 'coParent'; onboardingComplete: boolean }

/** The server, where accepting is refused with this code, if any. */
function server(user: User | null, refusal?: ErrorCode) {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === apiPaths.acceptInvite(inviteId)) {
      if (!refusal) return Response.json({})
      const { status, message } = errors[refusal]
      return Response.json({ code: refusal, message }, { status })
    }
    if (!user) throw new TypeError('Failed to fetch')
    const session = { user: { id: 'maya', ...user }, family: { id: 'family_maya' }, sprints: [] }
    return Response.json(session)
  })
}

const newcomer: User = { role: 'primary', onboardingComplete: false }

test.each<[string, User, string]>([
  ['a newcomer', newcomer, appPaths.onboarding],
  ['a family that is set up', { ...newcomer, onboardingComplete: true }, appPaths.dashboard],
  ['a co-parent', { role: 'coParent', onboardingComplete: false }, appPaths.dashboard],
])('%s goes on where they belong, as their record says', async (_, user, path) => {
  server(user)
  await goOn(undefined)
  expect(asked).toEqual([apiPaths.bootstrap])
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(path)
})

test('an invite is accepted before the record is read', async () => {
  server({ role: 'coParent', onboardingComplete: true })
  await goOn(inviteId)
  expect(asked).toEqual([apiPaths.acceptInvite(inviteId), apiPaths.bootstrap])
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(appPaths.dashboard)
  expect(readFlashMessage()).toBe(null)
})

test('a refused invite is logged, told on the next page, and stops nobody', async () => {
  server(newcomer, 'invite-closed')
  await goOn(inviteId)
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(appPaths.onboarding)
  expect(logged).toHaveBeenCalledOnce()
  expect(JSON.stringify(logged.mock.calls)).not.toContain(inviteId)
  expect(readFlashMessage()).toContain('Invite is no longer valid')
})

test('a family of one’s own is not left unasked: the invitation’s page asks', async () => {
  server({ role: 'primary', onboardingComplete: true }, 'family-in-use')
  await goOn(inviteId)
  expect(location.reload).toHaveBeenCalledOnce()
  expect(location.replace).not.toHaveBeenCalled()
  expect(takeJoining(inviteId)).toBe(true)
  expect(takeJoining(inviteId), 'once').toBe(false)
})

test('a word for one invite moves nobody at another, and is used up there', () => {
  rememberJoining(inviteId)
  expect(takeJoining('another-invite')).toBe(false)
  expect(takeJoining(inviteId)).toBe(false)
})

test('without a record the dashboard’s guard knows the way', async () => {
  server(null)
  await goOn(undefined)
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(appPaths.dashboard)
})
