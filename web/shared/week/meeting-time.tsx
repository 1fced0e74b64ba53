import type { FamilyChanges } from '#core/contract/family.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

/** Changes the family's settings, at once. */
export function useChangeSettings() {
  const { toFamily } = useSend()
  return (settings: FamilyChanges['settings']) =>
    void toFamily({ type: 'edit-family', changes: { settings } })
}

/** When the family meets: the day and the time. Each choice is saved at once. */
export function MeetingTime() {
  const { settings } = useFamily().family.familyData
  const change = useChangeSettings()
  return (
    <>
      <WeekdayField
        label="We meet on"
        value={settings.meetingDay ?? settings.startOfWeek}
        onChange={(meetingDay) => change({ meetingDay })}
      />
      <TextField
        unkept="saved-at-once"
        label="Meeting time"
        type="time"
        value={settings.meetingTime ?? ''}
        onChange={({ target }) =>
          change({
            meetingTime: target.value || null,
            // The day that stands beside it counts from now on.
            ...(!settings.meetingDay && { meetingDay: settings.startOfWeek }),
          })
        }
      />
    </>
  )
}

interface WeekdayFieldProps {
  label: string
  value: Weekday
  onChange: (day: Weekday) => void
}

export function WeekdayField({ label, value, onChange }: WeekdayFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Weekday)}
    >
      {weekdays.map((day) => (
        <option key={day}>{day}</option>
      ))}
    </SelectField>
  )
}
