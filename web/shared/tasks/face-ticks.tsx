import { plural, t } from '#core/say.ts'
import { Fragment, useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { type Box, type DayLine, isFilled } from '#core/stand-up/day.ts'
import type { Member } from '#core/members/member.ts'
import { isShared } from '#core/tasks/task.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { isSecondTap } from '#web/lib/second-tap.ts'
import { listOf, notesOf } from '#web/lib/words.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { togetherLabel } from './use-tick.ts'
import { useTickWithUndo } from './use-tick-with-undo.ts'

interface FaceTicksProps {
  sprint: Pick<Sprint, 'id'>
  line: DayLine
  date: string
}

/** More faces than these stand below the title on a phone, which has the first line; more than those when asked for. */
const besideTitle = 3
const mostRings = 8

/** The faces of those who do a task, each of them the tick itself: one ring is one tick (N5). */
export function FaceTicks({ line, ...day }: FaceTicksProps) {
  const [isOpen, setOpen] = useState(false)
  const { boxes, turn } = line
  const shown = isOpen || boxes.length <= mostRings ? boxes : boxes.slice(0, mostRings - 1)
  const faces = turn === null ? boxes.flatMap(({ memberIds }) => memberIds).length : 1
  const place = faces > besideTitle ? 'w-full md:w-auto' : 'ms-auto max-w-full justify-end'
  return (
    <div className={classes('flex flex-wrap gap-1', place)}>
      {shown.map((box) => (
        <BoxTick key={box.memberIds.join()} {...day} line={line} box={box} />
      ))}
      {shown.length < boxes.length && (
        <button
          type="button"
          aria-label={t`Show ${boxes.length - shown.length} more, ${line.task.title}`}
          onClick={() => setOpen(true)}
          className="rounded-full border-edge text-small size-12 border-2 font-semibold"
        >
          +{boxes.length - shown.length}
        </button>
      )}
    </div>
  )
}

interface BoxTickProps extends FaceTicksProps {
  box: Box
}

function BoxTick({ sprint, line, date, box }: BoxTickProps) {
  const { task, turn } = line
  const { members } = useHome()
  const press = useTickWithUndo(sprint.id, date)
  const pressFace = (memberId?: string) => press(line, box, memberId)
  const there = members.filter(({ id }) => box.memberIds.includes(id))
  const whose = turn ? there.filter(({ id }) => id === turn) : there
  const [alone] = whose
  if (isShared(task) && isFilled(box)) {
    const doers = members.filter(({ id }) => box.doneBy.includes(id))
    const [title, names] = [task.title, listOf(doers.map(({ name }) => name))]
    return (
      <Tick
        label={
          task.sharing === 'together'
            ? t`${title}, done by all of you`
            : t`${title}, done by ${names}`
        }
        done
        {...(task.sharing !== 'together' && doers[0] && { color: doers[0].color })}
        onChange={() => pressFace()}
      />
    )
  }
  if (alone && whose.length === 1)
    return (
      <Tick
        label={notesOf(task.title, alone.name)}
        done={isFilled(box)}
        color={alone.color}
        onChange={() => pressFace(alone.id)}
      >
        <Avatar {...alone} size="small" />
      </Tick>
    )
  if (task.sharing === 'together' && alone)
    return (
      <button
        type="button"
        aria-pressed={false}
        aria-label={togetherLabel(line, whose.length)}
        onClick={(event) => isSecondTap(event) || pressFace()}
        className="border-edge bg-surface hover:bg-sunken rounded-full inline-flex h-12 items-center border-[3px] px-2"
      >
        <AvatarRow members={whose.slice(0, mostRings)} />
        {whose.length > mostRings && (
          <span className="text-small ms-1 font-semibold">+{whose.length - mostRings}</span>
        )}
      </button>
    )
  return (
    <div
      role="group"
      aria-label={t`${task.title}: whoever did it`}
      className="border-edge bg-surface rounded-full inline-flex flex-wrap items-center border-[3px]"
    >
      {whose.map((member, index) => (
        <Fragment key={member.id}>
          {index > 0 && (
            <span aria-hidden="true" className="text-edge">
              /
            </span>
          )}
          <button
            type="button"
            aria-pressed={false}
            aria-label={notesOf(task.title, member.name)}
            onClick={(event) => isSecondTap(event) || pressFace(member.id)}
            className="rounded-full hover:bg-sunken grid size-11 place-items-center"
          >
            <Avatar {...member} size="small" />
          </button>
        </Fragment>
      ))}
    </div>
  )
}

/** "Ben did it", "Ben and Mia did it" */
function didIt(doers: readonly string[]): string {
  const names = listOf(doers)
  return plural(doers.length, { other: `${names} did it` })
}

/** What stands under a title: whose turn it is, who did it, how often of how often. */
export function lineWords(line: DayLine, members: readonly Member[]): string | null {
  const { task, boxes, turn } = line
  const doers = boxes.flatMap((box) => box.doneBy)
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name
  const areSeveral = boxes.some(({ memberIds }) => memberIds.length > 1)
  if (task.sharing === 'together' && areSeveral)
    return doers.length > 0 ? t`All of you did it` : null
  if (task.sharing && doers.length > 0) return didIt(doers.flatMap((id) => nameOf(id) ?? []))
  const name = turn === null ? undefined : nameOf(turn)
  if (name) return t`${name}’s turn`
  return task.sharing === 'one' && areSeveral ? t`One of you` : null
}
