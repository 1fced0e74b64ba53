import { useEffect, useState } from 'react'
import type { Confirmation } from '#core/contract/account.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { rememberAnswer, type Answered } from './use-mailed-link.ts'

interface Asking {
  /** What the link would confirm; null until it is known. */
  found: Confirmation | null
  /** The answer whose button was pressed, while it is on its way. */
  busy: Answered['how'] | null
  problem: string | null
  /** The link opens nothing any more. */
  dead: boolean
}

const paths = { confirmed: apiPaths.confirmEmail, disowned: apiPaths.disownAccount }

/** Looks at once what a mailed link is for, which changes nothing; answers it when asked to. */
export function useConfirmation(token: string) {
  const [asking, setAsking] = useState<Asking>({
    found: null,
    busy: null,
    problem: null,
    dead: false,
  })
  const change = (changes: Partial<Asking>) => setAsking((before) => ({ ...before, ...changes }))
  const attempt = async (work: () => Promise<void>) => {
    change({ problem: null })
    try {
      await work()
    } catch (failure) {
      const dead = failure instanceof ApiError && failure.problem.code === 'invalid-token'
      const problem = failure instanceof Error ? failure.message : String(failure)
      change({ busy: null, dead, problem })
    }
  }
  const asked = { method: 'POST', body: { token } } as const
  const look = () =>
    attempt(async () => change({ found: await request(apiPaths.confirmation, asked) }))
  useEffect(() => {
    void look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each token
  }, [token])
  const answer = (how: Answered['how'], found: Confirmation) => {
    if (asking.busy) return
    change({ busy: how })
    void attempt(async () => {
      await request(paths[how], asked)
      rememberAnswer({ how, found })
    })
  }
  return { ...asking, look, answer }
}
