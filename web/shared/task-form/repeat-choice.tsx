import { useState } from 'react'
import { weekdaysFrom } from '#core/domain/calendar.ts'
import { limits } from '#core/limits.ts'
import { entriesOf } from '#core/domain/typed-objects.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { ChooseMany, ChooseOne } from '#web/ui/choice-group.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { shortWeekday, timesWords } from '#web/shared/tasks/task-words.ts'
import type { TaskDraft } from './task-draft.ts'

interface RepeatChoiceProps {
  draft: TaskDraft
  startOfWeek: Weekday
  error: string | undefined
  onChange: (changes: Partial<Pick<TaskDraft, 'repeat' | 'times' | 'days'>>) => void
}

const schoolDays: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The days of a word that everybody knows (N13): one tap in the place of five. */
const presets = {
  'every-day': [...weekdays],
  'school-days': [...schoolDays],
  weekend: ['Saturday', 'Sunday'],
} satisfies Record<string, Weekday[]>

function presetOf({ repeat, days }: TaskDraft) {
  if (repeat !== 'days') return repeat
  const isSame = (preset: readonly Weekday[]) =>
    preset.length === days.length && preset.every((day) => days.includes(day))
  return entriesOf(presets).find(([, preset]) => isSame(preset))?.[0] ?? 'days'
}

/** How often, and what belongs to it. */
export function RepeatChoice({ draft, startOfWeek, error, onChange }: RepeatChoiceProps) {
  // Once somebody chooses days one by one, they go on to, whatever word those days have.
  const [isByHand, setByHand] = useState(false)
  const value = isByHand && draft.repeat === 'days' ? 'days' : presetOf(draft)
  const choose = (chosen: typeof value) => {
    setByHand(chosen === 'days')
    if (chosen === 'once' || chosen === 'times' || chosen === 'days') onChange({ repeat: chosen })
    else onChange({ repeat: 'days', days: presets[chosen] })
  }
  return (
    <div className="grid gap-3">
      <ChooseOne
        legend="How often?"
        choices={[
          { value: 'once', label: 'Once' },
          { value: 'every-day', label: 'Every day' },
          { value: 'school-days', label: 'School days' },
          { value: 'weekend', label: 'Weekend' },
          { value: 'times', label: 'A few times a week' },
          { value: 'days', label: 'On certain days' },
        ]}
        value={value}
        onChange={choose}
      />
      {draft.repeat === 'times' && (
        <Stepper
          label="Times a week"
          min={1}
          max={limits.timesAWeek}
          value={draft.times}
          text={timesWords}
          onChange={(times) => onChange({ times })}
        />
      )}
      {value === 'days' && (
        <ChooseMany
          legend="On which days?"
          error={error}
          choices={weekdaysFrom(startOfWeek).map((day) => ({
            value: day,
            label: (
              <>
                <span aria-hidden="true">{shortWeekday(day)}</span>
                <span className="sr-only">{day}</span>
              </>
            ),
          }))}
          values={draft.days}
          onChange={(days) => onChange({ days })}
        />
      )}
    </div>
  )
}
