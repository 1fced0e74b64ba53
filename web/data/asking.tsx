import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Store } from './store.ts'
import { useStore } from './use-home.tsx'

type Asked = Pick<Store, 'queryDefaults' | 'current' | 'subscribe'>

const clients = new WeakMap<Asked, QueryClient>()

/** Around what asks the server for more than the documents. It comes with the first part that does (decision 090). */
export function Asking({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useStore())}>{children}</QueryClientProvider>
}

/** A screen, or a part of one, that asks where what stands around it does not. */
export function asking<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function AskingPart(props) {
    return (
      <Asking>
        <Part {...props} />
      </Asking>
    )
  }
}

/** The one of a store: it forgets its answers when somebody else is here, or nobody. */
export function queryClientOf(store: Asked): QueryClient {
  const known = clients.get(store)
  if (known) return known
  const client = new QueryClient({ defaultOptions: store.queryDefaults })
  let userId = store.current()?.user.id
  store.subscribe(() => {
    const now = store.current()?.user.id
    if (now !== userId) client.clear()
    userId = now
  })
  clients.set(store, client)
  return client
}
