import { beforeAll, describe, expect, test } from 'vitest'
import type { Child } from '#core/members/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { aTask, mia } from '#core/testing/a-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const id = 'a-command-with-bad-input'
const children = (count: number): Child[] =>
  Array.from({ length: count }, (_, index) => ({ ...mia, id: `child${index}` }))
const tasks = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { checks: _checks, ...task } = aTask({ id: `task${index}` })
    return task
  })
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const task = (fields: object) => ({ id, type: 'add-task', task: { ...aTask(), ...fields } })
const edit = (changes: object) => ({ id, type: 'edit-family', changes })

type Case = [what: string, body: unknown, field: string, words: string]

const forFamily: Case[] = [
  [
    'a name of 81 characters',
    edit({ children: [{ ...mia, name: 'x'.repeat(81) }] }),
    'changes.children.0.name',
    'must have at most 80 characters',
  ],
  [
    'an empty name',
    edit({ children: [{ ...mia, name: '' }] }),
    'changes.children.0.name',
    'must not be empty',
  ],
  [
    'a name of blanks',
    edit({ children: [{ ...mia, name: '\u00a0 ' }] }),
    'changes.children.0.name',
    'must not be blank',
  ],
  [
    'a name with a zero byte',
    edit({ children: [{ ...mia, name: 'M\u0000' }] }),
    'changes.children.0.name',
    'must be a single line of text',
  ],
  [
    '21 children',
    edit({ children: children(21) }),
    'changes.children',
    'must have at most 20 entries',
  ],
  [
    'six priorities',
    edit({ priorities: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    'changes.priorities',
    'must have at most 5 entries',
  ],
  ['a priority twice', edit({ priorities: ['a', 'a'] }), 'changes.priorities', 'must not repeat'],
  [
    'an unknown weekday',
    edit({ settings: { startOfWeek: 'Someday' } }),
    'changes.settings.startOfWeek',
    'must be Sunday, Monday, Tuesday, Wednesday, Thursday, Friday or Saturday',
  ],
  [
    'a time that does not exist',
    edit({ settings: { meetingTime: '24:00' } }),
    'changes.settings.meetingTime',
    'must be a time like 18:30',
  ],
  [
    'a birth year as text',
    edit({ children: [{ ...mia, birthYear: '2018' }] }),
    'changes.children.0.birthYear',
    'must be a number',
  ],
  [
    'half a birth year',
    edit({ children: [{ ...mia, birthYear: 2018.5 }] }),
    'changes.children.0.birthYear',
    'must be a whole number',
  ],
  [
    'a birth year long ago',
    edit({ children: [{ ...mia, birthYear: 1066 }] }),
    'changes.children.0.birthYear',
    'must be at least 1990',
  ],
  [
    'a surname of a child',
    edit({ children: [{ ...mia, surname: 'Lind' }] }),
    'changes.children.0.surname',
    'is not expected here',
  ],
  [
    'an e-mail that is none',
    edit({ adults: [{ ...mia, ageBand: undefined, email: 'ben' }] }),
    'changes.adults.0.email',
    'must be an e-mail address',
  ],
  ['a list as changes', edit([]), 'changes', 'must be an object'],
  ['an unknown command', { id, type: 'grow-wings' }, 'type', 'is missing or not one that is known'],
  ['no type', { id }, 'type', 'is missing or not one that is known'],
  ['no id', { type: 'complete-onboarding' }, 'id', 'is missing'],
  [
    'a short command id',
    { id: 'short', type: 'complete-onboarding' },
    'id',
    'must be a command id',
  ],
  [
    'more than the command has',
    { id, type: 'complete-onboarding', admin: true },
    'admin',
    'is not expected here',
  ],
  ['null', null, '', 'must be an object'],
  ['a text', 'hello', '', 'must be an object'],
  ['a list', [], '', 'must be an object'],
]

const forSprint: Case[] = [
  [
    '61 tasks',
    { id, type: 'create-sprint', sprint: newSprint({ tasks: tasks(61) }) },
    'sprint.tasks',
    'must have at most 60 entries',
  ],
  [
    'a title of 141 characters',
    task({ title: 'x'.repeat(141) }),
    'task.title',
    'must have at most 140 characters',
  ],
  [
    'a title of two lines',
    task({ title: 'a\r\nb' }),
    'task.title',
    'must be a single line of text',
  ],
  [
    'a day that does not exist',
    { id, type: 'pause-days', dates: ['2026-02-30'] },
    'dates.0',
    'must be a date that exists',
  ],
  [
    'a date in another order',
    { id, type: 'pause-days', dates: ['31.01.2026'] },
    'dates.0',
    'must be a date like 2026-01-31',
  ],
  [
    'a tick on a day that does not exist',
    task({ checks: { '2026-02-29': ['mia'] } }),
    'task.checks.2026-02-29',
    'must be a date that exists',
  ],
  [
    'a sprint of five weeks',
    { id, type: 'edit-sprint', changes: { weeks: 5 } },
    'changes.weeks',
    'must be at most 4',
  ],
  [
    'a sprint of no weeks',
    { id, type: 'edit-sprint', changes: { weeks: 0 } },
    'changes.weeks',
    'must be at least 1',
  ],
  [
    'eight times a week',
    task({ repeat: { kind: 'times', times: 8 } }),
    'task.repeat.times',
    'must be at most 7',
  ],
  [
    'an unknown rhythm',
    task({ repeat: { kind: 'sometimes' } }),
    'task.repeat.kind',
    'is missing or not one that is known',
  ],
  ['nobody as owner', task({ owners: [] }), 'task.owners', 'must have at least 1 entry'],
  ['an owner who is a number', task({ owners: [7] }), 'task.owners.0', 'must be a text'],
  ['owners in a word', task({ owners: 'nobody' }), 'task.owners', 'is not as expected'],
  ['half a plan', task({ ifThen: { if: 'it rains' } }), 'task.ifThen.then', 'is missing'],
  [
    'a sixth face',
    { id, type: 'set-feeling', memberId: 'primary', mood: 6 },
    'mood',
    'must be at most 5',
  ],
  [
    'a note of 2,001 characters',
    { id, type: 'edit-retrospective', changes: { why: 'x'.repeat(2001) } },
    'changes.why',
    'must have at most 2000 characters',
  ],
]

describe.each(dialects)('bad input, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let sprintId: string
  beforeAll(async () => {
    maya = await server.signedUp()
    const sprint = newSprint()
    sprintId = sprint.id
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
  })

  const stored = async () => [
    await maya.documents(),
    await server.db
      .selectFrom('changes')
      .select('commandId')
      .where('familyId', '=', maya.familyId)
      .execute(),
  ]

  /** Posts a body as it is; gives the refusal, after seeing that nothing was stored. */
  const refusalOf = async (path: string, body: string, type = 'application/json') => {
    const before = await stored()
    const headers = { 'content-type': type }
    const response = await maya.send(path, { method: 'POST', body, headers })
    const answer: unknown = await response.json()
    expect(await stored()).toEqual(before)
    expect(server.errors).toEqual([])
    return problem({ status: response.status, headers: response.headers, body: answer })
  }
  const familyCommands = () => apiPaths.familyCommands(maya.familyId)
  const sprintCommands = () => apiPaths.sprintCommands(maya.familyId, sprintId)

  const refusal = (field: string, words: string) => ({
    status: 400,
    code: 'invalid-input',
    field,
    message: `${field || 'The request'} ${words}.`,
  })

  test.each(forFamily)(
    '%s is refused for a family in a sentence that names it, and not stored',
    async (_, body, field, words) => {
      expect(await refusalOf(familyCommands(), JSON.stringify(body))).toEqual(refusal(field, words))
    },
  )

  test.each(forSprint)(
    '%s is refused for a sprint in a sentence that names it, and not stored',
    async (_, body, field, words) => {
      expect(await refusalOf(sprintCommands(), JSON.stringify(body))).toEqual(refusal(field, words))
    },
  )

  test.each([
    ['half an object', '{"id":'],
    ['nothing', ''],
    ['no JSON', '<family/>'],
    ['a comment', '{} // done'],
    ['a bare word', 'undefined'],
  ])('malformed JSON, %s, is refused', async (_, body) => {
    expect(await refusalOf(familyCommands(), body)).toEqual({
      status: 400,
      code: 'invalid-json',
      message: 'The request is not valid JSON.',
    })
  })

  test.each(['application/jsonp', 'application/json-seq; charset=utf-8'])(
    'a body that says it is %s is not read as JSON',
    async (type) => {
      const body = `{"id":"${id}","type":"complete-onboarding"}`
      expect(await refusalOf(familyCommands(), body, type)).toMatchObject({
        status: 400,
        code: 'invalid-json',
      })
    },
  )

  test.each([
    [
      'at the top',
      `{"id":"${id}","type":"complete-onboarding","__proto__":{"admin":true}}`,
      '__proto__',
    ],
    [
      'inside',
      `{"id":"${id}","type":"edit-family","changes":{"__proto__":{"interests":["x"]}}}`,
      'changes.__proto__',
    ],
    [
      'as constructor',
      `{"id":"${id}","type":"complete-onboarding","constructor":{"prototype":{}}}`,
      'constructor',
    ],
  ])('__proto__ %s is refused and taints nothing [A23]', async (_, body, field) => {
    expect(await refusalOf(familyCommands(), body)).toMatchObject({ status: 400, field })
    expect(({} as { admin?: boolean }).admin).toBe(undefined)
  })

  test.each([100, 10_000, 100_000])('JSON of depth %i is refused [A23]', async (depth) => {
    const tooComplex = { status: 400, code: 'too-complex' }
    const tooLarge = { status: 413, code: 'too-large' }
    expect(await refusalOf(familyCommands(), nested(depth))).toMatchObject(tooComplex)
    const inside = `{"id":"${id}","type":"edit-family","changes":{"interests":${nested(depth)}}}`
    expect(await refusalOf(familyCommands(), inside)).toMatchObject(tooComplex)
    const signIn = `{"email":${nested(depth)},"password":"x"}`
    // A stranger's is refused by its size before.
    const refused = signIn.length > limits.strangersBodySize ? tooLarge : tooComplex
    expect(await refusalOf(apiPaths.signIn, signIn)).toMatchObject(refused)
  })

  test('a body of 1 MB is refused, whether it says its length or not [A23]', async () => {
    const tooLarge = { status: 413, code: 'too-large' }
    const body = JSON.stringify(edit({ interests: ['x'.repeat(1024 * 1024)] }))
    expect(await refusalOf(familyCommands(), body)).toMatchObject(tooLarge)
    const stream = new Blob([body]).stream()
    const streamed = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
    const headers = { 'content-type': 'application/json' }
    const response = await maya.send(familyCommands(), { ...streamed, headers })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too-large' })
  })

  test('the 21st member is refused by the rule that counts them', async () => {
    const many = server.client()
    await many.signUp({ email: `many-${dialect}@example.org`, password: 'giraffe-umbrella' })
    const { familyId } = (await many.bootstrap()).body.user
    const full = { type: 'edit-family' as const, changes: { children: children(19) } }
    expect(await many.changeFamily(familyId, full)).toMatchObject({ status: 200 })
    const member = { kind: 'child' as const, ...mia }
    const answer = await many.changeFamily(familyId, { type: 'add-member', member })
    expect(problem(answer)).toEqual({
      status: 409,
      code: 'list-full',
      message: 'This list is full. Remove something first.',
    })
  })

  test(`the 61st task is refused by the rule that counts them`, async () => {
    const sprint = newSprint({ tasks: tasks(limits.tasks) })
    expect(await maya.post(apiPaths.sprints(maya.familyId), { sprint })).toMatchObject({
      status: 200,
    })
    const answer = await maya.changeSprint(maya.familyId, sprint.id, {
      type: 'add-task',
      task: aTask({ id: 'one-more' }),
    })
    expect(problem(answer)).toMatchObject({ status: 409, code: 'list-full' })
  })

  test('a sprint posted to the address of another is refused', async () => {
    const sprint = newSprint()
    const command = { id, type: 'create-sprint', sprint }
    const answer = await refusalOf(
      apiPaths.sprintCommands(maya.familyId, 'another'),
      JSON.stringify(command),
    )
    expect(answer).toMatchObject({ status: 400, code: 'invalid-input', field: 'sprint.id' })
  })

  test('a family whose document would outgrow its bound is told so, and keeps what it has', async () => {
    const big = server.client()
    await big.signUp({ email: `big-${dialect}@example.org`, password: 'giraffe-umbrella' })
    const { familyId } = (await big.bootstrap()).body.user
    const before = (await big.bootstrap()).body.family.version
    let status = 200
    for (let index = 0; index < 60 && status === 200; index += 1) {
      const text = 'ü'.repeat(limits.title)
      const topic = { id: `t${index}`, text }
      const goal = {
        id: `g${index}`,
        title: text,
        why: 'x'.repeat(limits.note),
        measure: 'x'.repeat(limits.note),
        weeks: 1,
        celebration: '',
        startsOn: '2026-03-01',
      }
      await big.changeFamily(familyId, { type: 'park-topic', topic })
      await big.changeFamily(familyId, { type: 'set-goal', goal })
      const closed = await big.changeFamily(familyId, { type: 'close-goal', outcome: 'reached' })
      status = closed.status
    }
    const { family } = (await big.bootstrap()).body
    expect(family.version).toBeGreaterThan(before)
    expect(JSON.stringify(family).length).toBeLessThanOrEqual(limits.documentSize)
  })
})
