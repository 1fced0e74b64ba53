import type { FamilyCommand } from '../family/schema.ts'
import type { SprintCommand } from '../sprint/schema.ts'
import type { WebhookMessage } from './webhook-schema.ts'
import type { Documents } from '../commands/documents.ts'
import type { WeekCalled } from './family-today.ts'
import { findMember } from '../members/member.ts'

/** One entry of a family's log, as far as it matters to others; `command` may be an action of no rule. */
export type Logged = { at: string } & (
  | { sprintId: null; command: FamilyCommand }
  | { sprintId: string; command: SprintCommand }
)

/** What is told, and the names that go with it where the family wants that. */
type Event = { type: WebhookMessage['type']; data: WebhookMessage['data']; names?: Names }
type Names = Record<string, string | undefined>

/**
 * What others are told of one entry of the log (E3): ids of what it is about, and with `names` what that
 * is called in the documents, which are those of now. Most entries are nobody's business: none.
 */
export function messagesOf(
  logged: Logged,
  documents: Documents,
  { names: withNames, called }: { names: boolean; called: WeekCalled },
): WebhookMessage[] {
  const { at: timestamp } = logged
  const events =
    logged.sprintId === null
      ? ofFamily(logged.command, documents, timestamp)
      : ofWeek(logged.command, documents, { sprintId: logged.sprintId, called })
  return events.map(({ type, data, names = {} }) => {
    const known = Object.entries(names).filter((entry): entry is [string, string] => !!entry[1])
    const told = withNames ? { ...data, ...Object.fromEntries(known) } : data
    return { type, timestamp, data: told }
  })
}

function ofFamily(command: FamilyCommand, { family }: Documents, at: string): Event[] {
  const isReached =
    (command.type === 'close-goal' || command.type === 'set-goal') && command.outcome === 'reached'
  const goal = family.familyData.pastGoals.findLast(({ closedAt }) => closedAt === at)
  if (!isReached || !goal) return []
  return [{ type: 'goal.reached', data: { goalId: goal.id }, names: { goal: goal.title } }]
}

function ofWeek(
  command: SprintCommand,
  documents: Documents,
  { sprintId, called }: { sprintId: string; called: WeekCalled },
): Event[] {
  const named = (id: string) => {
    const name = documents.sprints.find((sprint) => sprint.id === id)?.name
    return name === undefined ? undefined : called(name)
  }
  const week = (type: Event['type'], id = sprintId): Event => ({
    type,
    data: { sprintId: id },
    names: { week: named(id) },
  })
  switch (command.type) {
    case 'tick':
      return [ticked(command, documents, sprintId)]
    case 'finish-planning':
      return [week('week.planned')]
    case 'close-stand-up':
      return [{ type: 'check-in.held', data: { sprintId, date: command.date } }]
    case 'complete-sprint':
      return [week('week.looked-back')]
    case 'close-week': {
      const { next, begins } = command
      // A fresh start puts weeks away that nobody looked back on, and plans one at once.
      return next && begins ? [week('week.planned', next.id)] : [week('week.looked-back')]
    }
    default:
      return []
  }
}

function ticked(
  { taskId, memberId, date, done }: Extract<SprintCommand, { type: 'tick' }>,
  { family, sprints }: Documents,
  sprintId: string,
): Event {
  const tasks = sprints.find(({ id }) => id === sprintId)?.tasks ?? []
  const member = findMember(family.familyData, memberId)?.name
  return {
    type: 'day.ticked',
    data: { sprintId, taskId, memberId, date, done },
    names: { task: tasks.find(({ id }) => id === taskId)?.title, member },
  }
}
