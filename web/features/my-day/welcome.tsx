import { useState } from 'react'
import { OfflineError } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { KindPage } from '#web/shared/paired/paired-gate.tsx'
import { usePairedHomes, usePairedSession } from '#web/shared/paired/use-paired.tsx'
import { goOnTo } from './use-my-day.tsx'

/** A link was opened. Nothing happens before somebody presses: programs that look at links press nothing. */
export function Welcome({ secret }: { secret: string }) {
  const { own } = usePairedHomes()
  const session = usePairedSession()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pair = async () => {
    setBusy(true)
    try {
      await own.pair(secret)
      goOnTo('today')
    } catch (error) {
      const isPassing = error instanceof OfflineError || !(error instanceof Error)
      setProblem(
        isPassing ? 'There is no connection just now. Try again in a moment.' : error.message,
      )
      setBusy(false)
    }
  }
  return (
    <KindPage
      title="This will be your own page on this device"
      picture={problem ? <SleepingElephants /> : <PlanningElephants alive />}
      action={
        <>
          <Button wide busy={isBusy} onClick={() => void pair()}>
            {problem ? 'Try again' : 'Make it mine'}
          </Button>
          {session.kind === 'paired' && (
            <Button wide variant="quiet" onClick={() => goOnTo('today')}>
              Keep it as it is
            </Button>
          )}
        </>
      }
    >
      <p>
        It shows what is there for you today, and you tick it here. No account, no password. The
        link works once, on one device.
      </p>
      {session.kind === 'paired' && <p>This device is {session.view.device.name} now.</p>}
      <p role="alert" className="text-ink font-semibold">
        {problem}
      </p>
    </KindPage>
  )
}
