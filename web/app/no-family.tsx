import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { publicPaths } from '#core/paths.ts'
import type { Store } from '#web/data/store.ts'
import { Button } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

/** For somebody who is signed in and lives in no family, where the host takes no new ones (A79). */
export function NoFamily({ store, why }: { store: Store; why: string }) {
  const [failure, setFailure] = useState<Error | null>(null)
  const leave = () =>
    store.signOut().then(() => window.location.replace(publicPaths.landing), setFailure)
  return (
    <main className="grid min-h-dvh place-content-center px-4 py-10">
      <EmptyState
        as="h1"
        picture={<LookingElephants alive />}
        title={t`No family yet`}
        action={
          <Button onClick={() => void leave()}>
            <Trans>Sign out</Trans>
          </Button>
        }
      >
        <title>{t`No family yet · Elefam`}</title>
        <p role="alert">{why}</p>
        <ProblemBox text={failure?.message ?? null} />
      </EmptyState>
    </main>
  )
}
