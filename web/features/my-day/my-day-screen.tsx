import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useLayoutEffect, useRef, type ReactNode, useState } from 'react'
import { OfflineError } from '#web/data/api.ts'
import { holdBackTaps } from '#web/lib/hold-back-taps.ts'
import { useToday } from '#web/lib/use-today.ts'
import { KindPage, PairedGate } from '#web/shared/paired/paired-gate.tsx'
import { useStayingCurrent } from '#web/shared/paired/stay-current.ts'
import { usePairedHomes, usePairedSession, usePairedStore } from '#web/shared/paired/use-paired.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { CheckIn } from './check-in.tsx'
import { InPictures } from './in-pictures.tsx'
import { InWords } from './in-words.tsx'
import { Letter, Topic, ThankYou } from './say.tsx'
import { HomeChoice } from './two-homes.tsx'
import { isForPictures, useMe, useView, useSecret, goOnTo, type View } from './use-my-day.tsx'
import { Week, Yesterday } from './week.tsx'

/** One member's own day, on a device without an account (N24). */
export function MyDayScreen() {
  const secret = useSecret()
  useStayingCurrent()
  if (secret) return <Welcome secret={secret} />
  return (
    <PairedGate kind="member" unpaired={<NobodysYet />}>
      <MyDay />
    </PairedGate>
  )
}

function NobodysYet() {
  return (
    <KindPage title={t`Whose day shall this be?`} picture={<WavingElephant alive />}>
      <p>
        <Trans>
          A parent makes a link for this device: in Elefam, under Settings, Family, “A child’s
          phone, or a tablet on the wall”. Open it here, or scan its code.
        </Trans>
      </p>
    </KindPage>
  )
}

/** Each place is told apart by its title as well (K19). */
const titles = {
  today: '',
  yesterday: t`Yesterday`,
  week: t`The week`,
  'check-in': t`Check in`,
  'thank-you': t`A thank-you`,
  letter: t`A letter`,
  topic: t`Something to talk about`,
}

function MyDay() {
  const me = useMe()
  const today = useToday()
  const view = useView()
  const { home } = usePairedStore()
  if (!me) return <NobodysYet />
  const inPictures = isForPictures(me, today)
  const screens: Record<typeof view, ReactNode> = {
    today: inPictures ? <InPictures me={me} /> : <InWords me={me} />,
    yesterday: <Yesterday me={me} />,
    week: <Week me={me} />,
    'check-in': <CheckIn me={me} isSmall={inPictures} />,
    'thank-you': <ThankYou me={me} isSmall={inPictures} />,
    letter: <Letter me={me} isSmall={inPictures} />,
    topic: <Topic me={me} />,
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col px-5 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <title>{[titles[view], me.name, t`Elefam`].filter(Boolean).join(' · ')}</title>
      {isQuiet(view) && <HomeChoice isSmall={inPictures} />}
      <BeginsAtItsTop
        key={`${view} ${isQuiet(view) ? today : ''} ${home}`}
        isFirst={view === 'today'}
      >
        {screens[view]}
      </BeginsAtItsTop>
    </main>
  )
}

/**
 * Where nothing is typed: there the two homes of a child are a choice, and a new day begins at the top.
 * Elsewhere somebody may be in mid-word as the day turns.
 */
const isQuiet = (view: View) => view === 'today' || view === 'week'

/** A place that was gone to begins at its top, with the focus on its heading. */
function BeginsAtItsTop({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { activeElement: focused } = document
    if (focused?.closest('[data-homes]')) return // Whoever chooses a home goes on from there.
    const isLost = focused === null || focused === document.body
    // Where nobody has pressed anything yet, the page was just opened, and nobody led here (K15).
    const isJustOpened = isFirst && isLost && !navigator.userActivation?.hasBeenActive
    if (!isJustOpened) place.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [isFirst])
  // What stands here now has nothing to do with the tap that led here.
  useLayoutEffect(() => holdBackTaps([place.current!]), [])
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  )
}

/** A link was opened. Nothing happens before somebody presses: programs that look at links press nothing. */
function Welcome({ secret }: { secret: string }) {
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
        isPassing ? t`There is no connection just now. Try again in a moment.` : error.message,
      )
      setBusy(false)
    }
  }
  return (
    <KindPage
      title={t`This will be your own page on this device`}
      picture={problem ? <SleepingElephants /> : <PlanningElephants alive />}
      action={
        <>
          <Button wide busy={isBusy} onClick={() => void pair()}>
            {problem ? t`Try again` : t`Make it mine`}
          </Button>
          {session.kind === 'paired' && (
            <Button wide variant="quiet" onClick={() => goOnTo('today')}>
              <Trans>Keep it as it is</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>
          It shows what is there for you today, and you tick it here. No account, no password. The
          link works once, on one device.
        </Trans>
      </p>
      {session.kind === 'paired' && (
        <p>
          <Trans>This device is {session.view.device.name} now.</Trans>
        </p>
      )}
      <p role="alert" className="text-ink font-semibold">
        {problem}
      </p>
    </KindPage>
  )
}
