import { useEffect, type ReactNode } from 'react'
import type { Purpose } from '#core/contract/paired-device.ts'
import { pairedPaths } from '#core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { KindPage } from './kind-page.tsx'
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
          <p>Setting up...</p>
        </div>
      )
    case 'away':
      return <Away />
    case 'unpaired':
      return unpaired
    case 'over':
      return <Over />
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
      title="No connection just now"
      picture={<SleepingElephants />}
      action={<Button onClick={() => void store.pull().catch(() => undefined)}>Try again</Button>}
    >
      <p>This page opens without a network once it has been open with one.</p>
    </KindPage>
  )
}

/** Withdrawn: nothing of the family is on the device any more. */
function Over() {
  return (
    <KindPage title="This device is free again" picture={<WavingElephant />}>
      <p>
        A parent has ended what it was for, and everything of the family is gone from it. For a new
        start, ask a parent for a new link or code.
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
