import type { CompiledQuery } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { hostLimits } from '#core/limits.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects, openTestStore } from '#server/testing/test-store.ts'

describe.each(dialects)('first paints on %s', (dialect) => {
  let read = 0
  const onQuery = (_: number, { sql }: CompiledQuery) => void (read += Number(isOfWeeks(sql)))
  const isOfWeeks = (text: string) => text.includes('from "sprints"')
  const instant = new Date().toISOString() // Nobody is paid off however long it takes.
  const openStore = () => openTestStore(dialect, { onQuery })
  const server = useServer(dialect, { openStore, clock: () => instant })

  test('a first paint that has to wait reads no week before it is told so [A81]', async () => {
    const parent = await server.signedUp()
    const asked = hostLimits.asksBurst + 100
    // Nobody waits for so long that their rights, and the weeks with them, are read again.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    read = 0
    const answers = await Promise.all(Array.from({ length: asked }, () => parent.bootstrap()))
    const taken = answers.filter(({ status }) => status === 200).length
    expect(taken).toBeLessThan(asked)
    expect(read).toBe(taken)
  })
})
