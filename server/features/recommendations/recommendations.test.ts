import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AnsweredRecommendation, Recommendation } from '#core/recommendations/schema.ts'
import { recommendationSchema } from '#core/recommendations/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { goal, leo, mia } from '#core/testing/a-family.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

describe.each(dialects)('recommendations, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let commands = 0
  const does = async (command: object) => {
    commands += 1
    const id = `recommend-${String(commands).padStart(10, '0')}`
    const answer = await maya.post(apiPaths.familyCommands(maya.familyId), { id, ...command })
    expect(answer.status).toBe(200)
  }
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    const changes = { children: [mia, leo], priorities: ['Reading'], interests: [{ id: 'pets' }] }
    await does({ type: 'edit-family', changes })
  })

  const recommended = async (count = 60) => {
    const path = `${apiPaths.recommendations(maya.familyId)}?count=${count}`
    return (await maya.get<Recommendation[]>(path)).body
  }
  const answered = async () =>
    (await maya.get<AnsweredRecommendation[]>(apiPaths.answeredRecommendations(maya.familyId))).body

  const miaAndReading = [
    { kind: 'age', memberId: 'mia', age: '6-8' },
    { kind: 'priority', topic: { id: 'reading' } },
  ]

  test('come with reason, sureness and the way into the plan, and are the same each time [S1.5]', async () => {
    const first = await recommended()
    expect(first.length).toBeGreaterThan(30)
    for (const one of first) expect(recommendationSchema.parse(one)).toEqual(one)
    expect(new Set(first.map(({ kind }) => kind))).toEqual(
      new Set(['goal', 'task', 'activity', 'tip']),
    )
    expect(first.some(({ because }) => isDeepStrictEqual(because, miaAndReading))).toBe(true)
    expect(await recommended()).toEqual(first)
    expect(await recommended(3)).toEqual(first.slice(0, 3))
  })

  test('leave other goals alone while there is one', async () => {
    await does({ type: 'set-goal', goal })
    expect((await recommended()).filter(({ kind }) => kind === 'goal')).toEqual([])
  })

  test('go with the goal by its own words; topics of the example it was weigh, unsaid [N2]', async () => {
    const keysAndReasons = async () => {
      const all = await recommended()
      const going = all.filter(({ because }) => because.some(({ kind }) => kind === 'goal'))
      return { keys: all.map(({ key }) => key), going }
    }
    await does({ type: 'set-goal', goal: { ...goal, title: 'Up the hill', why: '' } })
    const plain = await keysAndReasons()
    expect(plain.going).toEqual([])
    await does({ type: 'edit-goal', changes: { exampleId: 'night-under-the-stars' } })
    const weighed = await keysAndReasons()
    expect(weighed.going).toEqual([])
    expect(weighed.keys).not.toEqual(plain.keys)
    await does({ type: 'edit-goal', changes: { title: 'A night in the tent' } })
    expect((await keysAndReasons()).going.length).toBeGreaterThan(0)
  })

  test('that were answered are gone, named among the answers, and back once that is taken back', async () => {
    const [first, second] = await recommended()
    const { key, kind, title } = first!
    await does({ type: 'answer-recommendation', key, answer: 'not-for-us' })
    await does({ type: 'answer-recommendation', key: second!.key, answer: 'later' })
    await does({ type: 'answer-recommendation', key: 'tip-of-an-older-library', answer: 'taken' })
    expect((await recommended()).map((one) => one.key)).not.toContain(key)
    expect(await answered()).toEqual([
      { key: second!.key, kind: second!.kind, title: second!.title },
      { key, kind, title },
    ])
    await does({ type: 'take-back-answer', key })
    expect((await recommended()).map((one) => one.key)).toContain(key)
    expect((await answered()).map((one) => one.key)).toEqual([second!.key])
  })
})
