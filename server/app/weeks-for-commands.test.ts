import { beforeEach, describe, expect, test } from 'vitest'
import type { PairingOffer } from '#core/devices/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { fillFamily } from '#server/testing/full-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

/** In UTF-16 units; so many questions for it are a family's pace. */
const size = 8 * 1024 * 1024
const atOnce = Math.ceil(limits.readBurst / size)

/** It stands still: nothing is paid off while a slow machine reads. */
const instant = new Date().toISOString()
const clock = () => instant

describe.each(dialects)('what reads all weeks for a command, on %s', (dialect) => {
  const server = useServer(dialect, { clock })
  let maya: SignedUp
  let sprintId: string
  const date = instant.slice(0, 10)
  beforeEach(async () => {
    maya = await server.signedUp()
    const sprint = newSprint({ startsOn: date })
    sprintId = sprint.id
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await maya.changeSprint(maya.familyId, sprintId, { type: 'finish-planning' })
  })

  const fill = () => fillFamily(server.db, maya.familyId, size)
  const aWall = async () => {
    const asked = { name: 'Kitchen', purpose: { kind: 'wall' } }
    const offered = await maya.post<PairingOffer>(apiPaths.pairedDevices(maya.familyId), asked)
    const wall = server.client()
    expect((await wall.post(apiPaths.pairing, { secret: offered.body.secret })).status).toBe(200)
    return wall
  }
  const aButton = async () => {
    const asked = { name: 'Button', scope: 'tick', days: null, password }
    return server.program(
      (await maya.post<{ token: string }>(apiPaths.apiTokens, asked)).body.token,
    )
  }
  const answered = (at: number) => ({
    id: randomId(),
    type: 'answer-stand-up',
    date,
    answer: { memberId: 'primary', passed: false, mood: 3, did: String(at), next: '', help: '' },
  })
  const ticked = (at: number) => ({
    id: randomId(),
    type: 'tick',
    taskId: 'task1',
    memberId: 'primary',
    date,
    done: at % 2 === 0,
  })
  const statuses = async (ask: (at: number) => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let at = 0; at <= atOnce; at += 1) found.push((await ask(at)).status)
    return found
  }
  const paced = [...Array.from({ length: atOnce }, () => 200), 429]
  const free = paced.map(() => 200)

  test('counts at the family’s pace, on a device, by a program, in a reminder [A81]', async () => {
    const wall = await aWall()
    const button = await aButton()
    await fill()
    const done = { kind: 'stand-up', day: date, answer: 'done' }
    expect(await statuses(() => maya.post(apiPaths.reminderAnswer, done))).toEqual(paced)
    const byDevice = await wall.post(apiPaths.pairedSprintCommands(sprintId), answered(0))
    expect(byDevice.status, 'one pace for all of them').toBe(429)
    const path = apiPaths.sprintCommands(maya.familyId, sprintId)
    expect((await button.post(path, answered(0))).status).toBe(429)
    const letters = apiPaths.openedLetters(maya.familyId)
    expect((await maya.post(letters, { ids: ['letter'] })).status).toBe(429)
    expect((await maya.bootstrap()).status, 'what is theirs opens').toBe(200)
  })

  test('a tick in an open week needs that week alone, on a device and by a program [A81]', async () => {
    const wall = await aWall()
    const button = await aButton()
    await fill()
    const path = apiPaths.sprintCommands(maya.familyId, sprintId)
    const onWall = (at: number) => wall.post(apiPaths.pairedSprintCommands(sprintId), ticked(at))
    expect(await statuses(onWall)).toEqual(free)
    expect(await statuses((at) => button.post(path, ticked(at + 1)))).toEqual(free)
  })
})
