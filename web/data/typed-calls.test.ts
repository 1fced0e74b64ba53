import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request, type AnswerAt, type BodyAt } from './api.ts'

const asked: string[] = []

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

const listen = () =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json([])
  })

const family = apiPaths.family('family_x')

// What is wrong here is told by the type check; `npm run check` fails where one of these lines does
// not fail, or where another one does.
describe('a call is typed by its route', () => {
  test('in its answer: a field by another name does not compile [C3]', async () => {
    listen()
    expectTypeOf<AnswerAt<typeof family>>().toEqualTypeOf<Family>()
    expectTypeOf<AnswerAt<ReturnType<typeof apiPaths.sprints>>>().toEqualTypeOf<Sprint[]>()
    const { user } = await request(apiPaths.session)
    expectTypeOf(user).not.toBeAny()
    // @ts-expect-error: the session says who is signed in as `user`
    expect((await request(apiPaths.session)).owner).toBe(user)
  })

  test('in its body: a field too many, another name or none does not compile [C3]', async () => {
    listen()
    expectTypeOf<BodyAt<typeof apiPaths.resetPassword>>().toEqualTypeOf<{
      token: string
      newPassword: string
    }>()
    const method = 'POST'
    await request(apiPaths.resetPassword, { method, body: { token: 'a', newPassword: 'b' } })
    // @ts-expect-error: without the new password
    await request(apiPaths.resetPassword, { method, body: { token: 'a' } })
    // @ts-expect-error: by another name
    await request(apiPaths.resetPassword, { method, body: { token: 'a', password: 'b' } })
    const proof = { password: 'a', otp: 'b' }
    // @ts-expect-error: a name too many, though everything that is asked for is there
    await request(apiPaths.familyExport('family_x'), { method, body: proof })
    // @ts-expect-error: this route takes no body
    await request(apiPaths.signOut, { method, body: { everywhere: true } })
    expect(asked).toHaveLength(5)
  })

  test('in its address and its method: what no route has does not compile [C3]', async () => {
    listen()
    // @ts-expect-error: nothing is there
    await request('/api/nowhere')
    // @ts-expect-error: a text that was put together is no address
    await request(`/api/families/${asked.length}`)
    // @ts-expect-error: its names are not filled in
    await request(apiPaths.family.template)
    // @ts-expect-error: one name of two
    await request(apiPaths.sprint('family_x'))
    // @ts-expect-error: nobody deletes a session that way
    await request(apiPaths.session, { method: 'DELETE' })
    expect(asked).toHaveLength(5)
  })

  test('in its query, which is written where it says something [C3]', async () => {
    listen()
    await request(apiPaths.sprints('family_x'), { query: { limit: 20, after: undefined } })
    await request(apiPaths.sprints('family_x'), { query: { limit: 20, after: 'week' } })
    await request(apiPaths.changes('family_x'), { query: { after: 7 } })
    // @ts-expect-error: pages go on `after` an entry
    await request(apiPaths.sprints('family_x'), { query: { before: 'week' } })
    // @ts-expect-error: this route has none
    await request(apiPaths.session, { query: { limit: 20 } })
    // @ts-expect-error: after which place?
    await request(apiPaths.changes('family_x'))
    expect(asked.slice(0, 3)).toEqual([
      '/api/families/family_x/sprints?limit=20',
      '/api/families/family_x/sprints?limit=20&after=week',
      '/api/families/family_x/changes?after=7',
    ])
  })
})
