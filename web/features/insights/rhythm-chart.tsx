import { t } from '#core/say.ts'
import { Group } from '@visx/group'
import { scaleBand } from '@visx/scale'
import type { SprintSummary } from '#core/insights/schema.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import { rhythmWeeks, type RhythmDay } from '#core/insights/insight-rhythm.ts'
import type { Stretch } from '#core/insights/insight-stretches.ts'
import type { Weekday } from '#core/words.ts'
import { dayAndMonth, oneLetterOf, tinyWeekday } from '#web/lib/dates.ts'
import { type Chart, Footprint, pickedText, quietText, useWidth } from './chart-figure.tsx'
import { rhythmSentence, stretchLabel, stretchName } from './sentences.ts'
import { rhythmGist } from './gists.ts'
import { DotsSketch } from './sketches.tsx'

/** Below the days of the week; and a line's height, and a footprint's: longer times stand closer together. */
const headRoom = 26
const sizes = { week: [32, 24], average: [27, 20] } as const
/** So many weeks are seen day by day; in longer times each line is an average week. */
const mostWeeks = 9

/** The stand-ups' rhythm as footprints: one for each day on which the family checked in. */
export function rhythmChart(
  summaries: readonly SprintSummary[],
  stretches: readonly Stretch[],
  startOfWeek: Weekday,
): Chart {
  const isLong = stretches.some(({ kind }) => kind !== 'sprint')
  return {
    kind: 'rhythm',
    title: t`Your rhythm`,
    sentence: rhythmSentence(summaries),
    gist: rhythmGist(summaries),
    sketch: <DotsSketch filled={daysOf(summaries, startOfWeek)} />,
    table: {
      columns: [
        t`When`,
        t({ message: 'From', context: 'column' }),
        t`Check-ins`,
        t`Days that asked for one`,
      ],
      day: 1,
      rows: stretches.map((stretch) => [
        stretchName(stretch),
        stretch.startsOn,
        stretch.standUps.held,
        stretch.standUps.possible,
      ]),
    },
    picture: isLong ? (
      <AverageWeeks stretches={stretches} />
    ) : (
      <Weeks summaries={summaries} startOfWeek={startOfWeek} />
    ),
  }
}

/** Of each day that asked for a check-in, whether there was one. */
function daysOf(summaries: readonly SprintSummary[], startOfWeek: Weekday): boolean[] {
  return rhythmWeeks(summaries, startOfWeek, mostWeeks)
    .flatMap(({ days }) => days)
    .filter(({ state }) => state === 'held' || state === 'open')
    .map(({ state }) => state === 'held')
}

interface WeeksProps {
  summaries: readonly SprintSummary[]
  startOfWeek: Weekday
}

function Weeks({ summaries, startOfWeek }: WeeksProps) {
  const weeks = rhythmWeeks(summaries, startOfWeek, mostWeeks)
  const isPaused = weeks.some(({ days }) => days.some(({ state }) => state === 'paused'))
  return (
    <Lines
      head={weekdaysFrom(startOfWeek)}
      lines={weeks.map(({ startsOn, days }) => ({
        label: dayAndMonth(startsOn),
        days: days.map(({ state }) => state),
      }))}
      legend={
        isPaused
          ? t`A footprint: you checked in. A ring: a day without. z: a day off.`
          : t`A footprint: you checked in. A ring: a day without.`
      }
    />
  )
}

/** Each line is a longer time: how many of an average week's seven days had a check-in. */
function AverageWeeks({ stretches }: { stretches: readonly Stretch[] }) {
  const held = ({ standUps: { held: count, possible } }: Stretch) =>
    possible === 0 ? 0 : Math.round((count / possible) * 7)
  return (
    <Lines
      lines={stretches.map((stretch) => ({
        label: stretchLabel(stretch, labelRoom),
        days: week.map((day) => (day < held(stretch) ? 'held' : 'open')),
      }))}
      legend={t`Each line is an average week: a footprint for each day on which you checked in.`}
    />
  )
}

const labelRoom = 62
const week = [0, 1, 2, 3, 4, 5, 6]

interface LinesProps {
  /** The days of the week above the lines, where each stands for one. */
  head?: readonly Weekday[]
  lines: readonly { label: string; days: readonly RhythmDay['state'][] }[]
  legend: string
}

function Lines({ head, lines, legend }: LinesProps) {
  const [frame, width] = useWidth()
  const [row, size] = sizes[head ? 'week' : 'average']
  const top = head ? headRoom : 0
  const x = scaleBand({ domain: week, range: [labelRoom, width] })
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2
  return (
    <div ref={frame}>
      <svg
        width={width}
        height={top + lines.length * row}
        aria-hidden="true"
        className="onwards block max-w-full"
      >
        {head?.map((day, index) => (
          <text key={day} x={middle(index)} y={14} textAnchor="middle" className={quietText}>
            {x.bandwidth() < 22 ? oneLetterOf(day) : tinyWeekday(day)}
          </text>
        ))}
        {lines.map(({ label, days }, line) => (
          <Group key={line} top={top + line * row + row / 2}>
            <text y={5} className={quietText}>
              {label}
            </text>
            {days.map((state, index) => (
              <Group key={index} left={middle(index)}>
                <DayMark state={state} size={Math.min(size, x.bandwidth())} />
              </Group>
            ))}
          </Group>
        ))}
      </svg>
      <p aria-hidden="true" className="text-tiny text-quiet mt-2">
        {legend}
      </p>
    </div>
  )
}

function DayMark({ state, size }: { state: RhythmDay['state']; size: number }) {
  if (state === null) return null
  if (state !== 'paused') return <Footprint size={size} firm={state === 'held'} />
  return (
    <text y={5} textAnchor="middle" className={pickedText}>
      z
    </text>
  )
}
