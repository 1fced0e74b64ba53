import { createContext, use, useEffect, useState } from 'react'
import type { User } from '#core/contract/user.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'

/** The user who is signed in already in this browser; null for visitors, and until it is known. */
export const VisitorContext = createContext<User | null>(null)

export const useVisitor = () => use(VisitorContext)

/** Asks once for all of a public page: it is prerendered for strangers, its header and way in change. */
export function useWhoIsHere(): User | null {
  const [user, setUser] = useState<User | null>(null)
  useEffect(() => {
    // Without an answer the page stays what it is for everybody.
    request(apiPaths.session).then(
      (session) => setUser(session.user),
      () => undefined,
    )
  }, [])
  return user
}
