import type { ReactNode } from 'react'
import { publicPaths } from '#core/paths.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { BrandLink } from './brand-link.tsx'
import { SkipLink } from './skip-link.tsx'

/** Public pages: the name above, the footer below, no navigation bar (S2.3). */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto w-full max-w-wide px-4 py-3 sm:px-6">
          <BrandLink to={publicPaths.landing} />
        </header>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <footer className="border-line text-quiet mt-16 border-t px-4 py-8 text-center">
          <p>Helping families grow through shared goals, fun, and reflection.</p>
        </footer>
      </div>
    </ToastProvider>
  )
}
