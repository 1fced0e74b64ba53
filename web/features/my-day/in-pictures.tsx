import { t } from '#core/say.ts'
import type { ReactNode } from 'react'
import type { Member } from '#core/members/member.ts'
import { ownProgress, type OwnLine } from '#core/stand-up/own-day.ts'
import { share } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useToday } from '#web/lib/use-today.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { DeviceLine } from '#web/shared/paired/device-line.tsx'
import { useTick } from '#web/shared/tasks/use-tick.ts'
import { dayDoneWords } from '#web/shared/week/week-words.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { Check, Heart, Pencil } from '#web/ui/icons.ts'
import { MoodFace, moods } from '#web/ui/mood-faces.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { useIntendedPress } from '#web/ui/tick.tsx'
import { Heard, heardId, AwayToday, ClosedWeek } from './parts.tsx'
import { useWhere } from './two-homes.tsx'
import { goTo, useIsReadTo, useOwnAnswer, useOwnDay, type View } from './use-my-day.tsx'

/** Under nine: today in pictures, each of them the tick. */
export function InPictures({ me }: { me: Member }) {
  const today = useToday()
  const { sprint, lines } = useOwnDay(me, today)
  const press = useTick(sprint?.id ?? '', today)
  const { isAsked } = useOwnAnswer(me)
  const isReadTo = useIsReadTo(me)
  // As wide as half the page, before the letter's.
  const tiles = lines.filter((line) => !isWide(line)).length + (isAsked ? 2 : 1)
  const progress = ownProgress(lines)
  const isDone = progress.planned > 0 && progress.done === progress.planned
  const open = lines.filter(({ done }) => !done).map(({ task }) => task.title)
  const [doneTitle] = dayDoneWords(open.length > 0)
  const where = useWhere()
  const words =
    open.length > 0 ? open.join('. ') : isDone ? t`${doneTitle}!` : t`Nothing to do today.`
  return (
    <>
      <header className="mb-5 flex items-center gap-3.5">
        <Avatar {...me} size="large" />
        <h1
          tabIndex={-1}
          aria-describedby={heardId}
          className="text-display min-w-0 flex-1 outline-none"
        >
          <bdi>{me.name}</bdi>
        </h1>
        <span className="border-edge text-elephant-ink bg-surface rounded-full grid size-14 shrink-0 place-items-center border-2 empty:hidden [&>button]:m-0 [&>button]:size-full [&>button]:text-inherit">
          {isReadTo && <ReadAloud text={where ? `${where} ${words}` : words} />}
        </span>
      </header>
      <DeviceLine />
      <Heard className="mb-5" />
      <div className="mb-5 empty:hidden">
        <AwayToday me={me} today={today} />
        <ClosedWeek me={me} today={today} />
      </div>
      <Rest done={isDone ? `${doneTitle}!` : null} isEmpty={lines.length === 0} />
      <ul aria-label={t`Today`} data-member-color={me.color} className="grid grid-cols-2 gap-4">
        {wideFirst(lines).map((line) => (
          <TaskTile key={line.task.id} line={line} onPress={() => press(line, line.box)} />
        ))}
        <MoodTile me={me} />
        <WayTile to="thank-you" words={t`Thank you`}>
          <Heart className="text-coral-ink size-14" />
        </WayTile>
        {/* In the place that is left, else over the whole width. */}
        <WayTile to="letter" words={t`Draw a letter`} isWide={tiles % 2 === 0}>
          <Pencil className="text-elephant-ink size-12" />
        </WayTile>
      </ul>
      {!isDone && lines.length > 0 && <SmallWalk far={share(progress)} />}
    </>
  )
}

/** What can be seen without reading: that the day is done, or that there is nothing to do. */
function Rest({ done, isEmpty }: { done: string | null; isEmpty: boolean }) {
  const today = useToday()
  const words = done ?? (isEmpty && t`Nothing to do today.`)
  return (
    <div role="status" className="contents">
      {words && (
        <div className="animate-rise mb-5">
          {done ? (
            <CelebrationPicture reached="day" occasion={today} />
          ) : (
            <SleepingElephants className="mx-auto w-48" />
          )}
          <p className="text-title font-display mt-1 text-center font-bold">{words}</p>
        </div>
      )}
    </div>
  )
}

/** Those over the whole width stand above: between the others they would leave a gap. */
const wideFirst = (lines: readonly OwnLine[]) =>
  lines.toSorted((one, other) => Number(isWide(other)) - Number(isWide(one)))

const isWide = ({ task }: OwnLine) => task.sharing === 'together'

const tile =
  'rounded-[1.75rem] relative grid min-w-0 justify-items-center content-center gap-4 border-[3px] bg-surface text-ink p-3 text-center forced-colors:border-[ButtonText]!'
const ticked =
  'border-member-edge aria-pressed:border-member aria-pressed:bg-member aria-pressed:text-on-member forced-colors:aria-pressed:border-[Highlight]!'

interface TaskTileProps {
  line: OwnLine
  onPress: () => void
}

function TaskTile({ line, onPress }: TaskTileProps) {
  const { task, box, done, isTheirs } = line
  const { members } = useHome()
  const us = members.filter(({ id }) => box.memberIds.includes(id))
  const isAcross = isWide(line)
  const isIntended = useIntendedPress(done)
  return (
    <li className={classes('grid', isAcross && 'col-span-2')}>
      <button
        type="button"
        aria-pressed={done}
        disabled={!isTheirs}
        onClick={(event) => isIntended(event) && onPress()}
        className={classes(
          tile,
          ticked,
          'min-h-52 disabled:cursor-default',
          isAcross
            ? 'min-h-43 grid-cols-[auto_minmax(0,1fr)] items-center text-start'
            : 'grid-cols-1',
        )}
      >
        <Disc>
          <TaskIcon name={task.icon} className="size-20" />
          {done && <Done />}
        </Disc>
        <span className={classes('grid gap-2', isAcross && 'w-full')}>
          <bdi className="text-lead leading-tight font-semibold text-balance hyphens-auto">
            {task.title}
          </bdi>
          {isAcross && <AvatarRow members={us.slice(0, 6)} />}
        </span>
      </button>
    </li>
  )
}

/** On the smallest phones it is as wide as there is room in half a page. */
const Disc = ({ children }: { children: ReactNode }) => (
  <span className="bg-member-soft text-member-ink rounded-full relative grid size-[min(7.5rem,50vw-3.75rem)] place-items-center">
    {children}
  </span>
)

const Done = () => (
  <Check
    strokeWidth={3}
    className="bg-on-member text-member border-member absolute -end-2 -bottom-1 size-13 rounded-full border-4 p-2"
  />
)

/** How the day was, as a face: the same one once it is chosen. */
function MoodTile({ me }: { me: Member }) {
  const { saved, isAsked } = useOwnAnswer(me)
  if (!isAsked) return null
  const mood = moods.find((one) => one === saved?.mood)
  return (
    <WayTile to="check-in" words={mood ? t`Your day` : t`How was it?`}>
      <MoodFace mood={mood ?? 5} className={classes('size-14', !mood && 'opacity-70 grayscale')} />
    </WayTile>
  )
}

interface WayTileProps {
  to: View
  words: string
  /** Over the whole width, lower, with its picture beside its words. */
  isWide?: boolean
  children: ReactNode
}

/** A tile that leads to another place of the page. */
function WayTile({ to, words, isWide: isAcross, children }: WayTileProps) {
  return (
    <li className={classes('grid', isAcross && 'col-span-2')}>
      <button
        type="button"
        onClick={() => goTo(to)}
        className={classes(
          tile,
          'border-edge',
          isAcross ? 'min-h-24 grid-flow-col items-center justify-center' : 'min-h-30 grid-cols-1',
        )}
      >
        {children}
        <span className="leading-tight font-semibold hyphens-auto">{words}</span>
      </button>
    </li>
  )
}

/** From where the smallest walks, and how far; on a sheet as wide as a phone. */
const way = { from: 8, length: 88 }

/**
 * The smallest on the way to a grown one, at the foot of the page; the tent is at the end of a mission.
 * `far`: how much is done, 0 to 1.
 */
function SmallWalk({ far }: { far: number }) {
  return (
    <div className="onwards pointer-events-none -mx-5 mt-auto -mb-[max(0.75rem,env(safe-area-inset-bottom))] overflow-hidden pt-6">
      <Picture width={360} height={176}>
        <path className="fill-ground" d="M-10 138C80 124 280 124 370 138V180H-10Z" />
        <Elephant kin="big" x={352} y={146} scale={0.56} flip trunk="perch" eye="happy" />
        <Bird x={312} y={64} scale={0.85} flip />
        <g
          className="ease-calm transition-transform duration-calm"
          style={{ transform: `translateX(${way.from + far * way.length}px)` }}
        >
          <Elephant kin="tiny" x={0} y={150} scale={0.62} trunk="raised" eye="happy" nod={-6} />
        </g>
      </Picture>
    </div>
  )
}
