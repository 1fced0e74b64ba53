import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReminderSettings } from '#core/reminders/schema.ts'
import { entriesOf, fromEntries } from '#core/lib/typed-objects.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { useUser } from '#web/data/use-home.tsx'
import { timeOfDay } from '#web/lib/dates.ts'
import { isInstalled } from '#web/lib/install.ts'
import type { PushState } from '#web/lib/push.ts'
import { nothingYet, suggested, usualQuiet } from '#web/shared/reminders/reminder-words.ts'
import {
  useChangedPermission,
  useReminders,
  useThisDevice,
} from '#web/shared/reminders/use-reminders.ts'
import { TimeField } from '#web/shared/week/meeting-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { CalendarSync } from '#web/ui/icons.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { ListLink } from '#web/ui/list.tsx'
import { Notice, ProblemBox } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TryAgain } from '#web/ui/waiting.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { ReminderList } from './reminder-list.tsx'

/** What somebody is reminded of, how, and when not; and their calendar feed. Each choice is saved at once. */
export function RemindersPage() {
  const { reminders, settings, problem, save, again } = useReminders()
  const device = useThisDevice()
  const shown = settings ?? nothingYet('UTC')
  const change = (changes: Partial<ReminderSettings>) => save((now) => ({ ...now, ...changes }))
  // Where no mail is sent and this browser takes no notifications, nothing that is chosen comes here.
  const nothingComes = !reminders?.mails && takesNone(device.state)
  const byMail = reminders?.mails && Object.values(shown.channels).includes('push')
  const choices = reminders && (
    <>
      <ReminderList settings={shown} mails={reminders.mails} save={save} />
      {reminders.mails && <Unconfirmed settings={shown} />}
      <SettingsSection
        title={t`When not, and how much`}
        lead={t`On a day off there are no reminders.`}
      >
        <Quiet settings={shown} change={change} />
        <Switch
          label={t`Notifications may say names and what it is about`}
          hint={t`Also on a locked screen. Otherwise they only say what it is time for.`}
          checked={shown.tellsMore}
          onChange={({ target }) => change({ tellsMore: target.checked })}
        />
        {reminders.mails && (
          <Switch
            label={t`A mail once a week`}
            hint={t`The week’s plan and one thank-you, on its first morning.`}
            checked={shown.weeklyMail}
            onChange={({ target }) => change({ weeklyMail: target.checked })}
          />
        )}
      </SettingsSection>
    </>
  )
  return (
    <SettingsPage
      title={t`Reminders and calendar`}
      lead={t`You are only reminded of what is still to be done.`}
    >
      {problem && (
        <TryAgain
          error={problem}
          onTry={again}
          title={settings ? t`This is not saved yet.` : undefined}
        />
      )}
      {!reminders && !problem && <Skeleton shape="card" />}
      {reminders && (
        <>
          {!settings && <Suggestion {...{ device, reminders, save }} />}
          <ThisDevice
            device={device}
            pushKey={reminders.pushKey}
            hasChosen={settings !== null}
            onMail={byMail ? () => change({ channels: mailed(shown.channels) }) : undefined}
          />
          {nothingComes ? (
            <Disclosure summary={t`Reminders on your other devices`}>
              <div className="grid gap-8 pt-6">{choices}</div>
            </Disclosure>
          ) : (
            choices
          )}
        </>
      )}
      <CalendarFeed />
      <ul className="border-line border-t">
        <ListLink
          to={settingsPaths.calendars}
          icon={CalendarSync}
          title={t`Other calendars`}
          now={t`School, clubs and work`}
        />
      </ul>
    </SettingsPage>
  )
}

/** What came as a notification comes by mail. */
const mailed = (channels: ReminderSettings['channels']): ReminderSettings['channels'] =>
  fromEntries(entriesOf(channels).map(([kind, by]) => [kind, by === 'push' ? 'mail' : by]))

const takesNone = (state: PushState | null) => state !== null && state !== 'on' && state !== 'off'

type Saved = ReturnType<typeof useReminders>
type Device = ReturnType<typeof useThisDevice>

interface SuggestionProps {
  device: Device
  reminders: NonNullable<Saved['reminders']>
  save: Saved['save']
}

/** For whoever chose nothing yet: all of it with one press. Nothing is on before. */
function Suggestion({ device: { state, turnOn }, reminders, save }: SuggestionProps) {
  const hasPush = state === 'on' || state === 'off'
  if (state === null || (!hasPush && !reminders.mails)) return null
  const [from, until] = [timeOfDay(usualQuiet.from), timeOfDay(usualQuiet.to)]
  const begin = async () => {
    const now = hasPush ? await turnOn(reminders.pushKey).catch(() => state) : state
    const channel = now === 'on' || !reminders.mails ? 'push' : 'mail'
    save(() => suggested(channel, ''))
  }
  return (
    <Notice
      title={t`Nothing reminds you yet`}
      actions={
        <Button onClick={() => void begin()}>
          <Trans>Remind me like this</Trans>
        </Button>
      }
    >
      {hasPush
        ? t`We suggest a notification for the check-in, the meeting and looking back, and quiet from ${from} to ${until}.`
        : t`We suggest a mail for the check-in, the meeting and looking back, and quiet from ${from} to ${until}.`}
    </Notice>
  )
}

const stateWords: Record<PushState, string> = {
  on: t`Notifications come to this device.`,
  off: t`Notifications do not come to this device yet.`,
  denied: t`Notifications are blocked here.`,
  'needs-https': t`Notifications come to this device only over https, and this page came without.`,
  'needs-home-screen': t`For notifications press Share, then “Add to Home Screen”, and open Elefam from there.`,
  none: t`This browser takes no notifications.`,
}

/** Where this browser lets somebody allow them; no page can lead there. */
function wayToAllow(): string {
  if (isInstalled())
    return t`Allow them for Elefam in your device’s settings, under “Notifications”.`
  // Of all browsers only the one on a Mac names itself so.
  if ('safari' in window)
    return t`Allow them in the menu “Safari”, under “Settings”, “Websites”, “Notifications”.`
  return t`Press the lock or the settings sign left of the page’s address, and choose “Allow” for “Notifications”.`
}

interface ThisDeviceProps {
  device: Device
  pushKey: string
  /** Somebody chose already: only then is it asked whether notifications may come here. */
  hasChosen: boolean
  /** Has them come by mail; none where nothing comes as a notification, or this server sends no mail. */
  onMail: (() => void) | undefined
}

/** Whether notifications come here; the browser is asked when somebody presses, and never before. */
function ThisDevice({ device, pushKey, hasChosen, onMail }: ThisDeviceProps) {
  const { state } = device
  const turning = useMutation({
    networkMode: 'always',
    mutationFn: (on: boolean) => (on ? device.turnOn(pushKey) : device.turnOff()),
  })
  useChangedPermission()
  const isOff = state === 'off'
  if (state === null || (isOff && !hasChosen)) return null
  if (takesNone(state)) return <NoneHere state={state} onLook={device.look} onMail={onMail} />
  return (
    <div className="border-line grid gap-2 border-b pb-3">
      <ProblemBox text={turning.error?.message ?? null} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-40 flex-1 leading-snug">
          {stateWords[state]}
        </p>
        <Button
          size="small"
          variant={isOff ? 'secondary' : 'quiet'}
          className={isOff ? '' : '-mx-4'}
          busy={turning.isPending}
          onClick={() => turning.mutate(isOff)}
        >
          {isOff ? t`Let them come here` : t`Not here any more`}
        </Button>
      </div>
    </div>
  )
}

interface NoneHereProps {
  state: PushState
  onLook: () => Promise<unknown>
  onMail: ThisDeviceProps['onMail']
}

/** Why none come here, how they would, and the other way. */
function NoneHere({ state, onLook, onMail }: NoneHereProps) {
  const [hasLooked, setLooked] = useState(false)
  const isBlocked = state === 'denied'
  return (
    <div className="bg-marigold-soft rounded-field grid gap-3 px-4 py-3 leading-snug">
      <div role="status">
        <p className={isBlocked ? 'font-semibold' : ''}>
          {isBlocked && hasLooked ? t`Notifications are still blocked here.` : stateWords[state]}
        </p>
        {isBlocked && <p>{wayToAllow()}</p>}
      </div>
      {(isBlocked || onMail) && (
        <div className="flex flex-wrap gap-2">
          {isBlocked && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => void onLook().then(() => setLooked(true))}
            >
              <Trans>Check again</Trans>
            </Button>
          )}
          {onMail && (
            <Button size="small" variant={isBlocked ? 'quiet' : 'secondary'} onClick={onMail}>
              <Trans>Mail me instead</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Nobody is mailed at an address that may be a stranger's. */
function Unconfirmed({ settings: { channels, weeklyMail } }: { settings: ReminderSettings }) {
  const { emailVerified } = useUser()
  if (emailVerified || !(weeklyMail || Object.values(channels).includes('mail'))) return null
  return (
    <p className="text-small">
      <Trans>
        Mails begin once your address is confirmed.{' '}
        <TextLink to={appPaths.verifyEmail}>
          <Trans>Confirm it</Trans>
        </TextLink>
      </Trans>
    </p>
  )
}

interface QuietProps {
  settings: ReminderSettings
  change: (changes: Partial<ReminderSettings>) => ReturnType<Saved['save']>
}

/** Hours without any reminder; both ends are there as long as there are any. */
function Quiet({ settings: { quiet }, change }: QuietProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label={t`Quiet hours`}
        hint={t`By the clock where you are. Nothing comes then, and nothing comes afterwards instead.`}
        checked={quiet !== null}
        onChange={({ target }) =>
          change({ quiet: target.checked ? nothingYet('UTC').quiet : null })
        }
      />
      {quiet && (
        <div className="grid max-w-form grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TimeField
              key={end}
              label={end === 'from' ? t`From` : t`Until`}
              value={quiet[end]}
              onSave={(time) => time !== null && change({ quiet: { ...quiet, [end]: time } })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
