import { t } from '#core/say.ts'
import type { Agenda, Version } from '#content/agendas/agenda.ts'
import type { Speaker } from '#content/questions/question.ts'
import type { Member } from '#core/members/member.ts'
import type { MeetingLength } from '#core/words.ts'
import { speakerOf } from './question-for.ts'

/** One part of a meeting as the engine runs it; its words come from content/agendas. */
export type Part<S extends string> = {
  /** The stage’s id, or in a stage that goes round the id of the member whose turn it is. */
  id: string
  stage: S
  title: string
  /** "the dates": what a button that leads here names. */
  leadsTo?: string
  /** Whose turn it is, in a stage that goes round. */
  member: Member | null
  seconds: number
  /** What happens now. */
  todo: string
  /** What the host may say or show. */
  say: string
  /** How it works with each age. */
  hints: Readonly<Partial<Record<Speaker, string>>>
}

interface CourseInput {
  length: MeetingLength
  /** Who is here, in the order of speaking: a stage that goes round has a part for each. */
  here?: readonly Member[]
  date?: string
  /** The family's first of its kind. */
  isFirst?: boolean
  /** Where the meeting stands; that part stays, also where this length would leave it out. */
  at?: string
  /** Stages that this family has no need of today. */
  without?: readonly string[]
}

/** The length by this name, or the agenda's first. */
export function versionOf<L extends MeetingLength>(
  { versions }: { versions: readonly Version<L>[] },
  length: MeetingLength,
): Version<L> {
  return versions.find(({ id }) => id === length) ?? versions[0]!
}

/** An agenda as the parts of one meeting, in their order. */
export function courseOf<S extends string, L extends MeetingLength>(
  agenda: Agenda<S, L>,
  { length, here = [], date = '', isFirst = false, at, without = [] }: CourseInput,
): Part<S>[] {
  const version = versionOf(agenda, length).id
  return agenda.stages.flatMap(({ speaks, minutes, sayFirst, ...words }): Part<S>[] => {
    const seconds = minutes[version] * 60
    const say = isFirst ? (sayFirst ?? words.say) : words.say
    const part: Part<S> = { ...words, say, id: words.stage, member: null, seconds }
    const isLeftOut = part.seconds === 0 || without.includes(part.id)
    if (speaks === 'all') return !isLeftOut || part.id === at ? [part] : []
    return here.map((member) => ({
      ...part,
      id: member.id,
      title: t`${member.name}’s turn`,
      member,
      seconds: agenda.turnSeconds?.[speakerOf(member, date) ?? '3-5'] ?? part.seconds,
    }))
  })
}

/** The lengths of a meeting, with the minutes of the stages that come, in words for who is there. */
export function versionsOf(
  agenda: Agenda<string>,
  { without = [], isGrown = false }: { without?: readonly string[]; isGrown?: boolean } = {},
) {
  return agenda.versions.map((version) => {
    const parts = courseOf(agenda, { length: version.id, without })
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
    const line = (isGrown && version.lineGrown) || version.line
    return { ...version, line, minutes: Math.ceil(seconds / 60) }
  })
}

/** Where a meeting stands: the part, its neighbours, and its place as people count (from 1). */
export function placeOf<S extends string>(parts: readonly Part<S>[], id: string) {
  const index = Math.max(
    parts.findIndex((part) => part.id === id),
    0,
  )
  return {
    part: parts[index]!,
    before: parts[index - 1] ?? null,
    after: parts[index + 1] ?? null,
    number: index + 1,
    of: parts.length,
  }
}

/** What the way on is called: it names what comes, or who, so that neither is taken for the other. */
export const wayTo = ({ leadsTo }: Pick<Part<string>, 'leadsTo'>): string =>
  leadsTo ? t`Next: ${leadsTo}` : t`Next`
