import { useState, type RefObject } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { dayLines, type Box } from '#core/stand-up/day.ts'
import type { Member } from '#core/members/member.ts'
import { isShared } from '#core/tasks/task.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { useGive, usePaired } from '#web/shared/paired/use-paired.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TickRing, useIsMeant } from '#web/ui/tick.tsx'

interface RowsProps {
  list: RefObject<HTMLUListElement | null>
  sprint: Sprint
  day: string
  bands: readonly Band[]
  isDone: boolean
}

/** A row for each person, with a face and the day's rings. */
export function WallRows({ list, sprint, day, bands, isDone }: RowsProps) {
  const { toSprint } = useGive()
  const [asked, ask] = useState<Item | null>(null)
  const tick = ({ task }: Item, memberIds: readonly string[], done: boolean) => {
    for (const memberId of memberIds)
      void toSprint(sprint.id, { type: 'tick', taskId: task.id, memberId, date: day, done })
  }
  const press = (item: Item) => {
    const who = tickers(item)
    if (who) tick(item, who, !item.done)
    else ask(item)
  }
  return (
    <>
      <ul ref={list} className="wall-rows" data-is-done={isDone || undefined}>
        {isDone && (
          <li className="wall-done">
            <CelebrationPicture reached="day" occasion={day} className="wall-picture" />
            <p role="status" className="wall-big">
              All done. The evening is yours.
            </p>
          </li>
        )}
        {bands.map((band) => (
          <Row key={band.key} band={band} onPress={press} />
        ))}
      </ul>
      {asked && (
        <WhoDidIt
          item={asked}
          onClose={() => ask(null)}
          onPick={(id) => {
            tick(asked, [id], true)
            ask(null)
          }}
        />
      )}
    </>
  )
}

/** So many faces stand beside a row. */
const mostFaces = 5

function Row({ band: { members, items }, onPress }: { band: Band; onPress: (item: Item) => void }) {
  const names = members.map(({ name }) => name).join(', ')
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
        {items.map((item) => (
          <li key={item.task.id + (item.memberId ?? '')} data-long={isLong(item) || undefined}>
            <WallItem
              item={item}
              label={`${item.task.title}, ${names}`}
              color={members.length === 1 && alone ? alone.color : 'elephant'}
              onPress={() => onPress(item)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface WallItemProps {
  item: Item
  label: string
  color: string
  onPress: () => void
}

function WallItem({ item, label, color, onPress }: WallItemProps) {
  const isMeant = useIsMeant(item.done)
  return (
    <button
      type="button"
      aria-pressed={item.done}
      aria-label={label}
      data-member-color={color}
      onClick={(event) => isMeant(event) && onPress()}
      className="wall-item group"
    >
      <TickRing />
      <bdi>{item.task.title}</bdi>
    </button>
  )
}

/** A title of more letters has a line of its own. */
const isLong = ({ task }: Item) => task.title.length > 22

interface WhoDidItProps {
  item: Item
  onClose: () => void
  onPick: (memberId: string) => void
}

/** What one of several does: the face of whoever did it is pressed. */
function WhoDidIt({ item: { task, box }, onClose, onPick }: WhoDidItProps) {
  const { members } = usePaired()
  const us = members.filter(({ id }) => box.memberIds.includes(id))
  return (
    <Dialog wide calm onClose={onClose} title={`Who did it? ${task.title}`}>
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

/** One ring of the wall. `memberId`: whose tick it is; null where one of several makes it. */
type Item = { task: Task; box: Box; memberId: string | null; done: boolean }

/** A row: whose it is, and some of their rings; the next row goes on where they are many. */
type Band = { key: string; members: Member[]; items: Item[] }

/** So many rings stand in one row. */
const most = 4

/** A day as rows: one for each person with something to do, and one for each group that shares something. */
export function bandsOf(sprint: Sprint, members: readonly Member[], date: string): Band[] {
  const rows = new Map<string, Item[]>(members.map(({ id }) => [id, []]))
  for (const { task, boxes, turn } of dayLines(sprint, members, date)) {
    for (const box of boxes) {
      const done = box.doneBy.length > 0
      const memberId = isShared(task) ? turn : (box.memberIds[0] ?? null)
      const key = memberId ?? box.memberIds.join(' ')
      const row = rows.get(key) ?? []
      rows.set(key, [...row, { task, box, memberId, done }])
    }
  }
  return [...rows].flatMap(([key, items]) => {
    const whose = key.split(' ')
    const people = members.filter(({ id }) => whose.includes(id))
    return inParts(items).map((part, index) => ({
      key: `${key} ${index}`,
      members: people,
      items: part,
    }))
  })
}

function inParts(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, index) => items.slice(index * most, (index + 1) * most))
}

/** Who unticks what is done, or ticks what is not, where it needs no question; null where it does. */
function tickers({ task, box, memberId, done }: Item): readonly string[] | null {
  if (done) return box.doneBy
  if (memberId !== null) return [memberId]
  return task.sharing === 'together' ? box.memberIds.slice(0, 1) : null
}
