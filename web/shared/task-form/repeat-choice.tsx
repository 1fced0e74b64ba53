import { weekdaysFrom } from '#core/domain/calendar.ts'
import { limits } from '#core/limits.ts'
import type { Weekday } from '#core/words.ts'
import { ChooseMany, ChooseOne } from '#web/ui/choice-group.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { shortWeekday, timesWords } from '#web/shared/tasks/repeat-words.ts'
import type { TaskDraft } from './task-draft.ts'

interface RepeatChoiceProps {
  draft: TaskDraft
  startOfWeek: Weekday
  error: string | undefined
  onChange: (changes: Partial<Pick<TaskDraft, 'repeat' | 'times' | 'days'>>) => void
}

/** How often, and what belongs to it. */
export function RepeatChoice({ draft, startOfWeek, error, onChange }: RepeatChoiceProps) {
  return (
    <div className="grid gap-3">
      <ChooseOne
        legend="How often?"
        choices={[
          { value: 'once', label: 'Once' },
          { value: 'times', label: 'A few times a week' },
          { value: 'days', label: 'On certain days' },
        ]}
        value={draft.repeat}
        onChange={(repeat) => onChange({ repeat })}
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
      {draft.repeat === 'days' && (
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
