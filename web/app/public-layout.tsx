import type { ReactNode } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts'
import { WithoutNetwork } from './without-network.tsx'

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
