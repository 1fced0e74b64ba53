import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Bell } from '#web/ui/icons.ts'
import { useState } from 'react'
import { settingsPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { TimeField, useChangeSettings, weekdayChoices } from '#web/shared/week/meeting-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { reminding } from './reminder-words.ts'
import { useRemindMe } from './use-reminders.ts'

/** "When do you sit together?": a day, a time, and then a reminder with one press. All of it can wait. */
export function MeetingQuestion() {
  const { settings } = useHome().family.familyData
  const { startOfWeek, meetingDay, meetingTime } = settings
  const change = useChangeSettings()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-content [&_fieldset>div]:grid [&_fieldset>div]:grid-cols-4 sm:[&_fieldset>div]:grid-cols-7 [&_label]:justify-center [&_label]:px-0">
        <ChooseOne
          legend={t`On which day?`}
          hideLegend
          dense
          value={meetingDay ?? null}
          onChange={(day) => change({ meetingDay: day })}
          choices={weekdayChoices(startOfWeek)}
        />
      </div>
      <div className="max-w-40">
        <TimeField
          label={t`Meeting time`}
          value={meetingTime}
          onSave={(time) =>
            change({
              meetingTime: time,
              ...(time !== null && !meetingDay && { meetingDay: startOfWeek }),
            })
          }
        />
      </div>
      {meetingDay && meetingTime && <ReminderOffer />}
    </div>
  )
}

/** "Shall we remind you?" of the meeting; nothing where they are already, or where there is no way. */
function ReminderOffer() {
  const { settings, isPossible, problem, remindMe } = useRemindMe()
  const [asked, setAsked] = useState(false)
  const isOn = settings !== null && settings.channels.meeting !== 'none'
  if (isOn && !asked) return null
  if (isOn) {
    return (
      <p role="status" className="text-small text-quiet">
        <Trans>
          We remind you half an hour before.{' '}
          <TextLink to={settingsPaths.reminders}>All reminders</TextLink>
        </Trans>
      </p>
    )
  }
  if (!isPossible) return null
  const ask = () => {
    setAsked(true)
    void remindMe((now, by) => reminding(now, 'meeting', by))
  }
  return (
    <div className="grid gap-2">
      <ProblemBox text={problem} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <Trans>Shall we remind you, half an hour before?</Trans>
        </p>
        <Button variant="secondary" size="small" icon={<Bell />} onClick={ask}>
          <Trans>Yes, remind me</Trans>
        </Button>
      </div>
    </div>
  )
}
