import type { SprintSummary } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { addDays } from '../time/calendar.ts'
import { dearestFirst, toldIn, type Around, type StoryEntry } from '../story/story.ts'

/** After how many days a family is reminded of a week, the longest first; whole weeks keep the weekday. */
const memorySpans = { year: 364, 'hundred-days': 100, month: 28 } as const
type Span = keyof typeof memorySpans

/** A week that could be remembered today. */
type Remembered = { span: Span; sprintId: string; name: SprintSummary['name'] }

/** What is remembered: one true line of the family's own. */
export type Memory = Remembered & { entry: StoryEntry }

/** By this key the family's "not again" is kept among its answers. */
export const memoryKey = (sprintId: string) => `memory ${sprintId}`

const spans: readonly Span[] = ['year', 'hundred-days', 'month']
/** Of 1 to 5: a week that was worse on average is not brought up unasked. */
const leastMood = 3

/** The closed weeks in which those days were, but hard ones and those that are not to come again. */
export function weeksToRemember(
  summaries: readonly SprintSummary[],
  { today, answered }: { today: string; answered: ReadonlySet<string> },
): Remembered[] {
  return spans.flatMap((span) => {
    const day = addDays(today, -memorySpans[span])
    const week = summaries.find(
      ({ completed, startsOn, weeks }) =>
        completed && startsOn <= day && day < addDays(startsOn, 7 * weeks),
    )
    if (!week || isHard(week) || answered.has(memoryKey(week.sprintId))) return []
    return { span, sprintId: week.sprintId, name: week.name }
  })
}

function isHard({ moods }: SprintSummary): boolean {
  const sum = moods.reduce((total, { mood }) => total + mood, 0)
  return moods.length > 0 && sum / moods.length < leastMood
}

/** The line of a week that is dearest; null where it has none. */
export function dearestOf(sprint: Sprint, around: Around): StoryEntry | null {
  return toldIn(sprint, around).toSorted(dearestFirst)[0] ?? null
}
