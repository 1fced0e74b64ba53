import type { createBrowserRouter } from 'react-router'
import { isReady } from '#core/domain/access.ts'
import type { Store } from '#web/data/store.ts'

/**
 * Guards decide at once, by what this browser knew when it last looked. When it turns out that the
 * onboarding has been finished elsewhere, they are asked again (S2.5).
 */
export function keepGuarded(
  store: Store,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>,
): void {
  let before: boolean | undefined
  store.subscribe(() => {
    const user = store.current()?.user
    const ready = user && isReady(user)
    const changed = before !== undefined && ready !== undefined && ready !== before
    before = ready
    if (changed) void router.revalidate()
  })
}
