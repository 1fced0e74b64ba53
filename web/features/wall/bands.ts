import type { Sprint, Task } from '#core/contract/sprint.ts'
import { dayLines, type Box } from '#core/domain/day.ts'
import type { Member } from '#core/domain/member.ts'
import { isShared } from '#core/domain/task.ts'

/** One ring of the wall. `memberId`: whose tick it is; null where one of several makes it. */
export type Item = { task: Task; box: Box; memberId: string | null; done: boolean }

/** A row: whose it is, and some of their rings; the next row goes on where they are many. */
export type Band = { key: string; members: Member[]; items: Item[] }

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
export function tickers({ task, box, memberId, done }: Item): readonly string[] | null {
  if (done) return box.doneBy
  if (memberId !== null) return [memberId]
  return task.sharing === 'together' ? box.memberIds.slice(0, 1) : null
}
