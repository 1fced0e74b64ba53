import type { FamilyUndo, SprintUndo } from '#core/contract/activity.ts'

/** How what a command names is called today; whoever left the family has no name here. */
export type Names = {
  member: (id: string) => string
  /** A task, a topic or an experiment in quotes, or `otherwise` where nobody knows it any more. */
  text: (id: string, otherwise: string) => string
  /** The sprint that the command was for. */
  sprint: string
  today: string
  /** What would take the command back, and with it what was there before. */
  undone: FamilyUndo | SprintUndo | null
}

/** Words for every command there is: one without any does not compile. */
export type Words<Command extends { type: string }> = {
  [Type in Command['type']]: (command: Extract<Command, { type: Type }>, names: Names) => string
}

/** A family's own words within ours, cut where they are long. */
export function quoted(text: string): string {
  const most = 60
  return `‘${text.length > most ? `${text.slice(0, most).trimEnd()}…` : text}’`
}
