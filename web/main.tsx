import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { publicPaths } from '#core/paths.ts'
import { keepGuarded } from './app/keep-guarded.ts'
import { createRouter } from './app/router.tsx'
import { indexedDbStorage } from './data/outbox-storage.ts'
import { keepFresh } from './data/keep-fresh.ts'
import { createStore } from './data/store.ts'
import { StoreProvider } from './data/use-family.tsx'

const store = createStore({
  storage: indexedDbStorage(),
  onSignedOut: () => void router.navigate(publicPaths.landing, { replace: true }),
})
const router = createRouter(store)
keepFresh(store)
keepGuarded(store, router)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={store.queryClient}>
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>
    </QueryClientProvider>
  </StrictMode>,
)
