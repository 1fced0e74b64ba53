import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { bestWeekday, type SprintSummary } from '#core/domain/insights.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { ChartFigure } from './chart-figure.tsx'

const height = 220
const foot = 32

/** On which days things get done. */
export function WeekdayChart({
  summaries,
  startOfWeek,
}: {
  summaries: SprintSummary[]
  startOfWeek: Weekday
}) {
  const start = weekdays.indexOf(startOfWeek)
  const days = [...weekdays.slice(start), ...weekdays.slice(0, start)]
  const count = (day: Weekday) =>
    summaries.reduce((sum, { ticksByWeekday }) => sum + ticksByWeekday[day], 0)
  const best = bestWeekday(summaries)
  return (
    <ChartFigure
      title="Which days work"
      sentence={best ? `Most gets done on ${best}s.` : 'The first ticks will show which days work.'}
      table={{ columns: ['Day', 'Things done'], rows: days.map((day) => [day, count(day)]) }}
    >
      {(width) => <DayBars days={days} count={count} best={best} width={width} />}
    </ChartFigure>
  )
}

interface DayBarsProps {
  days: Weekday[]
  count: (day: Weekday) => number
  best: Weekday | null
  width: number
}

function DayBars({ days, count, best, width }: DayBarsProps) {
  const x = scaleBand({ domain: days, range: [0, width], padding: 0.3 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...days.map(count))], range: [height - foot, 8] })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
      {days.map((day) => (
        <g key={day}>
          <Bar
            x={x(day)}
            y={y(count(day))}
            width={x.bandwidth()}
            height={height - foot - y(count(day))}
            rx={8}
            className={day === best ? 'fill-marigold' : 'fill-elephant'}
          />
          <text
            x={(x(day) ?? 0) + x.bandwidth() / 2}
            y={height - 8}
            textAnchor="middle"
            className="fill-quiet text-small"
          >
            {day.slice(0, 3)}
          </text>
        </g>
      ))}
    </svg>
  )
}
