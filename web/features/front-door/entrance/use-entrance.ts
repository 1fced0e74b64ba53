import { useState } from 'react'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { isReady } from '#core/domain/access.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { writeSessionCache } from '#web/data/session-cache.ts'

/**
 * Posts a form of the front door and goes where the user belongs: the record is read after signing
 * in (S7.7), then it is the dashboard or onboarding (S4.5). What was read is kept for that screen.
 */
export function useEntrance(path: string) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const enter = async (body: Record<string, string>) => {
    setBusy(true)
    setError(null)
    try {
      await request(path, { method: 'POST', body })
      const session = await request<Bootstrap>(apiPaths.bootstrap)
      writeSessionCache(session)
      // A page of its own: nothing of whoever was here before stays in its memory (A55), and Back
      // does not lead to a form with a password in it.
      window.location.replace(isReady(session.user) ? appPaths.dashboard : appPaths.onboarding)
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      setBusy(false)
    }
  }
  return { busy, error, enter }
}
