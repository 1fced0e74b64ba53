import { isFields } from '#core/lib/typed-objects.ts'
import { useEffect, useState } from 'react'
import type { Confirmation } from '#core/account/schema.ts'
import { confirmationLink, apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { navigate, useHash, useLocation } from '#web/lib/navigation.tsx'

export type Answered = { how: 'confirmed' | 'disowned'; found: Confirmation }

type Kept = { token?: string; answered?: Answered }

/** Stands in the address in the token's place. */
const place = 'link'

/**
 * The token of the mail's link, and how it was answered, once it was. The token leaves the address
 * at once, so that it is in no history and no screenshot; both survive a reload.
 */
export function useMailedLink(): { token: string | null; answered: Answered | null } {
  const inAddress = useHash().slice(1)
  const { state } = useLocation()
  const isNew = inAddress !== place
  useEffect(() => {
    if (isNew) keep({ token: inAddress })
  }, [isNew, inAddress])
  if (isNew) return { token: inAddress, answered: null }
  const { token = null, answered = null } = isKept(state) ? state : {}
  return { token, answered }
}

/** Our own, see `keep`: the one or the other. */
const isKept = (state: unknown): state is Kept =>
  isFields(state) && (typeof state['token'] === 'string' || isFields(state['answered']))

function keep(state: Kept): void {
  navigate(confirmationLink(place), { replace: true, state })
}

interface Asking {
  /** What the link would confirm; null until it is known. */
  found: Confirmation | null
  /** An answer is on its way. */
  busy: boolean
  problem: string | null
  /** The link opens nothing any more. */
  dead: boolean
}

const paths = { confirmed: apiPaths.confirmEmail, disowned: apiPaths.disownAccount }

/** Looks at once what a mailed link is for, which changes nothing; answers it when asked to. */
export function useConfirmation(token: string) {
  const [asking, setAsking] = useState<Asking>({
    found: null,
    busy: false,
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
      change({ busy: false, dead, problem })
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
    change({ busy: true })
    void attempt(async () => {
      await request(paths[how], asked)
      keep({ answered: { how, found } }) // The token has done its work.
    })
  }
  return { ...asking, look, answer }
}
