import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import type { FamilyDate } from '#core/dates/schema.ts'
import type { DatedOn } from '#core/dates/dates.ts'
import { useHome } from '#web/data/use-home.tsx'
import { shortDay, timeOfDay } from '#web/lib/dates.ts'
import { noteComma, notesOf, rowOf } from '#web/lib/words.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { CalendarDays } from '#web/ui/icons.ts'

const repeatWords: Record<NonNullable<FamilyDate['repeat']>, string> = {
  weekly: t`every week`,
  'every-two-weeks': t`every other week`,
  monthly: t`every month`,
  yearly: t`every year`,
}

interface DateLineProps {
  one: DatedOn
  /** Makes the words a button that opens the date. */
  onOpen?: () => void
  /** Another thing to do with it, at the end. */
  children?: ReactNode
}

/** A date of the family's as a line of a list: what, when, whether it comes again, whom it is about. */
export function DateLine({ one, onOpen, children }: DateLineProps) {
  const { title, time, repeat } = one.date
  const words = (
    <>
      <bdi>{title}</bdi>{' '}
      <span className="text-small text-quiet block">
        {notesOf(shortDay(one.day), time)}
        {repeat && ` · ${repeatWords[repeat]}`}
      </span>
    </>
  )
  return (
    <li className="flex min-h-15 items-center gap-3 py-1.5">
      {/* As wide as a task’s picture: their words stand below each other. */}
      <CalendarDays className="text-marigold-ink mx-1 size-6 shrink-0" />
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className="rounded-small min-h-11 min-w-0 flex-1 text-start leading-snug underline-offset-4 hover:underline"
        >
          <span className="sr-only">
            <Trans>Change:</Trans>{' '}
          </span>
          {words}
        </button>
      ) : (
        <p className="min-w-0 flex-1 leading-snug">{words}</p>
      )}
      <DateFaces of={one} />
      {children}
    </li>
  )
}

/** A date in one line, where its day is said beside it: "15:00 Dentist, Mia". */
export function DateWords({ of: { date } }: { of: DatedOn }) {
  const { members } = useHome()
  const about = members.filter(({ id }) => date.memberIds.includes(id))
  return (
    <>
      {date.time && <span className="font-semibold">{timeOfDay(date.time)} </span>}
      <bdi>{date.title}</bdi>
      {about.length > 0 && `${noteComma()}${rowOf(about.map(({ name }) => name))}`}
    </>
  )
}

/** Whom a date is about. */
export function DateFaces({ of: { date } }: { of: DatedOn }) {
  const { members } = useHome()
  const about = members.filter(({ id }) => date.memberIds.includes(id))
  return about.length > 0 && <AvatarRow members={about} />
}
