import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { SprintSummary } from '#core/domain/insights.ts'
import { ChartFigure } from './chart-figure.tsx'

const height = 220
const margin = 16

type Point = SprintSummary['moods'][number]

/** The family's mood, day by day, as it was told in the stand-ups. */
export function MoodChart({ summaries }: { summaries: SprintSummary[] }) {
  const points = summaries.flatMap(({ moods }) => moods)
  return (
    <ChartFigure
      title="How it felt"
      sentence={sentenceFor(points)}
      table={{
        columns: ['Day', 'Mood, 1 to 5'],
        rows: points.map(({ date, mood }) => [date, Math.round(mood * 10) / 10]),
      }}
    >
      {(width) => <MoodLine points={points} width={width} />}
    </ChartFigure>
  )
}

function MoodLine({ points, width }: { points: Point[]; width: number }) {
  const x = scalePoint({ domain: points.map(({ date }) => date), range: [margin, width - margin] })
  const y = scaleLinear({ domain: [1, 5], range: [height - margin, margin] })
  const across = (point: Point) => x(point.date) ?? margin
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
      {[1, 2, 3, 4, 5].map((level) => (
        <line key={level} x2={width} y1={y(level)} y2={y(level)} className="stroke-line" />
      ))}
      <LinePath
        data={points}
        x={across}
        y={({ mood }) => y(mood)}
        className="stroke-marigold fill-none [stroke-width:4]"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {points.map((point) => (
        <circle
          key={point.date}
          cx={across(point)}
          cy={y(point.mood)}
          r={7}
          className="fill-surface stroke-marigold [stroke-width:4]"
        />
      ))}
    </svg>
  )
}

function sentenceFor(points: Point[]): string {
  if (points.length < 2) return 'Two days with faces in the stand-up make the first line here.'
  const half = Math.floor(points.length / 2)
  const mean = (part: Point[]) => part.reduce((sum, { mood }) => sum + mood, 0) / part.length
  const change = mean(points.slice(half)) - mean(points.slice(0, half))
  if (Math.abs(change) < 0.25) return 'The mood has been steady lately.'
  return change > 0
    ? 'The mood has been getting brighter.'
    : 'The mood has been a little lower lately.'
}
