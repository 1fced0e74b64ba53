import { useEffect } from 'react'
import type { Confirmation } from '#core/contract/account.ts'
import { confirmationLink } from '#core/paths.ts'
import { navigate, useHash, useLocation } from '#web/lib/navigation.tsx'

/** How the link was answered. */
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
  const kept = (useLocation().state ?? {}) as Kept
  const isNew = inAddress !== place
  useEffect(() => {
    if (isNew) keep({ token: inAddress })
  }, [isNew, inAddress])
  if (isNew) return { token: inAddress, answered: null }
  return { token: kept.token ?? null, answered: kept.answered ?? null }
}

/** The token has done its work: how it went stays in its place. */
export function rememberAnswer(answered: Answered): void {
  keep({ answered })
}

function keep(state: Kept): void {
  navigate(confirmationLink(place), { replace: true, state })
}
