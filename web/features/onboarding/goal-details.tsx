import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Goal } from '#core/goal/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { entriesOf, fromEntries, keysOf } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#core/text/text.ts'
import type { FamilyIntent } from '#web/data/send.ts'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Stepper } from '#web/ui/controls.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Columns, Disclosure } from '#web/ui/layout.tsx'
import { onEnter } from './own-line.tsx'

interface GoalDetailsProps {
  draft: GoalDraft
  onChange: (changes: Partial<GoalDraft>) => void
  folded: boolean
}

/** The goal in the family's words; of a new one all but its title is folded. */
export function GoalDetails({ draft, onChange, folded }: GoalDetailsProps) {
  const fields = { draft, onChange }
  const title = (
    <LongLine
      label={t`Our mission`}
      name="title"
      value={draft.title}
      onText={(text) => onChange({ title: text })}
    />
  )
  if (folded) {
    return (
      <Columns>
        {title}
        <Disclosure summary={t`Why, how long, and then?`}>
          <div className="grid gap-6">
            <Reasons {...fields} />
            <UntilThen {...fields} />
          </div>
        </Disclosure>
      </Columns>
    )
  }
  return (
    // What is short stands on a phone's first view, and both columns are as long.
    <Columns>
      <div className="grid gap-6">
        {title}
        <UntilThen {...fields} />
      </div>
      <div className="grid gap-6">
        <Reasons {...fields} />
      </div>
    </Columns>
  )
}

interface LongLineProps {
  label: string
  name?: string
  optional?: boolean
  value: string
  onText: (text: string) => void
}

/** One line of text that is read as a whole: its field grows as the words do, and Enter goes on as in any line. */
function LongLine({ onText, ...props }: LongLineProps) {
  return (
    <TextArea
      {...props}
      unkept="family-form"
      rows={1}
      className="[&_textarea]:min-h-13 [&_textarea]:resize-none"
      autoComplete="off"
      limit={limits.title}
      maxLength={limits.title}
      onChange={({ target }) => onText(target.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => onEnter(event, () => event.currentTarget.form?.requestSubmit())}
    />
  )
}

type Fields = Omit<GoalDetailsProps, 'folded'>

/** Why it matters, and how it is known. */
const Reasons = ({ draft, onChange }: Fields) => (
  <>
    <TextArea
      unkept="family-form"
      label={t`Why it matters to us`}
      optional
      hint={t`What you will tell each other in a week when it is hard.`}
      value={draft.why ?? ''}
      limit={limits.note}
      maxLength={limits.note}
      onChange={({ target }) => onChange({ why: target.value })}
    />
    <TextArea
      unkept="family-form"
      label={t`How we will know`}
      optional
      hint={t`Something all of you can see or count.`}
      value={draft.measure ?? ''}
      limit={limits.note}
      maxLength={limits.note}
      onChange={({ target }) => onChange({ measure: target.value })}
    />
  </>
)

/** How long it takes, and what comes then. */
function UntilThen({ draft, onChange }: Fields) {
  const today = useToday()
  const weeks = draft.weeks ?? usualWeeks
  const lastDay = addDays(draft.startsOn ?? today, weeks * 7 - 1)
  return (
    <>
      <div className="border-line border-y py-3">
        <Stepper
          label={t`How long?`}
          value={weeks}
          max={limits.goalWeeks}
          onChange={(value) => onChange({ weeks: value })}
          text={(count) => plural(count, { one: '# week', other: '# weeks' })}
        />
        <p className="text-small text-quiet mt-1">
          <Trans>Until {longDay(lastDay)}. It can be changed at any time.</Trans>
        </p>
      </div>
      <LongLine
        label={t`How we celebrate`}
        optional
        value={draft.celebration ?? ''}
        onText={(celebration) => onChange({ celebration })}
      />
    </>
  )
}

/** A goal as it is being typed. */
export type GoalDraft = Partial<Goal> & Pick<Goal, 'id' | 'title'>

/** How long a goal takes when nobody said otherwise: short enough to see its end. */
export const usualWeeks = 6

/** The goal as the document holds it: texts tidied, what was left open filled in. */
export function goalFrom(draft: GoalDraft, today: string): Goal {
  const { weeks = usualWeeks, exampleId } = draft
  return {
    id: draft.id,
    title: oneLine(draft.title),
    why: manyLines(draft.why ?? ''),
    measure: manyLines(draft.measure ?? ''),
    weeks: Math.min(Math.max(weeks, 1), limits.goalWeeks),
    celebration: oneLine(draft.celebration ?? ''),
    startsOn: draft.startsOn ?? today,
    ...(exampleId && { exampleId }),
  }
}

type Situation = {
  current: Goal | null
  /** The family's goal when the typing began: what the other parent changed since then stays (P6). */
  before?: Goal | null | undefined
  today: string
  /** Nothing has been done for the goal yet: another one simply takes its place. */
  beginning: boolean
  /** What became of the current goal, where another one follows it. */
  outcome: 'reached' | 'let-go'
}

/** What makes `draft` the family's goal; null where it already is, word for word. */
export function goalCommand(draft: GoalDraft, situation: Situation): FamilyIntent | null {
  const { current, before, today, beginning, outcome } = situation
  const goal = goalFrom(draft, today)
  if (!current) return { type: 'set-goal', goal }
  if (current.id !== goal.id && !beginning) return { type: 'set-goal', goal, outcome }
  if (beginning && current.exampleId !== goal.exampleId) {
    return { type: 'set-goal', goal: { ...goal, id: current.id } }
  }
  const base = before?.id === current.id ? before : current
  const changes = changesOf(base, goal)
  const fields = keysOf(changes)
  if (fields.length === 0) return null
  const from = Object.fromEntries(fields.map((field) => [field, base[field]]))
  return { type: 'edit-goal', changes, from }
}

function changesOf(current: Goal, goal: Goal): Partial<Omit<Goal, 'id'>> {
  const { title, why, measure, weeks, celebration } = goal
  const wanted = { title, why, measure, weeks, celebration }
  return fromEntries(entriesOf(wanted).filter(([field, value]) => current[field] !== value))
}
