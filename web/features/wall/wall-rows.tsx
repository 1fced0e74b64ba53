import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { dayLines, isDayDone } from '#core/domain/day.ts'
import type { Member } from '#core/domain/member.ts'
import { sprintForStandUp } from '#core/domain/stand-up.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { useGive, usePaired } from '#web/shared/paired/use-paired.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { TickRing } from '#web/ui/tick.tsx'
import { bandsOf, tickers, type Band, type Item } from './bands.ts'
import { usePages } from './use-pages.ts'

/** A row for each person, with a face and the day's rings; more rows than fit are pages. */
export function WallRows({ day }: { day: string }) {
  const { sprints, members, memberIds } = usePaired()
  const sprint = sprintForStandUp(sprints, day)
  const isOff = sprint?.pausedDates.includes(day) ?? false
  if (!sprint || isOff) return <Nothing words={isOff ? 'A day off' : 'No plan for today'} />
  const bands = bandsOf(sprint, members, day)
  if (bands.length === 0) return <Nothing words="Nothing to do today" />
  return <Rows {...{ sprint, day, bands }} isDone={isDayDone(dayLines(sprint, memberIds, day))} />
}

function Nothing({ words }: { words: string }) {
  return (
    <section aria-label="Today" className="wall-nothing">
      <div className="w-1/2">
        <SleepingElephants />
      </div>
      <p className="wall-big">{words}</p>
    </section>
  )
}

interface RowsProps {
  sprint: Sprint
  day: string
  bands: readonly Band[]
  isDone: boolean
}

function Rows({ sprint, day, bands, isDone }: RowsProps) {
  const { toSprint } = useGive()
  const [asked, ask] = useState<Item | null>(null)
  const { list, page, pages, goTo } = usePages()
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
    <section aria-label="Today" className="wall-today">
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
      {pages > 1 && (
        <nav aria-label="More rows" className="wall-pages">
          <PageButton label="Rows before" to={page === 0 ? pages - 1 : page - 1} onGo={goTo} />
          <p>
            {page + 1} of {pages}
          </p>
          <PageButton label="More rows" isNext to={(page + 1) % pages} onGo={goTo} />
        </nav>
      )}
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
    </section>
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
            <button
              type="button"
              aria-pressed={item.done}
              aria-label={`${item.task.title}, ${names}`}
              data-member-color={members.length === 1 && alone ? alone.color : 'elephant'}
              onClick={() => onPress(item)}
              className="wall-item group"
            >
              <TickRing />
              <bdi>{item.task.title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** A title of more letters has a line of its own. */
const isLong = ({ task }: Item) => task.title.length > 22

interface PageButtonProps {
  label: string
  isNext?: boolean
  to: number
  onGo: (page: number) => void
}

function PageButton({ label, isNext, to, onGo }: PageButtonProps) {
  const Icon = isNext ? ChevronRight : ChevronLeft
  return (
    <button type="button" aria-label={label} onClick={() => onGo(to)} className="wall-page">
      <Icon aria-hidden="true" />
    </button>
  )
}

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
    <Dialog open wide calm onClose={onClose} title={`Who did it? ${task.title}`}>
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
