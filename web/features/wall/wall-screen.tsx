import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { sprintForStandUp, standUpOn } from '#core/stand-up/stand-up.ts'
import { limits } from '#core/limits.ts'
import { OfflineError } from '#web/data/api.ts'
import { useHome, useStandUpDay } from '#web/data/use-home.tsx'
import { line } from '#web/lib/form-rules.ts'
import { checkInState } from '#web/shared/meeting/check-in-state.ts'
import { PairedGate, KindPage } from '#web/shared/paired/paired-gate.tsx'
import { useStayingCurrent } from '#web/shared/paired/stay-current.ts'
import { usePairedSession, usePairedStore } from '#web/shared/paired/use-paired.tsx'
import { Button } from '#web/ui/button.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { useNight, useWallClock, type WallClock, useWakeLock } from './use-wall-clock.ts'
import { WallAside } from './wall-aside.tsx'
import { WallCheckIn } from './wall-check-in.tsx'
import { WallPath } from './wall-path.tsx'
import { WallToday } from './wall-today.tsx'

/** A tablet on the wall: the family's day, to be read from three metres and ticked (N24). */
export function WallScreen() {
  useStayingCurrent()
  return (
    <PairedGate kind="wall" unpaired={<PairWall />}>
      <Wall />
    </PairedGate>
  )
}

function Wall() {
  const clock = useWallClock()
  const staysOn = useWakeLock()
  const { isDark, light } = useNight(clock.hour)
  const checkIn = useCheckIn(clock)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <title>{t`Family wall · Elefam`}</title>
      {isOpen && checkIn ? (
        <WallCheckIn {...checkIn} onDone={() => setOpen(false)} />
      ) : (
        <main className="wall">
          <WallAside clock={clock} onCheckIn={checkIn?.isDue ? () => setOpen(true) : null} />
          <WallToday key={clock.day} day={clock.day} staysOn={staysOn} />
          <WallPath day={clock.day} />
        </main>
      )}
      {isDark && (
        <button
          type="button"
          aria-label={t`Light up for a minute`}
          onClick={light}
          className="wall-dark"
        />
      )}
    </>
  )
}

/** The day's check-in; null where there is none. */
function useCheckIn({ day: today, hour }: WallClock) {
  const { sprints, members, family } = useHome()
  const day = useStandUpDay()
  const sprint = sprintForStandUp(sprints, day)
  const { settings } = family.familyData
  if (!sprint) return null
  const isDue = checkInState({ sprints, members, day, today, hour, settings }) === 'due'
  return { sprint, date: day, standUp: standUpOn(sprint, day), isDue }
}

/** A tablet that is no wall yet: the code that a parent’s device shows is typed here. */
function PairWall() {
  const store = usePairedStore()
  const isOver = usePairedSession().kind === 'over'
  const form = useForm({
    rules: { code: line(t`Type the code that the other device shows.`) },
    send: ({ code }) => store.pair(code),
    refused: (error) => ({
      code:
        error instanceof OfflineError
          ? t`There is no connection just now. Try again in a moment.`
          : error.message,
    }),
  })
  return (
    <KindPage
      title={isOver ? t`This device is free again` : t`Hang up your day`}
      picture={<WavingElephant alive />}
    >
      {isOver && (
        <p>
          <Trans>
            A parent has ended what it was for, and everything of the family is gone from it.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          On a parent’s device: Settings, Family, “A child’s phone, or a tablet on the wall”. There
          “Pair a tablet” shows a code for fifteen minutes.
        </Trans>
      </p>
      <Form form={form} className="mt-2 grid gap-4">
        <TextField
          label={t`Code`}
          name="code"
          unkept="secret"
          maxLength={limits.pairingSecret}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder="BCDF-2345"
          className="[&_input]:text-title text-start [&_input]:h-16 [&_input]:text-center [&_input]:font-semibold [&_input]:tracking-wide [&_input]:uppercase"
        />
        <Button type="submit" wide busy={form.busy}>
          <Trans>Pair this tablet</Trans>
        </Button>
      </Form>
    </KindPage>
  )
}
