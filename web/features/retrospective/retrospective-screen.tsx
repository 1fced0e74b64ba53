import { useState } from 'react'
import { plural, t } from '#core/say.ts'
import { weekFirst, weekName, weekWithin } from '#content/week-name.ts'
import { retrospectiveAgenda } from '#content/agendas/retrospective.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { daysLeft, endOf } from '#core/time/sprint-days.ts'
import { standingOn, waitsForLookBack } from '#core/sprint/week.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange, longDay } from '#web/lib/dates.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { usePlannedGathering } from '#web/shared/meeting/gathering.ts'
import { sprintIdOf, useSettledPlace } from '#web/shared/meeting/use-settled-place.ts'
import { MeetingLobby } from '#web/shared/meeting/weekly-meeting.tsx'
import { useSprintInAddress } from '#web/shared/sprints/sprint-in-address.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { ClosedSprint } from './closed-sprint.tsx'
import { LookBack } from './look-back.tsx'
import { WeekClosed } from './week-closed.tsx'

/**
 * Looking back on one sprint: the one of the address, else the oldest that is over and still open,
 * else the one the family is in.
 */
export function RetrospectiveScreen() {
  const { sprints, today } = useHome()
  const { state } = useLocation() as { state: { celebrate?: boolean } | null }
  const chosen = useSprint()
  const celebrate = state?.celebrate ?? false
  const place = useSettledPlace(placeOf(chosen, today), { isOwn: celebrate })
  const sprint = sprints.find(({ id }) => id === sprintIdOf(place)) ?? chosen
  if (sprint && place.startsWith('closed')) {
    return celebrate ? <WeekClosed sprint={sprint} /> : <ClosedSprint sprint={sprint} />
  }
  if (!sprint || place.startsWith('nothing')) {
    return (
      <NothingYet sprint={sprint} last={sprints.findLast((one) => isClosed(one, today)) ?? null} />
    )
  }
  if (place.startsWith('lobby')) return <Lobby key={sprint.id} sprint={sprint} />
  return <LookBack key={sprint.id} sprint={sprint} />
}

function placeOf(sprint: Sprint | null, today: string): string {
  if (!sprint) return 'nothing '
  const { id, plannedAt, startsOn, retrospective } = sprint
  if (isClosed(sprint, today)) return `closed ${id}`
  if (plannedAt === null || startsOn > today) return `nothing ${id}`
  return `${retrospective === null ? 'lobby' : 'look-back'} ${id}`
}

function useSprint() {
  const { sprints, today } = useHome()
  const named = useSprintInAddress()
  if (named.id !== null) return named.sprint
  const standing = standingOn(sprints, today)
  return (
    waitsForLookBack(sprints, today) ?? (standing.kind === 'no-sprint' ? null : standing.sprint)
  )
}

/** Before the look back: whom it is with. A week that still runs is looked back on early only by who wants to. */
function Lobby({ sprint }: { sprint: Sprint }) {
  const send = useSend()
  const left = daysLeft(sprint, useToday())
  const gathering = usePlannedGathering('retrospective', sprint.id)
  const [isWanted, setWanted] = useState(left <= 1)
  if (!isWanted) return <TooEarly sprint={sprint} left={left} onWant={() => setWanted(true)} />
  const begin = () => {
    const { change: _, ...setup } = gathering
    void send.toSprint(sprint.id, { type: 'edit-retrospective', changes: setup })
  }
  return (
    <MeetingLobby
      kind="retrospective"
      name={t({ message: 'Look back', context: 'the meeting' })}
      agenda={retrospectiveAgenda}
      sprintId={sprint.id}
      gathering={gathering}
      picture={<LookingElephants alive />}
      eyebrow={notesOf(weekName(sprint.name), dayRange(sprint.startsOn, endOf(sprint)))}
      title={t`Look back together`}
      next={{ label: t`Start looking back`, act: begin }}
    />
  )
}

interface TooEarlyProps {
  sprint: Sprint
  /** The days that it still has. */
  left: number
  onWant: () => void
}

/** In the middle of a week nothing has to be done here. */
function TooEarly({ sprint, left, onWant }: TooEarlyProps) {
  const week = weekName(sprint.name)
  return (
    <EmptyScreen
      page={t`Look back · Elefam`}
      picture={<LookingElephants alive />}
      title={t`Look back together`}
      action={<Button variant="secondary" onClick={onWant}>{t`Look back now`}</Button>}
    >
      {plural(left, {
        other: `${week}: # days left. Looking back ends the week. You can do it now, or wait for its end.`,
      })}
    </EmptyScreen>
  )
}

interface NothingYetProps {
  /** A sprint that is still a draft or still ahead; null where there is none. */
  sprint: Sprint | null
  /** The latest one that was closed. */
  last: Sprint | null
}

/** No sprint to look back on: says what comes first. */
function NothingYet({ sprint, last }: NothingYetProps) {
  const { title, text } = nothingYetWords(sprint, last)
  const read = last && weekWithin(last.name)
  const isPlanned = sprint !== null && sprint.plannedAt !== null
  return (
    <EmptyScreen
      page={t`Look back · Elefam`}
      picture={<LookingElephants alive />}
      title={title}
      action={
        <>
          {!isPlanned && (
            <ButtonLink to={appPaths.planMeeting}>
              {sprint ? t`Finish the plan` : t`Plan a week`}
            </ButtonLink>
          )}
          {last && read && (
            <ButtonLink variant="secondary" to={forSprint(appPaths.retrospective, last.id)}>
              {t`Read about ${read}`}
            </ButtonLink>
          )}
        </>
      }
    >
      {text}
    </EmptyScreen>
  )
}

export function nothingYetWords(sprint: Sprint | null, last: Sprint | null) {
  // One came for a look back: that there is none now is said before what is not planned (N37).
  if (last && sprint?.plannedAt == null) {
    const next = sprint && weekFirst(sprint.name)
    return {
      title: t`Nothing to look back on just now`,
      text: next
        ? t`${next} comes first: plan it together, live it, and then look back on it here.`
        : t`The next week comes first: plan it together, live it, and then look back on it here.`,
    }
  }
  if (!sprint) {
    return {
      title: t`No week to look back on yet`,
      text: t`Plan a week together first. When it is over, ten minutes here make the next one better.`,
    }
  }
  if (sprint.plannedAt === null) {
    return {
      title: t`${weekFirst(sprint.name)} is not planned yet`,
      text: t`Finish its plan together, live it, and then look back on it here.`,
    }
  }
  return {
    title: t`${weekFirst(sprint.name)} is still ahead`,
    text: t`It begins on ${longDay(sprint.startsOn)}. Afterwards you look back on it here.`,
  }
}
