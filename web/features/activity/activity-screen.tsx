import { appPaths } from '#core/paths.ts'
import { longDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { addDays } from '#core/domain/calendar.ts'
import { ActivityLine } from './activity-line.tsx'
import type { Line } from './told.ts'
import { useActivity } from './use-activity.ts'
import { useUndo } from './use-undo.ts'

/** Who changed what, day by day, and a way to take it back. */
export function ActivityScreen() {
  const activity = useActivity()
  const { canUndo, undo } = useUndo({ onDone: activity.refresh })
  const { lines, today, loading, failure } = activity
  if (loading) return <ScreenSkeleton cards={2} />
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8">
      <title>Activity · Elefam</title>
      <PageHeading
        title="Activity"
        lead="Who changed what. Most of it can be taken back."
        back={{ to: appPaths.more, label: 'More' }}
      />
      {daysOf(lines).map(([date, list]) => (
        <Section key={date} title={dayName(date, today)}>
          <Card flush>
            <ul className="divide-line divide-y">
              {list.map((line) => (
                <ActivityLine
                  key={line.change.sequence}
                  line={line}
                  onUndo={canUndo(line.change) ? () => void undo(line.change) : undefined}
                />
              ))}
            </ul>
          </Card>
        </Section>
      ))}
      {failure && (
        <Notice
          tone="care"
          actions={
            <Button look="secondary" size="small" onClick={activity.more}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      )}
      {!failure && lines.length === 0 && (
        <EmptyState picture={<LookingElephants alive />} title="Nothing has happened yet">
          As soon as somebody plans, ticks or parks something, it is listed here.
        </EmptyState>
      )}
      {!failure && activity.hasMore && (
        <Button
          look="secondary"
          className="justify-self-center"
          busy={activity.loadingMore}
          onClick={activity.more}
        >
          Show earlier
        </Button>
      )}
    </div>
  )
}

function daysOf(lines: Line[]): [date: string, lines: Line[]][] {
  const days = new Map<string, Line[]>()
  for (const line of lines) days.set(line.date, [...(days.get(line.date) ?? []), line])
  return [...days]
}

function dayName(date: string, today: string): string {
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : longDay(date)
}
