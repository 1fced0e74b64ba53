import type { FamilyChanges } from '#core/contract/family.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Place } from './place.tsx'

/** When the week starts and when the family meets. Each choice is saved at once. */
export function WeekPlace() {
  const { family } = useFamily()
  const { toFamily } = useSend()
  const { settings } = family.familyData
  const deviceTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { timeZone = deviceTimeZone } = settings
  const change = (changes: FamilyChanges['settings']) =>
    void toFamily({ type: 'edit-family', changes: { settings: changes } })
  return (
    <Place title="Week and meeting" lead="The same pleasant time every week makes meeting easy.">
      <div className="grid gap-5 sm:grid-cols-2">
        <WeekdayField
          label="The week starts on"
          value={settings.startOfWeek}
          onChange={(startOfWeek) => change({ startOfWeek })}
        />
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
          onChange={({ target }) => change({ meetingTime: target.value || null })}
        />
        <TextField
          unkept="saved-at-once"
          label="Check-in time"
          type="time"
          value={settings.standUpTime ?? ''}
          onChange={({ target }) => change({ standUpTime: target.value || null })}
        />
        <SelectField
          label="Your family’s time"
          hint={
            timeZone === deviceTimeZone
              ? 'Days begin and end by it, on every device.'
              : `Days begin and end by it, on every device. This one is in ${wordsOf(deviceTimeZone)}.`
          }
          value={timeZone}
          onChange={({ target }) => change({ timeZone: target.value })}
        >
          {[...new Set([timeZone, deviceTimeZone, ...Intl.supportedValuesOf('timeZone')])].map(
            (zone) => (
              <option key={zone} value={zone}>
                {wordsOf(zone)}
              </option>
            ),
          )}
        </SelectField>
      </div>
    </Place>
  )
}

/** `America/New_York` as one reads it. */
const wordsOf = (zone: string) => zone.replaceAll('_', ' ')

interface WeekdayFieldProps {
  label: string
  value: Weekday
  onChange: (day: Weekday) => void
}

function WeekdayField({ label, value, onChange }: WeekdayFieldProps) {
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
