import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation } from '@tanstack/react-query'
import { CalendarDays } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { OutsideCalendar } from '#core/calendars/schema.ts'
import { apiPaths, settingsPaths } from '#core/paths.ts'
import type { OutsideProblem } from '#core/words.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useNow } from '#web/lib/use-today.ts'
import { longDate, notesOf } from '#web/lib/words.ts'
import { useOutsideCalendars } from '#web/shared/outside-calendars/use-outside-calendars.ts'
import { useAsk } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { AddCalendar } from './add-calendar.tsx'

/** How often the server is asked whether it has read one, in milliseconds, and for how long: a failure takes its time (A86). */
const look = { every: 1_500, times: 16 }

/** Calendars of others that the family looks at. */
export function CalendarsPage() {
  const { family } = useHome()
  const [waits, setWaits] = useState(false)
  const found = useOutsideCalendars({ refetchInterval: waits && look.every })
  const calendars = found.data?.calendars
  // A new one is read in a moment.
  const isNew =
    calendars?.some(({ readAt, problem }) => readAt === null && problem === null) ?? false
  if (isNew !== waits) setWaits(isNew)
  const list = useRef<HTMLDivElement>(null)
  const count = calendars?.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    // The line that had the focus is gone.
    if (count < before.current) list.current?.focus()
    before.current = count
  }, [count])
  const refresh = async () => (await found.refetch()).data?.calendars ?? []
  return (
    <SettingsPage
      title={t`Other calendars`}
      lead={t`School, clubs and work, beside your own dates on Today and in the week. We only look: nothing is ever written there.`}
      back={{ to: settingsPaths.reminders, label: t`Reminders and calendar` }}
    >
      {!calendars && <Waiting query={found} />}
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={t`Your calendars`}
        className="outline-none"
      >
        {calendars?.length === 0 && (
          <p className="text-quiet">
            <Trans>There is none yet.</Trans>
          </p>
        )}
        <List>
          {calendars?.map((calendar) => (
            <CalendarItem
              key={calendar.id}
              calendar={calendar}
              path={apiPaths.outsideCalendar(family.id, calendar.id)}
              refresh={refresh}
            />
          ))}
        </List>
      </div>
      <SettingsSection
        title={t`Add a calendar`}
        lead={t`In Google Calendar on a computer, open the calendar’s own settings and copy its “Secret address in iCal format”. Schools and clubs have a link that says iCal, ICS or Subscribe.`}
      >
        <AddCalendar onAdded={refresh} />
      </SettingsSection>
    </SettingsPage>
  )
}

interface CalendarItemProps {
  calendar: OutsideCalendar
  path: ReturnType<typeof apiPaths.outsideCalendar>
  refresh: () => Promise<OutsideCalendar[]>
}

/** One calendar: what it is, when it was read, what is wrong, and what can be done about it. */
function CalendarItem({ calendar, path, refresh }: CalendarItemProps) {
  const { id, name, host, problem } = calendar
  const now = useNow(60_000)
  const toast = useToast()
  const ask = useAsk()
  const again = useMutation({
    mutationFn: async () => {
      await request(path, { method: 'POST' })
      for (let time = 0; time < look.times; time += 1) {
        await new Promise((resolve) => setTimeout(resolve, look.every))
        const after = (await refresh()).find((one) => one.id === id)
        if (after?.problem && !problem) return
        if (after && after.readAt !== calendar.readAt)
          return toast({ text: t`“${name}” is up to date`, tone: 'good' })
      }
    },
  })
  const remove = async () => {
    const isRemoved = await ask({
      title: t`Take “${name}” away?`,
      text:
        host === null
          ? t`What is in it is no longer shown here. There, nothing changes.`
          : t`What is in it is no longer shown here, and we forget its address. There, nothing changes.`,
      label: t`Take it away`,
      cancel: t`Keep it`,
      act: async () => {
        await request(path, { method: 'DELETE' })
        return true
      },
      done: t`“${name}” is taken away`,
    })
    // The dialog has given the focus back by now, so that it can go on from the line that goes.
    if (isRemoved) await refresh()
  }
  return (
    <ListItem
      mark={<CalendarDays className="text-quiet size-6 shrink-0" />}
      name={name}
      note={
        <>
          {notesOf(host ?? t`From a file`, readWords(calendar, now))}
          {problem && <span className="text-coral-ink mt-0.5 block">{problemWords[problem]}</span>}
        </>
      }
    >
      <div className="-me-4 ms-auto flex flex-wrap gap-x-1">
        {host !== null && (
          <Button
            variant="quiet"
            size="small"
            busy={again.isPending}
            onClick={() => again.mutate()}
          >
            <Trans>
              Read again<span className="sr-only"> {name}</span>
            </Trans>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          <Trans>
            Take away<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
      <ProblemBox text={again.error?.message ?? null} />
    </ListItem>
  )
}

const problemWords: Record<OutsideProblem, string> = {
  unreachable: t`We find no calendar to read there just now. We try again by ourselves; what was read stays here. Does it stay so? Look for its secret address, one that says iCal or ends in .ics, and add it again.`,
  'too-large': t`It is larger than we read. Add a part of it, or a file with this year alone.`,
  'sign-in': t`Its server does not take the password any more. What was read stays here. Take it away, and add it again with a new password.`,
  'cut-off': t`The last time it came it ended in the middle. What was read before stays here, and we try again by ourselves.`,
}

const minute = 60_000
const hour = 60 * minute

function readWords({ host, readAt, problem, addedAt }: OutsideCalendar, now: string): string {
  if (host === null) {
    const day = longDate(addedAt.slice(0, 10))
    return t`added ${day}`
  }
  if (readAt === null) return problem ? t`not read yet` : t`it is being read …`
  const ago = Date.parse(now) - Date.parse(readAt)
  if (ago < 2 * minute) return t`read just now`
  if (ago < hour) return plural(Math.floor(ago / minute), { other: 'read # minutes ago' })
  if (ago < 24 * hour)
    return plural(Math.floor(ago / hour), { one: 'read an hour ago', other: 'read # hours ago' })
  return t`read on ${longDate(readAt.slice(0, 10))}`
}
