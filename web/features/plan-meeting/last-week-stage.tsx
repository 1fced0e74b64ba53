import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekFirst, weekWithin } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { experimentOf } from '#core/experiments/experiment.ts'
import { isClosed, isQuiet } from '#core/sprint/quiet-week.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { TopicList } from '#web/shared/meeting/entry-list.tsx'
import { DayDots, VerdictChoice, WeekFacts } from '#web/shared/meeting/week-facts.tsx'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAgenda } from './agenda.ts'

/** What became of the last plan, where nobody has looked yet; then what was parked for today. */
export function LastWeekStage({ sprint }: { sprint: Sprint }) {
  const { family, members, today } = useHome()
  const { previous, isFresh } = useAgenda(sprint.id)
  if (!previous || isFresh || isQuiet(previous, today)) {
    return (
      <Step title={t`To talk about today`} lead={t`What somebody parked for this meeting.`}>
        <TopicList />
      </Step>
    )
  }
  const tried = experimentOf(family, previous)
  const week = weekWithin(previous.name)
  return (
    <Step title={t`What became of ${week}?`} beside={<DayDots sprint={previous} />}>
      <WeekFacts sprint={previous} members={members} />
      {!isClosed(previous, today) && (
        <p className="text-small text-quiet">
          {t`${weekFirst(previous.name)} is not closed yet.`}{' '}
          <TextLink to={forSprint(appPaths.retrospective, previous.id)}>
            <Trans>Look back on it first</Trans>
          </TextLink>
        </p>
      )}
      {tried && <VerdictChoice experiment={tried} members={members} />}
      <TopicList />
    </Step>
  )
}
