import type { Context } from './context.ts'
import type { Addressed, Documents } from './documents.ts'
import type { Family, FamilyData } from '../family/schema.ts'
import type { FamilyUndo, SprintUndo } from '../log/activity-schema.ts'
import type { Sprint } from '../sprint/schema.ts'

/** One command of a union, by its type. */
export type CommandOf<Command extends { type: string }, Type extends Command['type']> = Extract<
  Command,
  { type: Type }
>

/** What each command of a subject does to the family: one without its rule does not compile. */
export type FamilyRules<Command extends { type: string }> = {
  [Type in Command['type']]: FamilyRule<CommandOf<Command, Type>>
}

export interface FamilyRule<Command> {
  /** The family after it. Throws a Refusal where the rule says no. */
  apply: (family: Family, command: Command, context: Context) => Family
  /** What stood in what it changes, as its sender saw it (P6); null where nothing did. */
  from?: (data: FamilyData, command: Command) => object | null
  /** Whose act it is on a device without an account; without it no device may (A77). */
  by?: (command: Command) => string | null
}

/** What each command of a subject does to a week: one without its rule does not compile. */
export type SprintRules<Command extends { type: string }> = {
  [Type in Command['type']]: SprintRule<CommandOf<Command, Type>>
}

interface MoreOfSprintRule<Command> {
  /** What stood in what it changes, as its sender saw it (P6); null where nothing did. */
  from?: (sprint: Sprint, command: Command) => object | null
  /** Whether it still counts when it arrives after the week was closed (P5). */
  late?: (command: Command) => boolean
  /** Of two who press at once the second finds it done: that is no mistake, and changes nothing. */
  once?: true
  /** The other weeks that it reads and may change. */
  reads?: (command: Command) => readonly string[]
  /** What it means for other documents: one intent is one command (C6). */
  consequence?: Consequence<Command>
  /** Whose act it is on a device without an account; without it no device may (A77). */
  by?: (command: Command, sprint: Sprint | null) => string | null
  /** Whether it is nobody’s alone, and the family does it at the wall. */
  atWall?: (command: Command) => boolean
}

export type SprintRule<Command> = MoreOfSprintRule<Command> &
  (
    | {
        /** The week after it, where there is one that is not closed. Throws a Refusal where the rule says no. */
        apply: (sprint: Sprint, command: Command, context: Context) => Sprint
      }
    | {
        /** For what begins weeks and ends them: asked whatever is there. Null: there is no such week. */
        whole: (
          sprint: Sprint | null,
          command: Command,
          context: Context,
          at: SprintAddress,
        ) => Sprint | null
      }
  )

/** Which family's week a command was posted to. */
export type SprintAddress = { familyId: string; sprintId: string }

export type Consequence<Command> = <Known extends Documents>(
  documents: Known,
  command: Command,
  /** Does something more at the same moment, without consequences of its own. */
  also: <Also extends Documents>(documents: Also, addressed: Addressed) => Also,
) => Known

/** For each command of a subject the one that gives back what was before it; null where none does. */
export type FamilyUndos<Command extends { type: string }> = {
  [Type in Command['type']]:
    | ((before: Family, command: CommandOf<Command, Type>, context: Context) => FamilyUndo | null)
    | null
}

/** The same for weeks. */
export type SprintUndos<Command extends { type: string }> = {
  [Type in Command['type']]:
    | ((before: Sprint, command: CommandOf<Command, Type>, context: Around) => SprintUndo | null)
    | null
}

/** With the weeks that there are, as far as the command is about them. */
export type Around = Context & { sprintIds: readonly string[] }
