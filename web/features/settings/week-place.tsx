import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { apiPaths, settingsPlaces } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { copyText } from '#web/lib/browser.ts'
import { longDate } from '#web/lib/words.ts'
import {
  MeetingTime,
  TimeField,
  useChangeSettings,
  WeekdayField,
} from '#web/shared/week/meeting-time.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Place } from './place.tsx'

/** When the week starts and when the family meets. Each choice is saved at once. */
export function WeekPlace() {
  const { family } = useFamily()
  const { settings } = family.familyData
  const deviceTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { timeZone = deviceTimeZone } = settings
  const change = useChangeSettings()
  return (
    <Place title="Week and meeting" lead="The same pleasant time every week makes meeting easy.">
      <div className="grid gap-5 sm:grid-cols-2">
        <WeekdayField
          label="The week starts on"
          value={settings.startOfWeek}
          onChange={(startOfWeek) => change({ startOfWeek })}
        />
        <MeetingTime />
        <TimeField
          label="Check-in time"
          value={settings.standUpTime}
          onSave={(standUpTime) => change({ standUpTime })}
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

/** Meetings and stand-ups in one's own calendar, which reminds as its owner likes it. */
export function RemindersPlace() {
  const { user, family } = useFamily()
  const { meetingTime, standUpTime } = family.familyData.settings
  const feed = useQuery({
    queryKey: ['calendar-feed', user.id],
    queryFn: () => request(apiPaths.calendarFeed),
  })
  const [url, setUrl] = useState<string | null>(null)
  const make = useMutation({
    mutationFn: () => request(apiPaths.calendarFeed, { method: 'POST', body: {} }),
    onSuccess: (made) => {
      setUrl(made.url)
      void feed.refetch()
    },
  })
  const end = useMutation({
    mutationFn: () => request(apiPaths.calendarFeed, { method: 'DELETE' }),
    onSuccess: () => {
      setUrl(null)
      void feed.refetch()
    },
  })
  const since = feed.data?.since ?? null
  const problem = make.error ?? end.error ?? (feed.data ? null : feed.error)
  return (
    <Place
      title="Reminders and calendar"
      lead="Your own calendar can remind you of the meeting and the check-in."
    >
      <div className="grid grid-cols-1 gap-4">
        <ProblemBox text={problem?.message ?? null} />
        {!meetingTime && !standUpTime && (
          <p className="text-quiet">
            <TextLink to={settingsPlaces.week}>Choose a time</TextLink> first: then there is
            something to remind you of.
          </p>
        )}
        {url ? (
          <FreshFeed url={url} />
        ) : (
          <p className="text-quiet">
            {since
              ? `Your calendar feed is there since ${longDate(since.slice(0, 10))}. Its address was shown once; another one takes its place.`
              : 'We make you a secret address. Your calendar looks there by itself, and changes come along.'}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {since ? 'Make another address' : 'Make my calendar feed'}
          </Button>
          {since && (
            <Button variant="quiet" size="small" busy={end.isPending} onClick={() => end.mutate()}>
              Take the feed back
            </Button>
          )}
        </div>
      </div>
    </Place>
  )
}

function FreshFeed({ url }: { url: string }) {
  const toast = useToast()
  const copy = async () => {
    if (await copyText(url)) toast({ text: 'The address is copied', tone: 'good' })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        unkept="read-only"
        label="The address of your feed"
        hint="Treat it like a key: whoever has it sees when you meet."
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClasses({ size: 'small' })}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          Open in my calendar
        </a>
        <Button
          variant="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy()}
        >
          Copy the address
        </Button>
      </div>
    </div>
  )
}
