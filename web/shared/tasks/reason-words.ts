import { t } from '#core/say.ts'
import { becauseWords } from '#content/because-words.ts'
import { weekWithin } from '#content/week-name.ts'
import type { Member } from '#core/members/member.ts'
import type { Task } from '#core/tasks/schema.ts'
import { carriedWords, nameOf } from './task-words.ts'

/** Why the line is there: "carried over from Week 2"; empty for the family's own ideas. */
export function reasonWords(reason: Task['reason'], members: readonly Member[]): string {
  const { kind, text, week, because = [] } = reason
  switch (kind) {
    case 'mission':
      return t`a step towards the mission`
    case 'retrospective': {
      const from = week === undefined ? text : weekWithin(week)
      return from ? t`from looking back: ${from}` : t`from looking back`
    }
    case 'recommendation': {
      const why = becauseWords(because, (id) => nameOf(members, id)) || text
      return why ? t`an idea because ${why}` : t`an idea`
    }
    case 'carried-over':
      return carriedWords(reason)
    case 'own':
      return text
  }
}
