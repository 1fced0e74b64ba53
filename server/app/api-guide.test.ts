import { execFile, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { parseYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todaySchema, type Today } from '#core/programs/today-schema.ts'
import { webhookMessageSchema } from '#core/programs/webhook-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { queueAllMessages } from '#server/features/webhooks/queue-messages.ts'
import { sendDueMessages } from '#server/features/webhooks/webhook-sender.ts'
import { webhookRequest } from '#server/platform/webhook-request.ts'
import { freePort } from '../../scripts/free-port.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { listening } from '#server/testing/sse-client.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { password, secret, useServer, type SignedUp } from '#server/testing/test-server.ts'

const run = promisify(execFile)
const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

/** The pieces of code of one language, in the page's order. */
const pieces = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code!)

type Rest = {
  rest: {
    resource: string
    headers: Record<string, string>
    sensor: { value_template: string; json_attributes: string[] }[]
  }[]
  rest_command: Record<
    string,
    {
      url: string
      method: string
      content_type: string
      headers: Record<string, string>
      payload: string
    }
  >
  script: Record<string, { sequence: { action: string; data: Record<string, string> }[] }>
}

/** What Home Assistant makes of a template, as far as the page uses them. */
const rendered = (template: string, names: object) =>
  template.replaceAll(/\{\{(.+?)\}\}/g, (_, inside: string) =>
    String(runInNewContext(inside, { ...names })),
  )

type Made = { made: { id: string }; secret: string }

describe('the guide for other programs does what it says', () => {
  const server = useServer('sqlite', { privateWebhooks: true })
  const port = listening(server)
  const folder = temporaryFolder()
  afterAll(() => folder.remove())
  let maya: SignedUp
  let token: string

  beforeAll(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    const [task] = newSprint().tasks
    const startsOn = new Date().toISOString().slice(0, 10)
    const tasks = [{ ...task!, id: 'dishes', title: 'Dishes' }]
    const sprint = newSprint({ startsOn, tasks })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await maya.changeSprint(maya.familyId, sprint.id, { type: 'finish-planning' })
    const asked = { name: 'The guide', scope: 'tick', days: null, password }
    token = (await maya.post<{ token: string }>(apiPaths.apiTokens, asked)).body.token
  })

  const mine = (code: string) =>
    code
      .replaceAll('https://family.example', `http://127.0.0.1:${port()}`)
      .replaceAll('elefam_your-token', token)
      .replaceAll('family_your-id', maya.familyId)
  const isDone = async () => (await maya.get<Today>(apiPaths.today)).body.tasks[0]?.done
  const untick = () => maya.post(apiPaths.todayTicks, { taskId: 'dishes', done: false })

  test('with curl: the day, a tick, what happens [E3]', async () => {
    const [day = '', tick = '', events = ''] = pieces('sh').map(mine)
    const told = await run('sh', ['-c', day])
    const [example = ''] = pieces('json')
    for (const text of [told.stdout, example]) todaySchema.parse(JSON.parse(text))

    const listener = spawn('sh', ['-c', `exec ${events}`])
    let heard = ''
    listener.stdout.on('data', (text: Buffer) => (heard += text.toString()))
    await expect.poll(() => heard, { timeout: 5_000 }).toContain('event: hello')
    const ticked = await run('sh', ['-c', tick])
    expect(JSON.parse(ticked.stdout)).toMatchObject({ userId: maya.userId })
    const again = await run('sh', ['-c', tick])
    expect(again.stdout).toBe(ticked.stdout)
    expect(await isDone()).toBe(true)
    await expect.poll(() => heard, { timeout: 5_000 }).toContain('"type":"tick"')
    listener.kill()
    await untick()
  })

  test('in Home Assistant: the sensor and the command [E3]', async () => {
    const [code = ''] = pieces('yaml')
    const { rest, rest_command: commands, script } = parseYaml(mine(code)) as Rest
    const [{ resource, headers, sensor }] = rest as [Rest['rest'][number]]
    const response = await fetch(resource, { headers })
    const value = (await response.json()) as Record<string, unknown>
    expect(rendered(sensor[0]!.value_template, { value_json: value })).toBe('1')
    for (const name of sensor[0]!.json_attributes) expect(value).toHaveProperty(name)

    const [step] = Object.values(script)[0]!.sequence
    const command = commands[step!.action.replace('rest_command.', '')]!
    const answer = await fetch(command.url, {
      method: command.method.toUpperCase(),
      headers: { ...command.headers, 'content-type': command.content_type },
      body: rendered(command.payload, step!.data),
    })
    expect(answer.status).toBe(200)
    expect(await isDone()).toBe(true)
    await untick()
  })

  test('as a script [E3]', async () => {
    const [code = ''] = pieces('js')
    const file = join(folder.path, 'today.mjs')
    writeFileSync(file, mine(code))
    const { stdout } = await run(process.execPath, [file])
    expect(stdout).toContain('· Dishes (Maya)')
  })

  test('with a webhook: made by curl, and received by the lines of the page [E3]', async () => {
    const [, , , make = '', change = '', ...more] = pieces('sh')
    expect(more, 'every piece is run').toEqual([])
    const asked = { name: 'The guide', scope: 'everything', days: null, password }
    token = (await maya.post<{ token: string }>(apiPaths.apiTokens, asked)).body.token
    const [code = ''] = pieces('js receiver')
    const receiverPort = await freePort()
    const receiver = `http://127.0.0.1:${receiverPort}/elefam`
    const { stdout } = await run('sh', [
      '-c',
      mine(make).replace('https://receiver.example/elefam', receiver),
    ])
    const first = JSON.parse(stdout) as Made
    const changed = await run('sh', ['-c', mine(change).replace('your-webhook', first.made.id)])
    // The first is good for a day more: what is signed twice comes through the page's lines.
    expect((JSON.parse(changed.stdout) as Made).secret).not.toBe(first.secret)
    const file = join(folder.path, 'receiver.mjs')
    const asMine = code.replace('whsec_your-secret', first.secret)
    writeFileSync(file, asMine.replace('8124', String(receiverPort)))
    const listener = spawn(process.execPath, [file])
    let heard = ''
    listener.stdout.on('data', (text: Buffer) => (heard += text.toString()))
    await expect
      .poll(
        () =>
          fetch(receiver).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(401)

    await maya.post(apiPaths.todayTicks, { taskId: 'dishes' })
    const clock = () => new Date().toISOString()
    const log = { info: () => undefined, error: () => undefined }
    const request = webhookRequest({ ownNetwork: true })
    const sent: string[] = []
    const options = { db: server.store.db, clock, log, secret }
    await queueAllMessages(options)
    await sendDueMessages({
      ...options,
      request: (url, posted) => {
        sent.push(posted.body)
        return request(url, posted)
      },
    })
    await expect.poll(() => heard).toContain('day.ticked')
    listener.kill()
    // The page's example is like what was sent.
    const [example = ''] = pieces('json webhook')
    const [shown, real] = [example, sent[0]!].map((text) =>
      webhookMessageSchema.parse(JSON.parse(text)),
    )
    expect(Object.keys(real!.data)).toEqual(Object.keys(shown!.data))
    expect(real).toMatchObject({ type: shown!.type, data: { task: 'Dishes', member: 'Maya' } })
  })
})
