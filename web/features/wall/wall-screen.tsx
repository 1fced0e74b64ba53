import { useState } from 'react'
import { sprintForStandUp, standUpOn } from '#core/domain/stand-up.ts'
import { checkInState } from '#web/shared/meeting/check-in-state.ts'
import { PairedGate } from '#web/shared/paired/paired-gate.tsx'
import { useStayingCurrent } from '#web/shared/paired/stay-current.ts'
import { usePaired, usePairedStandUpDay } from '#web/shared/paired/use-paired.tsx'
import { PairWall } from './pair-wall.tsx'
import { useNight, useWallClock, type WallClock } from './use-wall-clock.ts'
import { useWakeLock } from './use-wake-lock.ts'
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
      <title>Family wall · Elefam</title>
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
          aria-label="Light up for a minute"
          onClick={light}
          className="wall-dark"
        />
      )}
    </>
  )
}

/** The day's check-in; null where there is none. */
function useCheckIn({ day: today, hour }: WallClock) {
  const { sprints, members, family } = usePaired()
  const day = usePairedStandUpDay()
  const sprint = sprintForStandUp(sprints, day)
  const time = family.familyData.settings.standUpTime
  if (!sprint) return null
  const isDue = checkInState({ sprints, members, day, today, hour, time }) === 'due'
  return { sprint, date: day, standUp: standUpOn(sprint, day), isDue }
}
