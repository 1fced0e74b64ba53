import { t } from '#core/say.ts'
import { useState, type RefObject } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { isShared } from '#core/tasks/task.ts'
import type { Ring, Row } from '#core/stand-up/own-day.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { notesOf } from '#web/lib/words.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { dayDoneWords } from '#web/shared/week/week-words.ts'
import { useTick } from '#web/shared/tasks/use-tick.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TickRing, useIntendedPress } from '#web/ui/tick.tsx'

interface RowsProps {
  list: RefObject<HTMLUListElement | null>
  sprint: Sprint
  day: string
  rows: readonly Row[]
  isDone: boolean
  /** Something of any day is left. */
  isMoreOpen: boolean
}

/** What each of all does stands there once, with their faces; then a row for each person, with the day's rings. */
export function WallRows({ list, sprint, day, rows, isDone, isMoreOpen }: RowsProps) {
  const tick = useTick(sprint.id, day)
  const [asked, ask] = useState<Ring | null>(null)
  const { ofAll, own } = apart(rows)
  const press = (ring: Ring) => {
    if (!tick(ring, ring.box)) ask(ring)
  }
  return (
    <>
      <ul ref={list} className="wall-rows" data-is-done={isDone || undefined}>
        {isDone && (
          <li className="wall-done">
            <CelebrationPicture reached="day" occasion={day} className="wall-picture" />
            <p role="status" className="wall-big">
              {dayDoneWords(isMoreOpen).join('. ')}
            </p>
          </li>
        )}
        {ofAll.map(({ task, rings }) => (
          <RowOfAll key={task.id} task={task} rings={rings} onPress={press} />
        ))}
        {own.flatMap((row) =>
          inParts(row.rings).map((rings) => (
            <WallRow key={keyOf(row.memberIds, rings)} {...row} rings={rings} onPress={press} />
          )),
        )}
      </ul>
      {asked && (
        <WhoDidIt
          ring={asked}
          onClose={() => ask(null)}
          onPick={(id) => {
            tick(asked, asked.box, id)
            ask(null)
          }}
        />
      )}
    </>
  )
}

/** A task that each of all does, and whose ring is whose. */
type OfAll = { task: Task; rings: { memberId: string; ring: Ring }[] }

function apart(rows: readonly Row[]): { ofAll: OfAll[]; own: Row[] } {
  const tasks = new Map<string, OfAll>()
  for (const { memberIds, rings } of rows) {
    for (const ring of rings) {
      const { task } = ring
      if (task.owners !== 'everyone' || isShared(task)) continue
      const { rings: others } = tasks.get(task.id) ?? { rings: [] }
      tasks.set(task.id, { task, rings: [...others, { memberId: memberIds[0]!, ring }] })
    }
  }
  const ofAll = [...tasks.values()].filter(({ rings }) => rings.length > 1)
  const isOfAll = ({ task }: Ring) => ofAll.some((one) => one.task === task)
  const own = rows
    .map((row) => ({ ...row, rings: row.rings.filter((ring) => !isOfAll(ring)) }))
    .filter(({ rings }) => rings.length > 0)
  return { ofAll, own }
}

function RowOfAll({ task, rings, onPress }: OfAll & { onPress: (ring: Ring) => void }) {
  const { members } = useHome()
  return (
    <li className="wall-row wall-row-of-all" aria-label={task.title}>
      <bdi>{task.title}</bdi>
      <ul className="wall-each">
        {members.flatMap((member) => {
          const found = rings.find(({ memberId }) => memberId === member.id)
          if (!found) return []
          const { ring } = found
          return (
            <li key={member.id}>
              <EachFace member={member} ring={ring} onPress={() => onPress(ring)} />
            </li>
          )
        })}
      </ul>
    </li>
  )
}

interface EachFaceProps {
  member: Member
  ring: Ring
  onPress: () => void
}

/** A face with its own ring of a task that all of them do. */
function EachFace({ member, ring, onPress }: EachFaceProps) {
  const isIntended = useIntendedPress(ring.done)
  return (
    <button
      type="button"
      aria-pressed={ring.done}
      aria-label={notesOf(ring.task.title, member.name)}
      data-member-color={member.color}
      onClick={(event) => isIntended(event) && onPress()}
      className="wall-face group"
    >
      <Avatar {...member} />
      <TickRing />
    </button>
  )
}

/** So many faces stand beside a row. */
const mostFaces = 5

function WallRow({ memberIds, rings, onPress }: Row & { onPress: (ring: Ring) => void }) {
  const members = useHome().members.filter(({ id }) => memberIds.includes(id))
  const names = notesOf(...members.map(({ name }) => name))
  const [alone] = members
  return (
    <li className="wall-row" aria-label={names}>
      <span className="wall-faces" data-count={Math.min(members.length, mostFaces)}>
        {members.slice(0, mostFaces).map((member) => (
          <Avatar key={member.id} {...member} />
        ))}
        {members.length > mostFaces && <span>+{members.length - mostFaces}</span>}
      </span>
      <ul className="wall-items">
        {rings.map((ring) => (
          <li key={ring.task.id} data-long={isLong(ring) || undefined}>
            <WallRing
              ring={ring}
              label={notesOf(ring.task.title, names)}
              color={members.length === 1 && alone ? alone.color : 'elephant'}
              onPress={() => onPress(ring)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface WallRingProps {
  ring: Ring
  label: string
  color: string
  onPress: () => void
}

function WallRing({ ring, label, color, onPress }: WallRingProps) {
  const isIntended = useIntendedPress(ring.done)
  return (
    <button
      type="button"
      aria-pressed={ring.done}
      aria-label={label}
      data-member-color={color}
      onClick={(event) => isIntended(event) && onPress()}
      className="wall-item group"
    >
      <TickRing />
      <bdi>{ring.task.title}</bdi>
    </button>
  )
}

/** A title of more letters has a line of its own. */
const isLong = ({ task }: Ring) => task.title.length > 22

interface WhoDidItProps {
  ring: Ring
  onClose: () => void
  onPick: (memberId: string) => void
}

/** What one of several does: the face of whoever did it is pressed. */
function WhoDidIt({ ring: { task, box }, onClose, onPick }: WhoDidItProps) {
  const { members } = useHome()
  const us = members.filter(({ id }) => box.memberIds.includes(id))
  return (
    <Dialog wide calm onClose={onClose} title={t`Who did it? ${task.title}`}>
      <ul className="wall-people">
        {us.map((member) => (
          <li key={member.id}>
            <PersonButton member={member} onPress={() => onPick(member.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function PersonButton({ member, onPress }: { member: Member; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="wall-person">
      <Avatar {...member} />
      <bdi>{member.name}</bdi>
    </button>
  )
}

/** So many rings stand in one row; the next one goes on where they are more. */
const most = 4

function inParts(rings: readonly Ring[]): Ring[][] {
  const count = Math.ceil(rings.length / most)
  return Array.from({ length: count }, (_, index) => rings.slice(index * most, (index + 1) * most))
}

/** Stays the same while the rings of a row are ticked. */
const keyOf = (memberIds: readonly string[], [first]: readonly Ring[]) =>
  `${memberIds.join(' ')} ${first?.task.id}`
