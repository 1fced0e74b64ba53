import type { Agenda } from '#content/agendas.ts'
import type { ContentIcon } from '#content/icons.ts'
import type { Speaker } from '#content/questions.ts'

/** One part of a meeting as the engine runs it; its words come from content/agendas. */
export type Stage<Id extends string> = {
  id: Id
  title: string
  icon: ContentIcon
  minutes: number
  /** What happens now. */
  todo: string
  /** What the host reads aloud. */
  say: string
  /** How it works with each age. */
  hints: Readonly<Partial<Record<Speaker, string>>>
}

/** The stages of an agenda in one of its lengths. */
export function stagesOf<Id extends string, Version extends string>(
  { stages }: Agenda<Id, Version>,
  version: Version,
): Stage<Id>[] {
  return stages.map(({ stage, minutes, ...words }) => ({
    ...words,
    id: stage,
    minutes: minutes[version],
  }))
}

/** Where a meeting stands: the stage, its neighbours, and its place as people count (from 1). */
export function placeOf<Id extends string>(stages: readonly Stage<Id>[], id: Id) {
  const index = Math.max(
    stages.findIndex((stage) => stage.id === id),
    0,
  )
  return {
    stage: stages[index]!,
    before: stages[index - 1] ?? null,
    after: stages[index + 1] ?? null,
    number: index + 1,
    of: stages.length,
  }
}
