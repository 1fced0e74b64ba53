import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#web/lib/use-online.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink, useFocusOnNewScreen } from './page-frame.tsx'

/** Public pages: the places above, the footer below, no navigation bar (S2.3). */
export function PublicLayout({ children }: { children: ReactNode }) {
  const content = useFocusOnNewScreen()
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <PublicHeader />
        <main id="content" ref={content} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <PublicFooter />
        <WithoutNetwork />
      </div>
    </>
  )
}

/** Says on a public page that there is no network; the page and what is typed into it stay. */
export function WithoutNetwork() {
  const online = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-0 z-20 flex justify-center px-4"
    >
      {!online && (
        <p className="bg-elephant-soft rounded-card shadow-soft text-small mb-3 flex items-center gap-2 px-4 py-2">
          <Info aria-hidden="true" className="text-elephant-ink size-5 shrink-0" />
          You are offline. What you typed stays.
        </p>
      )}
    </div>
  )
}
