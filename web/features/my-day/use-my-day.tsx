import { useSyncExternalStore } from 'react'
import { addDays } from '#core/time/calendar.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { ageBandOf, type Member } from '#core/members/member.ts'
import { isReadTo } from '#core/meetings/fits.ts'
import { isInSprint } from '#core/time/sprint-days.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { ownDay, ownLines } from '#core/stand-up/own-day.ts'
import { noAnswer, sprintForStandUp, standUpOn } from '#core/stand-up/stand-up.ts'
import { useHome, useStandUpDay } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'

/** Whose device it is; null once they are no longer in the family. */
export function useMe(): Member | null {
  const { actsAs, members } = useHome()
  return members.find(({ id }) => id === actsAs()) ?? null
}

/** Those who do not read yet, or only just: they get pictures. */
export function isForPictures(member: Member, today: string): boolean {
  const band = member.kind === 'child' ? ageBandOf(member, today) : null
  return band === 'under-3' || band === '3-5' || band === '6-8'
}

/** Whether it is offered to be read aloud (N29). */
export function useIsReadTo(me: Member): boolean {
  return isReadTo(me, useHome().family.familyData.settings, useToday())
}

/** One member's day. On a day away everything is there that it would be at home. */
export function useOwnDay({ id: memberId }: Member, date: string) {
  const { family, sprints, members } = useHome()
  const day = ownDay({ family, sprints }, date, { memberId, asIfHere: true })
  /** What was done in a week that is closed before the day is over: it counts, and has no boxes any more. */
  const closed =
    day.sprint === null &&
    sprints.find((one) => one.completed && one.plannedAt !== null && isInSprint(one, date))
  const lines = closed && ownLines(dayLines(closed, members, date, memberId), memberId)
  return { ...day, kept: lines ? lines.filter(({ done }) => done) : null }
}

/** Yesterday, where it still can be filled in. */
export function useYesterday(me: Member): string | null {
  const yesterday = addDays(useToday(), -1)
  const { lines } = useOwnDay(me, yesterday)
  return lines.length > 0 ? yesterday : null
}

/** This member's answer of the day that is to be answered now, or of `began`, and how to give it. */
export function useOwnAnswer(me: Member, began?: string) {
  const { sprints, toSprint } = useHome()
  const usual = useStandUpDay()
  const date = began ?? usual
  const sprint = sprintForStandUp(sprints, date)
  const isOff = sprint?.pausedDates.includes(date) ?? false
  const standUp = sprint && standUpOn(sprint, date)
  const saved = standUp?.answers.find(({ memberId }) => memberId === me.id) ?? null
  const give = (changes: Partial<Omit<NonNullable<typeof saved>, 'memberId'>>): Promise<void> => {
    // The same face twice, as by a finger that comes down twice, says nothing more (K16).
    const isSaid =
      saved && Object.entries(changes).every(([name, value]) => Reflect.get(saved, name) === value)
    if (!sprint || isSaid) return Promise.resolve()
    const answer = { ...(saved ?? noAnswer(me.id)), ...changes }
    return toSprint(sprint.id, { type: 'answer-stand-up', date, answer }).attempt
  }
  return { date, saved, give, isAsked: sprint !== null && !isOff && isHere(me, date) }
}

/** The places of this page; what else stands after # is a secret of a link. */
const views = ['today', 'yesterday', 'week', 'check-in', 'thank-you', 'letter', 'topic'] as const

export type View = (typeof views)[number]

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function usePart(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1))
}

/** Where on the page somebody is. */
export function useView(): View {
  const part = usePart()
  return views.find((view) => view === part) ?? 'today'
}

/** The secret of the link that was opened; null where there is none. */
export function useSecret(): string | null {
  const part = usePart()
  return part === '' || views.some((view) => view === part) ? null : part
}

export const goTo = (view: View) => {
  window.location.hash = view
}

/** Without a way back: what stood there is no place. */
export const goOnTo = (view: View) => window.location.replace(`#${view}`)
