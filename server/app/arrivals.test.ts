import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { useServer } from '#server/testing/test-server.ts'

describe('what comes from one network at one moment', () => {
  const server = useServer('sqlite')

  test('begins a few in each turn, before anything is asked about who it is [A81]', async () => {
    const stranger = server.client()
    let answered = 0
    const all = Array.from({ length: 200 }, async () => {
      await stranger.get(apiPaths.session)
      answered += 1
    })
    for (let turns = 0; turns < 5; turns += 1) await turn()
    // Of those who come and in each turn after sixteen at most, as many as there is time for.
    expect(answered).toBeLessThanOrEqual(6 * 16)
    await Promise.all(all)
    expect(answered).toBe(200)
  })
})
