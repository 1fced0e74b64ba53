import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ActivityChange, Activity } from '#core/log/activity-schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { isCommand } from '#core/log/documents.ts'
import { memberOfPerson } from '#core/invites/member-of-user.ts'
import { timeOfDayAt } from '#core/time/zoned-time.ts'
import { appPaths, apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useStore } from '#web/data/use-home.tsx'
import { takeBack } from '#web/data/send.ts'
import { longDay, timeOfDay } from '#web/lib/dates.ts'
import { deviceTimeZone } from '#web/lib/use-today.ts'
import { sentenceOf } from '#web/shared/use-undo-toast.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading, Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { TryAgain } from '#web/ui/waiting.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { itemsOf, type ActivityItem } from './activity-items.ts'

/** Who changed what, day by day, and a way to take it back. */
export function ActivityScreen() {
  const activity = useActivity()
  const { canUndo, undo } = useUndo({ onDone: activity.refresh })
  const { items, today, loading, failure } = activity
  if (loading) return <ScreenSkeleton cards={2} />
  return (
    <div className="grid max-w-content grid-cols-1 gap-8">
      <title>{t`Activity · Elefam`}</title>
      <PageHeading
        title={t`Activity`}
        lead={t`Who changed what. Most of it can be taken back.`}
        back={{ to: appPaths.more, label: t`More` }}
      />
      {daysOf(items).map(([date, list]) => (
        <Section key={date} title={dayName(date, today)}>
          <List>
            {list.map((item) => (
              <ActivityRow
                key={item.change.sequence}
                item={item}
                onUndo={canUndo(item.change) ? () => void undo(item.change) : undefined}
              />
            ))}
          </List>
        </Section>
      ))}
      {failure && <TryAgain error={failure} onTry={activity.more} />}
      {!failure && items.length === 0 && (
        <EmptyScreen picture={<LookingElephants alive />} title={t`Nothing has happened yet`}>
          <Trans>As soon as somebody plans, ticks or parks something, it is listed here.</Trans>
        </EmptyScreen>
      )}
      {!failure && activity.hasMore && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={activity.loadingMore}
          onClick={activity.more}
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </div>
  )
}

function daysOf(items: ActivityItem[]): [date: string, items: ActivityItem[]][] {
  const days = new Map<string, ActivityItem[]>()
  for (const item of items) days.set(item.date, [...(days.get(item.date) ?? []), item])
  return [...days]
}

function dayName(date: string, today: string): string {
  if (date === today) return t`Today`
  return date === addDays(today, -1) ? t`Yesterday` : longDay(date)
}

interface ActivityRowProps {
  item: ActivityItem
  onUndo?: (() => void) | undefined
}

/** When, "Maya ticked ‘Read a story’ for Mia", and undo where there is a way back. */
function ActivityRow({ item, onUndo }: ActivityRowProps) {
  const { family } = useHome()
  const { timeZone = deviceTimeZone() } = family.familyData.settings
  const { change, person, name, words, times, isUndone } = item
  const member = person && memberOfPerson(family, person)
  const at = timeOfDay(timeOfDayAt(change.at, timeZone))
  const [before, ...after] = words.split(name)
  return (
    <li className="flex items-start gap-3 py-2">
      <Avatar
        name={name}
        animal={member?.animal}
        color={member?.color ?? 'elephant'}
        size="small"
      />
      {/* The time before the sentence: after “when the family meets” it would be that of the meeting. */}
      <p className="grid min-w-0 flex-1 leading-snug">
        <span className="text-small text-quiet">
          {isUndone ? (
            <Trans>
              <time dateTime={change.at}>{at}</time>, taken back
            </Trans>
          ) : times > 1 ? (
            <Trans>
              <time dateTime={change.at}>{at}</time>,{' '}
              {plural(times, { 2: 'twice', other: '# times' })}
            </Trans>
          ) : (
            <time dateTime={change.at}>{at}</time>
          )}
        </span>{' '}
        <span className="min-w-0">
          {before}
          {after.length > 0 && <strong className="font-semibold">{name}</strong>}
          {after.join(name)}
        </span>
      </p>
      {onUndo && !isUndone && times === 1 && (
        <Button
          variant="quiet"
          size="small"
          flush="end"
          aria-label={t`Take back: ${words}`}
          onClick={onUndo}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </li>
  )
}

/** Takes changes back, by the rules that the server has for it as well. */
function useUndo({ onDone }: { onDone: () => Promise<unknown> }) {
  const { sprints } = useHome()
  const store = useStore()
  const toast = useToast()

  return {
    /** Whether this browser knows enough to offer it. */
    canUndo: ({ sprintId, command, undo }: ActivityChange) =>
      undo !== null &&
      (sprintId === null ||
        command.type === 'delete-sprint' ||
        sprints.some(({ id }) => id === sprintId)),

    undo: async (change: ActivityChange) => {
      if (!isCommand(change)) return
      const { at, userId, undo, sequence, ...done } = change
      const refusal = takeBack(store, { done, at, userId, undo }, sequence)
      if (refusal) return toast({ text: await sentenceOf(refusal), tone: 'care' })
      toast({ text: t`Taken back.`, tone: 'good' })
      await store.outbox.flush()
      await onDone()
    },
  }
}

/** Who changed what, newest first, as many as have been asked for; it keeps up with the family. */
function useActivity() {
  const { family, sprints, today } = useHome()
  const queryClient = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: ['activity', family.id],
    queryFn: ({ pageParam }) =>
      request(apiPaths.activity(family.id), { query: { before: pageParam || undefined } }),
    initialPageParam: 0,
    getNextPageParam: ({ changes }: Activity) => {
      const last = changes.at(-1)?.sequence
      return last === undefined || last === 1 ? undefined : last
    },
  })
  const versions = [family, ...sprints].map(({ version }) => version).join()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['activity', family.id] })
  useEffect(() => {
    // Asked anew whenever a document has moved on.
    if (versions) void queryClient.invalidateQueries({ queryKey: ['activity', family.id] })
  }, [versions, family.id, queryClient])

  const pages = query.data?.pages ?? []
  const changes = pages.flatMap((page) => page.changes)
  const people = pages[0]?.people ?? []
  return {
    items: itemsOf({ changes, people }, { family, sprints, today }),
    today,
    loading: query.isLoading,
    loadingMore: query.isFetchingNextPage,
    failure: query.error,
    hasMore: query.hasNextPage,
    /** The next page, or the same once more after a failure. */
    more: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    refresh,
  }
}
