import { useSyncExternalStore } from 'react'
import { addDays } from '#core/time/calendar.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { ageBandOf, type Member } from '#core/members/member.ts'
import { isReadTo } from '#core/meetings/fits.ts'
import { isInSprint } from '#core/time/sprint-days.ts'
import { noAnswer, sprintForStandUp, standUpOn } from '#core/stand-up/stand-up.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useGive, usePaired, usePairedStandUpDay } from '#web/shared/paired/use-paired.tsx'
import { ownLines, type OwnLine } from './own-day.ts'

/** Whose device it is; null once they are no longer in the family. */
export function useMe(): Member | null {
  const { device, members } = usePaired()
  const { purpose } = device
  return members.find(({ id }) => purpose.kind === 'member' && id === purpose.memberId) ?? null
}

/** Those who do not read yet, or only just: they get pictures. */
export function isForPictures(member: Member, today: string): boolean {
  const band = member.kind === 'child' ? ageBandOf(member, today) : null
  return band === 'under-3' || band === '3-5' || band === '6-8'
}

/** One member's day, and how to tick on it. On a day away everything is there that it would be at home. */
/** Whether it is offered to be read aloud (N29). */
export function useIsReadTo(me: Member): boolean {
  return isReadTo(me, usePaired().family.familyData.settings, useToday())
}

export function useOwnDay(me: Member, date: string) {
  const { sprints, members } = usePaired()
  const { toSprint } = useGive()
  const running = sprintForStandUp(sprints, date)
  const isOff = running?.pausedDates.includes(date) ?? false
  const sprint = isOff ? null : running
  const whose = { memberId: me.id, members, asIfHere: true }
  const lines = sprint ? ownLines(sprint, whose, date) : []
  /** What was done in a week that is closed before the day is over: it counts, and has no boxes any more. */
  const closed =
    running === null &&
    sprints.find((one) => one.completed && one.plannedAt !== null && isInSprint(one, date))
  const kept = closed && ownLines(closed, whose, date).filter(({ done }) => done)
  const tick = ({ task }: OwnLine, done: boolean) => {
    const made = { type: 'tick', taskId: task.id, memberId: me.id, date, done } as const
    if (sprint) void toSprint(sprint.id, made)
  }
  return { sprint, isOff, lines, kept: kept || null, tick }
}

/** Yesterday, where it still can be filled in. */
export function useYesterday(me: Member): string | null {
  const yesterday = addDays(useToday(), -1)
  const { lines } = useOwnDay(me, yesterday)
  return lines.length > 0 ? yesterday : null
}

/** This member's answer of the day that is to be answered now, or of `began`, and how to give it. */
export function useOwnAnswer(me: Member, began?: string) {
  const { sprints } = usePaired()
  const { toSprint } = useGive()
  const usual = usePairedStandUpDay()
  const date = began ?? usual
  const sprint = sprintForStandUp(sprints, date)
  const isOff = sprint?.pausedDates.includes(date) ?? false
  const standUp = sprint && standUpOn(sprint, date)
  const saved = standUp?.answers.find(({ memberId }) => memberId === me.id) ?? null
  const give = (changes: Partial<Omit<NonNullable<typeof saved>, 'memberId'>>) => {
    const answer = { ...(saved ?? noAnswer(me.id)), ...changes }
    if (!sprint) return Promise.resolve()
    return toSprint(sprint.id, { type: 'answer-stand-up', date, answer }) || Promise.resolve()
  }
  return { date, saved, give, isAsked: sprint !== null && !isOff && isHere(me, date) }
}

/** The places of this page; what else stands after # is a secret of a link. */
const places = ['today', 'yesterday', 'week', 'check-in', 'thank-you', 'letter', 'topic'] as const

export type Place = (typeof places)[number]

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function usePart(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1))
}

/** Where on the page somebody is. */
export function usePlace(): Place {
  const part = usePart()
  return places.find((place) => place === part) ?? 'today'
}

/** The secret of the link that was opened; null where there is none. */
export function useSecret(): string | null {
  const part = usePart()
  return part === '' || places.some((place) => place === part) ? null : part
}

export const goTo = (place: Place) => {
  window.location.hash = place
}

/** Without a way back: what stood there is no place. */
export const goOnTo = (place: Place) => window.location.replace(`#${place}`)
