import { t } from '#core/say.ts'
import { dayEnds } from '#core/words.ts'
import { useHome } from '#web/data/use-home.tsx'
import {
  MeetingTime,
  TimeField,
  useChangeSettings,
  WeekdayField,
} from '#web/shared/week/meeting-time.tsx'
import { timeOfDay } from '#web/lib/dates.ts'
import { deviceTimeZone } from '#web/lib/use-today.ts'
import { SelectField } from '#web/ui/field.tsx'
import { SettingsPage } from '../settings-page.tsx'

/** When the week starts and when the family meets. Each choice is saved at once. */
export function WeekPage() {
  const { family } = useHome()
  const { settings } = family.familyData
  const deviceZone = deviceTimeZone()
  const { timeZone = deviceZone } = settings
  const change = useChangeSettings()
  return (
    <SettingsPage
      title={t`Week and meeting`}
      lead={t`The same pleasant time every week makes meeting easy.`}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <WeekdayField
          label={t`The week starts on`}
          value={settings.startOfWeek}
          onChange={(startOfWeek) => change({ startOfWeek })}
        />
        <MeetingTime />
        <TimeField
          label={t`Check-in time`}
          value={settings.standUpTime}
          onSave={(standUpTime) => change({ standUpTime })}
        />
        <SelectField
          className="sm:col-span-2"
          label={t`Your family’s time`}
          hint={
            timeZone === deviceZone || isNoPlace(deviceZone)
              ? t`Your day changes by the clock there, on every device.`
              : t`Your day changes by the clock there, on every device. This one is in ${wordsOf(deviceZone)}.`
          }
          value={timeZone}
          onChange={({ target }) => change({ timeZone: target.value })}
        >
          {zonesFrom(timeZone, deviceZone).map((zone) => (
            // Cities are called in English, in every language.
            <option key={zone} value={zone} lang={isNoPlace(zone) ? undefined : 'en'}>
              {wordsOf(zone)}
            </option>
          ))}
        </SelectField>
        <SelectField
          className="sm:col-span-2"
          label={t`When does your day end?`}
          hint={t`What you do before then still counts for the day before. Good where somebody is up at night.`}
          value={settings.dayEndsAt ?? midnight}
          onChange={({ target: { value } }) =>
            change({ dayEndsAt: dayEnds.find((time) => time === value) ?? null })
          }
        >
          {[midnight, ...dayEnds].map((time) => (
            <option key={time} value={time}>
              {time === midnight
                ? t({ message: 'midnight', context: 'a day ends' })
                : timeOfDay(time)}
            </option>
          ))}
        </SelectField>
      </div>
    </SettingsPage>
  )
}

const midnight = 'midnight'

/** What a device says that was never told where it is. */
const isNoPlace = (zone: string) => /^(Etc\/)?(UTC|GMT)$/.test(zone)

/** The city of `America/New_York` as one reads it; where there is none yet, that. */
export const wordsOf = (zone: string): string =>
  isNoPlace(zone) ? t`Choose a city` : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** The family's own and this device's first, then all others by their cities, each of them once. */
export function zonesFrom(own: string, device: string): string[] {
  const others = Intl.supportedValuesOf('timeZone').toSorted((one, other) =>
    wordsOf(one).localeCompare(wordsOf(other)),
  )
  const cities = [device, ...others].filter((zone) => !isNoPlace(zone))
  const byWords = new Map<string, string>()
  for (const zone of [own, ...cities]) {
    if (!byWords.has(wordsOf(zone))) byWords.set(wordsOf(zone), zone)
  }
  return [...byWords.values()]
}
