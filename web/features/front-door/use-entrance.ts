import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isReady } from '#core/domain/access.ts'
import { appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useStore } from '#web/data/use-family.tsx'

/**
 * Posts a form of the front door and goes where the user belongs: the record is read anew after
 * signing in (S7.7), then it is the dashboard or onboarding (S4.5).
 */
export function useEntrance(path: string) {
  const store = useStore()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const enter = async (body: Record<string, string>) => {
    setBusy(true)
    setError(null)
    try {
      await request(path, { method: 'POST', body })
      await store.refresh()
      const user = store.current()?.user
      if (user) await navigate(isReady(user) ? appPaths.dashboard : appPaths.onboarding)
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, enter }
}
