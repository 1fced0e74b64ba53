import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarPlus } from '#web/ui/icons.ts'
import { useState } from 'react'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
import { longDate } from '#web/lib/words.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { CopyButton, TextToCopy } from '#web/ui/copy-button.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { SettingsSection } from '../settings-page.tsx'

/** Meetings, stand-ups and dates in one's own calendar. */
export function CalendarFeed() {
  const user = useUser()
  const feed = useQuery({
    queryKey: ['calendar-feed', user.id],
    queryFn: () => request(apiPaths.calendarFeed),
  })
  const [url, setUrl] = useState<string | null>(null)
  const withProof = useWithProof()
  const make = useMutation({
    mutationFn: () => withProof(() => request(apiPaths.calendarFeed, { method: 'POST', body: {} })),
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
  const problem = make.error ?? end.error
  return (
    <SettingsSection
      title={t`Our week in your calendar`}
      lead={
        since === null
          ? t`It shows the meeting, the check-in and your dates, and reminds you as you like it.`
          : t`It shows the meeting, the check-in and your dates since ${longDate(since.slice(0, 10))}. Its link was shown once; a new one takes its place.`
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ProblemBox text={problem?.message ?? null} />
        {!feed.data && <Waiting query={feed} />}
        {url && <FreshFeed url={url} />}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {since ? t`Make a new link` : t`Show it in my calendar`}
          </Button>
          {since && (
            <Button variant="quiet" size="small" busy={end.isPending} onClick={() => end.mutate()}>
              <Trans>Do not show it any more</Trans>
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  )
}

function FreshFeed({ url }: { url: string }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextToCopy
        label={t`The link for your calendar`}
        hint={t`Your calendar looks there by itself. Treat it like a key: whoever has it sees when you meet.`}
        text={url}
      />
      <div className="flex flex-wrap gap-2">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClasses({ size: 'small' })}>
          <CalendarPlus />
          <Trans>Open in my calendar</Trans>
        </a>
        <CopyButton text={url} label={t`Copy the link`} done={t`The link is copied`} />
      </div>
    </div>
  )
}
