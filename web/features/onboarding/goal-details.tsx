import { addDays } from '#core/domain/calendar.ts'
import { limits } from '#core/limits.ts'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { weeksText } from '#web/shared/goals/goal-card.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Stepper } from '#web/ui/controls.tsx'
import { usualWeeks, type GoalDraft } from './goal-commands.ts'

interface GoalDetailsProps {
  draft: GoalDraft
  onChange: (changes: Partial<GoalDraft>) => void
  folded?: boolean
}

/** The goal in the family's words; where it only has to be confirmed, all but its title is folded. */
export function GoalDetails({ draft, onChange, folded }: GoalDetailsProps) {
  const rest = <WhyAndHow draft={draft} onChange={onChange} />
  return (
    <div className="grid gap-6">
      <TextField
        unkept="family-form"
        label="Our goal"
        name="title"
        autoComplete="off"
        value={draft.title}
        limit={limits.title}
        maxLength={limits.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {folded ? <Disclosure summary="Why, how long, and then?">{rest}</Disclosure> : rest}
    </div>
  )
}

/** Why, how we will know, how long, how we celebrate. */
function WhyAndHow({ draft, onChange }: GoalDetailsProps) {
  const today = useToday()
  const weeks = draft.weeks ?? usualWeeks
  const lastDay = addDays(draft.startsOn ?? today, weeks * 7 - 1)
  return (
    <div className="grid gap-6">
      <TextArea
        unkept="family-form"
        label="Why does it matter to us?"
        optional
        hint="What you will tell each other in a week when it is hard."
        value={draft.why ?? ''}
        limit={limits.note}
        maxLength={limits.note}
        onChange={({ target }) => onChange({ why: target.value })}
      />
      <TextArea
        unkept="family-form"
        label="How will we know that we are there?"
        optional
        hint="Something all of you can see or count."
        value={draft.measure ?? ''}
        limit={limits.note}
        maxLength={limits.note}
        onChange={({ target }) => onChange({ measure: target.value })}
      />
      <div className="border-line border-y py-3">
        <Stepper
          label="How long do we take?"
          value={weeks}
          max={limits.goalWeeks}
          onChange={(value) => onChange({ weeks: value })}
          text={weeksText}
        />
        <p className="text-small text-quiet mt-1">
          Until {longDay(lastDay)}. It can be changed at any time.
        </p>
      </div>
      <TextArea
        unkept="family-form"
        label="How will we celebrate?"
        optional
        value={draft.celebration ?? ''}
        limit={limits.title}
        maxLength={limits.title}
        onChange={({ target }) => onChange({ celebration: target.value.replaceAll('\n', ' ') })}
      />
    </div>
  )
}
