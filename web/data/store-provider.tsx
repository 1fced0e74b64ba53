import { useMemo, type ReactNode } from 'react'
import { homeOf } from './send.ts'
import type { Store } from './store.ts'
import { HomeContext, StoreContext } from './use-home.tsx'

/** Gives the screens below it the family of whoever is signed in. */
export function StoreProvider({ store, children }: { store: Store; children: ReactNode }) {
  const home = useMemo(() => homeOf(store), [store])
  return (
    <StoreContext value={store}>
      <HomeContext value={home}>{children}</HomeContext>
    </StoreContext>
  )
}
