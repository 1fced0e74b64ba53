import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Purpose } from '#core/devices/schema.ts'
import { pairedPaths } from '#core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { usePairedSession, usePairedStore } from './use-paired.tsx'

interface GateProps {
  /** What this address is for. */
  kind: Purpose['kind']
  /** Shown while the device is nobody’s. */
  unpaired: ReactNode
  children: ReactNode
}

/** Lets a paired device through, and says everything else kindly. */
export function PairedGate({ kind, unpaired, children }: GateProps) {
  const session = usePairedSession()
  switch (session.kind) {
    case 'opening':
      return (
        <div className="loading" role="status">
          <p>
            <Trans>Setting up...</Trans>
          </p>
        </div>
      )
    case 'away':
      return <Away />
    case 'unpaired':
      return unpaired
    case 'over':
      // At the wall somebody types the next code; elsewhere a link is opened.
      return kind === 'wall' ? unpaired : <Over />
    case 'paired': {
      const { purpose } = session.view.device
      return purpose.kind === kind ? children : <Elsewhere purpose={purpose} />
    }
  }
}

function Away() {
  const store = usePairedStore()
  return (
    <KindPage
      title={t`No connection just now`}
      picture={<SleepingElephants />}
      action={
        <Button onClick={() => void store.pull().catch(() => undefined)}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This page opens without a network once it has been open with one.</Trans>
      </p>
    </KindPage>
  )
}

/** Withdrawn: nothing of the family is on the device any more. */
function Over() {
  return (
    <KindPage title={t`This device is free again`} picture={<WavingElephant />}>
      <p>
        <Trans>
          A parent has ended what it was for, and everything of the family is gone from it. For a
          new start, ask a parent for a new link or code.
        </Trans>
      </p>
    </KindPage>
  )
}

/** The wall’s address on somebody’s own device, or the other way round. */
function Elsewhere({ purpose }: { purpose: Purpose }) {
  const path = purpose.kind === 'wall' ? pairedPaths.wall : pairedPaths.mine
  useEffect(() => window.location.replace(path), [path])
  return null
}

interface KindPageProps {
  title: string
  picture: ReactNode
  /** The one thing to press, where there is one. */
  action?: ReactNode
  children: ReactNode
}

/** A page with one thing to say: before a device is anybody’s, and after. */
export function KindPage({ title, picture, action, children }: KindPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <main className="mx-auto grid min-h-dvh max-w-form content-center justify-items-center gap-4 px-5 py-10 text-center">
      <title>{`${title} · Elefam`}</title>
      <div className="mb-2 w-64 max-w-full">{picture}</div>
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h1>
      <div className="text-quiet max-w-note grid gap-3 text-pretty">{children}</div>
      {action && <div className="mt-2 grid w-full max-w-note gap-3">{action}</div>}
    </main>
  )
}
