import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import type { ReminderSettings } from '#core/reminders/schema.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { reminderKinds, type ReminderKind } from '#core/words.ts'
import { useHome, useStore } from '#web/data/use-home.tsx'
import { atTime } from '#web/lib/dates.ts'
import {
  isQuiet,
  timeOfKind,
  whenWords,
  withoutTask,
} from '#web/shared/reminders/reminder-words.ts'
import type { useReminders } from '#web/shared/reminders/use-reminders.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { List } from '#web/ui/list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Channel = ReminderSettings['channels'][ReminderKind]

const titles: Record<ReminderKind, string> = {
  'stand-up': t`Check-in`,
  meeting: t`Meeting`,
  'look-back': t`Look back`,
  task: t`Tasks`,
}

const push = { value: 'push', label: t`Notification` } as const
const mail = { value: 'mail', label: t`Mail` } as const
const none = { value: 'none', label: t({ message: 'None', context: 'a reminder' }) } as const

interface ReminderListProps {
  settings: ReminderSettings
  /** Whether this server sends any. */
  mails: boolean
  save: ReturnType<typeof useReminders>['save']
}

/** Each thing that one can be reminded of: when that is, and by what. */
export function ReminderList({ settings, mails, save }: ReminderListProps) {
  const { channels } = settings
  return (
    <List className="-mt-5">
      {reminderKinds.map((kind) => (
        <li
          key={kind}
          className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="grid grid-cols-1 gap-0.5 leading-snug">
            <p className="font-medium">{titles[kind]}</p>
            {kind === 'task' ? (
              <Tasks settings={settings} save={save} />
            ) : (
              <When kind={kind} settings={settings} />
            )}
          </div>
          <Segmented<Channel>
            label={t`${titles[kind]}: how`}
            options={mails || channels[kind] === 'mail' ? [push, mail, none] : [push, none]}
            value={channels[kind]}
            onChange={(channel) =>
              save((now) => ({ ...now, channels: { ...now.channels, [kind]: channel } }))
            }
          />
        </li>
      ))}
    </List>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <p className="text-small text-quiet">{children}</p>
)

interface WhenProps {
  kind: Exclude<ReminderKind, 'task'>
  settings: ReminderSettings
}

function When({ kind, settings }: WhenProps) {
  const chosen = useHome().family.familyData.settings
  const isSilent = useIsQuiet(settings)
  const words = whenWords(kind, chosen)
  const time = timeOfKind(kind, chosen)
  if (words === null || time === null) {
    return (
      <Small>
        <Trans>
          It has no time yet.{' '}
          <TextLink to={settingsPaths.week}>
            <Trans>Choose one</Trans>
          </TextLink>
        </Trans>
      </Small>
    )
  }
  return (
    <Small>{isSilent(time) ? t`${words}: in your quiet hours, so it does not come` : words}</Small>
  )
}

/** Tells of a time by the family's clocks whether it is in somebody's quiet hours. */
function useIsQuiet(settings: ReminderSettings): (time: string) => boolean {
  const { timeZone } = useHome().family.familyData.settings
  const now = Date.parse(useStore().now())
  return (time) => isQuiet(time, settings, { timeZone, now })
}

/** The tasks that one asked to be reminded of, each off with one press. */
function Tasks({ settings, save }: Pick<ReminderListProps, 'settings' | 'save'>) {
  const { sprints } = useHome()
  const isSilent = useIsQuiet(settings)
  const tasks = sprints.toReversed().flatMap((sprint) => sprint.tasks)
  const found = settings.tasks.flatMap(({ taskId, time }) => {
    // One that goes on keeps its id from week to week.
    const task = tasks.find(({ id }) => id === taskId)
    return task ? [{ taskId, time, title: task.title }] : []
  })
  if (found.length === 0) {
    return (
      <Small>
        <Trans>
          None yet. Open a task{' '}
          <TextLink to={appPaths.editSprint}>
            <Trans>of the plan</Trans>
          </TextLink>{' '}
          and choose “Remind me”.
        </Trans>
      </Small>
    )
  }
  return (
    <ul aria-label={t`Tasks that you are reminded of`}>
      {found.map(({ taskId, time, title }) => (
        <li key={taskId} className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-small text-quiet min-w-40 flex-1">
            {isSilent(time) ? (
              <Trans>
                <bdi className="text-ink">{title}</bdi>, {atTime(time)} on its days: in your quiet
                hours, so it does not come
              </Trans>
            ) : (
              <Trans>
                <bdi className="text-ink">{title}</bdi>, {atTime(time)} on its days
              </Trans>
            )}
          </p>
          <Button
            variant="quiet"
            size="small"
            flush="end"
            className="shrink-0"
            aria-label={t`No more reminders of “${title}”`}
            onClick={() => save((now) => withoutTask(now, taskId))}
          >
            <Trans>Not any more</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
