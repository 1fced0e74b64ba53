import { t } from '#core/say.ts'
import { thanksWords } from '#content/thanks-words.ts'
import { weekName } from '#content/week-name.ts'
import type { FamilyUndo, SprintUndo } from '#core/log/activity-schema.ts'
import type { Thanks } from '#core/plan-meeting/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'

/** Who did it, and how what a command names is called; whoever left the family has no name here. */
export type Names = {
  by: string
  /** A member: as somebody of whom something is said, to whom it belongs, or for whom it is. */
  member: (id: string, as: 'who' | 'whose' | 'for-whom') => string
  /** A task, a topic, a date or an experiment in quotes; undefined where nobody knows it any more. */
  text: (id: string) => string | undefined
  /** The week in quotes; undefined where it is an earlier one that is not at hand. */
  sprint: string | undefined
  today: string
  /** What would take the command back, and with it what was there before. */
  undone: FamilyUndo | SprintUndo | null
}

/** A sentence for every command there is: one without any does not compile. */
export type Words<Command extends { type: string }> = {
  [Type in Command['type']]: (command: Extract<Command, { type: Type }>, names: Names) => string
}

/** A family's own words within ours, cut where they are long. */
export function quoted(text: string): string {
  const most = 60
  const words = text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
  return t({ message: `‘${words}’`, comment: 'a family’s own words within a sentence' })
}

export const quotedWeek = ({ name }: Pick<Sprint, 'name'>) => quoted(weekName(name))

export const quotedThanks = (thanks: Pick<Thanks, 'toId' | 'for' | 'text'>, { member }: Names) =>
  quoted(thanksWords(thanks, (id) => member(id, 'for-whom')))
