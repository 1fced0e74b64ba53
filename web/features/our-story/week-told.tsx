import { Flag, FlaskConical, Heart, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Member } from '#core/domain/member.ts'
import type { StoryEntry, StoryWeek } from '#core/domain/story.ts'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'

interface WeekToldProps {
  week: StoryWeek
  members: readonly Member[]
}

/** A week of the story: what was said in it, one below the other on a dotted way. */
export function WeekTold({ week, members }: WeekToldProps) {
  const { sprintId, name, startsOn, endsOn, entries, done, isQuiet } = week
  return (
    <section aria-labelledby={sprintId} className="grid grid-cols-1 gap-3">
      <h2 id={sprintId} className="text-title">
        <bdi>{name}</bdi>{' '}
        <span className="text-small text-quiet font-sans font-normal tracking-normal">
          {dayRange(startsOn, endsOn)}
        </span>
      </h2>
      <ul aria-label={name}>
        {entries.map((entry) => (
          <Told key={entry.key} entry={entry} members={members} />
        ))}
        {entries.length === 0 && (
          <Line mark={<Mark icon={isQuiet ? <Moon /> : <Sun />} look="bg-sunken text-quiet" />}>
            <p className="text-quiet py-2">{isQuiet ? 'A quiet week' : thingsDone(done)}</p>
          </Line>
        )}
      </ul>
    </section>
  )
}

const thingsDone = (done: number) => (done === 1 ? 'One thing got done' : `${done} things got done`)

const marks = {
  thanks: { icon: <Heart />, look: 'bg-leaf-soft text-leaf-ink' },
  high: { icon: <Sun />, look: 'bg-marigold-soft text-marigold-ink' },
  step: { icon: <Flag />, look: 'bg-leaf-soft text-leaf-ink' },
  kept: { icon: <FlaskConical />, look: 'bg-elephant-soft text-elephant-ink' },
}

function Told({ entry, members }: { entry: StoryEntry; members: readonly Member[] }) {
  const { kind, text, memberId } = entry
  const who = members.find(({ id }) => id === memberId)
  const isQuote = kind === 'thanks'
  const mark = isQuote && who ? <Avatar {...who} decorative /> : <Mark {...marks[kind]} />
  return (
    <Line mark={mark}>
      <p className={classes(isQuote && 'font-display text-lead font-semibold')}>
        <bdi>{isQuote ? `“${text}”` : text}</bdi>
      </p>
      <p className="text-small text-quiet">{wordsFor(kind, who?.name)}</p>
    </Line>
  )
}

/** Under the words: who said it, or what it is. */
function wordsFor(kind: StoryEntry['kind'], name: string | undefined): ReactNode {
  const who = name === undefined ? null : <bdi>{name}</bdi>
  if (kind === 'step') return 'A step that you finished'
  if (kind === 'kept') return who ? <>Tried with {who}, kept</> : 'Tried and kept'
  if (kind === 'high') return who ? <>{who}’s high</> : 'A high of the week'
  return who ? <>A thank-you from {who}</> : 'A thank-you'
}

function Mark({ icon, look }: { icon: ReactNode; look: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('grid size-11 place-items-center rounded-full', look)}
    >
      {icon}
    </span>
  )
}

function Line({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="border-edge absolute top-13 bottom-1 left-[1.3125rem] border-l-3 border-dotted"
      />
      <span className="shrink-0">{mark}</span>
      <div className="grid min-w-0 flex-1 content-center gap-0.5">{children}</div>
    </li>
  )
}
