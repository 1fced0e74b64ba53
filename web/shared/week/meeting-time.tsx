import { t } from '#core/say.ts'
import type { FamilyChanges } from '#core/family/schema.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import type { Sent } from '#web/data/send.ts'
import { classes } from '#web/lib/classes.ts'
import { longWeekday, shortWeekday } from '#web/lib/dates.ts'
import { useSavedText } from '#web/shared/drafts/saved-field.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

/** Changes the family's settings, at once. */
export function useChangeSettings() {
  const { toFamily } = useSend()
  return (settings: FamilyChanges['settings']) =>
    toFamily({ type: 'edit-family', changes: { settings } })
}

/** When the family meets: the day and the time. Each choice is saved at once. */
export function MeetingTime() {
  const { settings } = useHome().family.familyData
  const change = useChangeSettings()
  return (
    <>
      <WeekdayField
        label={t`We meet on`}
        value={settings.meetingDay ?? settings.startOfWeek}
        onChange={(meetingDay) => change({ meetingDay })}
      />
      <TimeField
        label={t`Meeting time`}
        value={settings.meetingTime}
        onSave={(meetingTime) =>
          change({
            meetingTime,
            // The day that stands beside it counts from now on.
            ...(!settings.meetingDay && { meetingDay: settings.startOfWeek }),
          })
        }
      />
    </>
  )
}

interface TimeFieldProps {
  label: string
  value: string | undefined
  onSave: (time: string | null) => Sent | false
}

/** A time of day, kept once it is left and not at each keystroke on the way to it (W4). */
export function TimeField({ label, value = '', onSave }: TimeFieldProps) {
  const { field } = useSavedText(value, {
    about: `time ${label}`,
    clean: (time) => time,
    save: (time) => onSave(time || null),
  })
  // A browser's own "--:--" says nothing; the words give way as soon as the field is pressed.
  const isEmpty = field.value === ''
  return (
    <div
      className={classes(
        'group/time relative grid',
        isEmpty && 'not-focus-within:[&_input::-webkit-datetime-edit]:opacity-0',
      )}
    >
      <TextField label={label} type="time" {...field} />
      {isEmpty && (
        <span
          aria-hidden="true"
          className="text-quiet pointer-events-none absolute inset-s-4 bottom-0 grid h-13 items-center group-focus-within/time:hidden"
        >
          {t({ message: 'Not set', context: 'a time of day' })}
        </span>
      )}
    </div>
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
        <option key={day} value={day}>
          {longWeekday(day)}
        </option>
      ))}
    </SelectField>
  )
}

/** The days of the family's week as choices of a group: short for the eye, whole for the ear. */
export function weekdayChoices(startOfWeek: Weekday) {
  return weekdaysFrom(startOfWeek).map((day) => ({
    value: day,
    label: (
      <>
        <span aria-hidden="true">{shortWeekday(day)}</span>
        <span className="sr-only">{longWeekday(day)}</span>
      </>
    ),
  }))
}
