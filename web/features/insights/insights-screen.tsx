import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { addDays } from '#core/time/calendar.ts'
import { loadsOf, missionJourney } from '#core/insights/insight-facts.ts'
import { hasSomethingToSee, newsOf } from '#core/insights/insight-findings.ts'
import { stretchesOf } from '#core/insights/insight-stretches.ts'
import { appPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useSummaries } from '#web/shared/sprints/use-summaries.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { TryAgain } from '#web/ui/waiting.tsx'
import { type Chart, ChartFigure, ChartPatterns } from './chart-figure.tsx'
import { experimentsChart } from './experiments-chart.tsx'
import { journeyChart } from './journey-chart.tsx'
import { loadChart } from './load-chart.tsx'
import { moodChart } from './mood-chart.tsx'
import { planChart } from './plan-chart.tsx'
import { rhythmChart } from './rhythm-chart.tsx'
import { weekdayChart } from './weekday-chart.tsx'

const rangeNames: { value: Range; label: string }[] = [
  { value: 'lately', label: t`Lately` },
  { value: 'year', label: t`A year` },
  { value: 'all', label: t({ message: 'All', context: 'weeks' }) },
]

/** So many columns can be told apart on a phone. */
const mostColumns = 16

/**
 * How it is going: the one picture that has news, and the others as lines that say what they found and
 * open (N31); each with its sentence and its numbers.
 */
export function InsightsScreen() {
  const insights = useInsights()
  const { range, setRange, hasMore, loading, failure, retry } = insights
  const charts = useCharts(insights)
  const isBegun = hasSomethingToSee(insights.summaries)
  const speaking = isBegun ? charts.filter(({ gist }) => gist !== null) : []
  const news = newsOf(insights.summaries)
  const open = speaking.find(({ kind }) => kind === news) ?? speaking[0]
  return (
    <div className="grid max-w-content grid-cols-1 gap-6 lg:max-w-wide">
      <title>{t`Insights · Elefam`}</title>
      <ChartPatterns />
      <PageHeading title={t`Insights`} back={{ to: appPaths.more, label: t`More` }} />
      {hasMore && (
        <div className="print:hidden">
          <Segmented
            label={t`How far back`}
            options={rangeNames}
            value={range}
            onChange={setRange}
          />
        </div>
      )}
      {failure && (
        <TryAgain error={failure} onTry={retry}>
          <Trans>Here is what this device knows.</Trans>
        </TryAgain>
      )}
      <p role="status" className="sr-only">
        {loading ? t`Looking further back …` : ''}
      </p>
      {!isBegun && !loading && <NothingYet planned={insights.summaries.length > 0} />}
      <div
        aria-busy={loading}
        className="grid grid-cols-1 gap-5 transition-opacity aria-busy:opacity-60 md:grid-cols-[4fr_3fr] md:items-start md:gap-8 lg:grid-cols-[7fr_5fr] lg:gap-10"
      >
        {open && <ChartFigure key={open.kind} {...open} folded={false} />}
        <List as="div">
          {speaking
            .filter((chart) => chart !== open)
            .map((chart) => (
              <ChartFigure key={chart.kind} {...chart} folded />
            ))}
        </List>
      </div>
    </div>
  )
}

/** All pictures in their order; one without a sentence has nothing to show yet. */
function useCharts({ summaries, mission, today }: ReturnType<typeof useInsights>): Chart[] {
  const { family, members } = useHome()
  const { startOfWeek } = family.familyData.settings
  const stretches = stretchesOf(summaries, mostColumns)
  const way = missionJourney(family, mission.summaries, today)
  // A part of the weeks is no number to tell.
  const journey = way && { ...way, done: mission.complete ? way.done : 0 }
  const loads = loadsOf(summaries, members)
  return [
    journeyChart(family, journey, mission.complete),
    planChart(summaries, stretches),
    moodChart(summaries),
    weekdayChart(summaries, startOfWeek),
    rhythmChart(summaries, stretches, startOfWeek),
    // With one adult there is nobody to share with.
    ...(loads.length > 1 ? [loadChart(loads)] : []),
    experimentsChart(family),
  ]
}

/** One sentence and a picture, until there is something to see. */
function NothingYet({ planned }: { planned: boolean }) {
  return (
    <EmptyScreen
      picture={<PlanningElephants alive />}
      title={t`Your first picture comes after two days`}
      action={
        !planned && (
          <ButtonLink to={appPaths.planMeeting}>
            <Trans>Plan a week</Trans>
          </ButtonLink>
        )
      }
    >
      <p>
        {planned
          ? t`Tick what gets done and check in with faces. The pictures come by themselves.`
          : t`Plan a week, tick what gets done and check in with faces. The pictures come by themselves.`}
      </p>
    </EmptyScreen>
  )
}

type Range = 'lately' | 'year' | 'all'

/** The family's sprints in numbers, oldest first, as far back as somebody wants to look. */
function useInsights() {
  const { family, today } = useHome()
  const [range, setRange] = useState<Range>('lately')
  // The mission may be older than what is looked at.
  const wanted = range !== 'lately' || family.familyData.goal !== null
  const { latest, summaries, complete, ...past } = useSummaries({ wanted })
  const yearAgo = addDays(today, -364)
  return {
    today,
    summaries: {
      lately: latest,
      year: summaries.filter(({ startsOn }) => startsOn > yearAgo),
      all: summaries,
    }[range],
    /** All that are known, for the mission; `complete`: none is missing. */
    mission: { summaries, complete },
    range,
    setRange,
    hasMore: past.hasMore,
    loading: range !== 'lately' && past.loading,
    failure: range === 'lately' ? null : past.failure,
    retry: past.retry,
  }
}
