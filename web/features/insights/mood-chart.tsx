import { t } from '#core/say.ts'
import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import type { SprintSummary } from '#core/insights/schema.ts'
import { daysBetween } from '#core/time/calendar.ts'
import { stretchesOf, type Stretch } from '#core/insights/insight-stretches.ts'
import { dayAndMonth, shortDay } from '#web/lib/dates.ts'
import { MoodFace, moodNames, type Mood } from '#web/ui/mood-faces.tsx'
import { type Chart, quietText, rounded, type Table } from './chart-figure.tsx'
import { Readable } from './readable.tsx'
import { moodSentence, moodWord, stretchName } from './sentences.ts'
import { moodGist } from './gists.ts'
import { LineSketch } from './sketches.tsx'

const height = 208
const foot = 24
/** The faces at the side are 28 px high: their middles are levels. */
const edge = 14
/** More days than this are shown week by week, or longer. */
const mostDays = 42
const mostStretches = 52

const levels: readonly Mood[] = [5, 4, 3, 2, 1]

type Point = { date: string; mood: number; name: string; label: string }

/** "Mon 11 May: good" */
function said({ name, mood }: Point): string {
  const words = moodWord(mood)
  return t`${name}: ${words}`
}

/** Every day that has a face, or the average of longer times where there are many. */
function pointsOf(summaries: readonly SprintSummary[]): Point[] {
  const days = summaries.flatMap(({ moods }) => moods)
  if (days.length <= mostDays) {
    return days
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ date, mood }) => ({ date, mood, name: shortDay(date), label: dayAndMonth(date) }))
  }
  return stretchesOf(summaries, mostStretches).flatMap((stretch) =>
    stretch.mood === null
      ? []
      : [
          {
            date: stretch.startsOn,
            mood: stretch.mood,
            name: stretchName(stretch),
            label: labelOf(stretch),
          },
        ],
  )
}

function labelOf(stretch: Stretch): string {
  return stretch.kind === 'sprint' ? dayAndMonth(stretch.startsOn) : stretchName(stretch)
}

const tableOf = (rows: Table['rows']): Table => ({
  columns: [t`Day`, t`Mood, 1 to 5`, t`In words`],
  rows,
})

/** How it felt: the family's mood, as it was told in the stand-ups. */
export function moodChart(summaries: readonly SprintSummary[]): Chart {
  const points = pointsOf(summaries)
  const days = summaries.flatMap(({ moods }) => moods)
  return {
    kind: 'mood',
    title: t`How it felt`,
    sentence: moodSentence(summaries),
    gist: moodGist(summaries),
    sketch: <LineSketch moods={points.map(({ mood }) => mood)} />,
    table: tableOf(points.map(({ name, mood }) => [name, rounded(mood), moodWord(mood)])),
    file: tableOf(days.map(({ date, mood }) => [date, rounded(mood), moodWord(mood)])),
    picture: (
      <Readable
        label={t`The mood, one after the other`}
        height={height}
        beside={<Faces />}
        readings={(width) => {
          const x = acrossOf(points, width)
          return points.map((point) => ({ x: x(point), words: said(point) }))
        }}
      >
        {(width, picked) => <MoodLine points={points} width={width} picked={picked} />}
      </Readable>
    ),
  }
}

/** The scale: its ends and its middle, each with its word below. */
function Faces() {
  return (
    <div
      aria-hidden="true"
      className="text-tiny text-quiet flex h-[184px] flex-col justify-between text-center leading-tight"
    >
      {([5, 3, 1] as const).map((mood) => (
        <div key={mood} className="h-[28px]">
          <MoodFace mood={mood} className="mx-auto size-[28px]" />
          {moodNames[mood]}
        </div>
      ))}
    </div>
  )
}

/** Where a point is across: by its day, so that a pause is a gap. */
function acrossOf(points: readonly Point[], width: number) {
  const first = points[0]!.date
  const days = daysBetween(first, points.at(-1)!.date)
  const x = scaleLinear({ domain: [0, Math.max(days, 1)], range: [10, width - 10] })
  return ({ date }: Point) => (days === 0 ? width / 2 : x(daysBetween(first, date)))
}

interface MoodLineProps {
  points: readonly Point[]
  width: number
  picked: number
}

function MoodLine({ points, width, picked }: MoodLineProps) {
  const floor = height - foot
  const x = acrossOf(points, width)
  const y = scaleLinear({ domain: [1, 5], range: [floor - edge, edge] })
  const data = [...points]
  const chosen = points[picked]!
  return (
    <>
      {/* Behind the levels, which it would veil. */}
      <AreaClosed
        data={data}
        x={x}
        y={({ mood }) => y(mood)}
        y0={floor}
        yScale={y}
        className="fill-marigold-soft opacity-60"
      />
      {levels.map((level) => (
        <line
          key={level}
          x2={width}
          y1={y(level)}
          y2={y(level)}
          className="stroke-line"
          strokeDasharray={level === 3 ? undefined : '2 6'}
          strokeWidth="1.5"
        />
      ))}
      <line
        x1={x(chosen)}
        x2={x(chosen)}
        y1={0}
        y2={floor}
        className="stroke-edge"
        strokeWidth="1.5"
      />
      <LinePath
        data={data}
        x={x}
        y={({ mood }) => y(mood)}
        className="stroke-marigold-ink fill-none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {points.map((point, index) => (
        <circle
          key={point.date}
          cx={x(point)}
          cy={y(point.mood)}
          r={index === picked ? 8 : points.length > 30 ? 3.5 : 5}
          className="fill-marigold stroke-marigold-ink"
          strokeWidth="2"
        />
      ))}
      <text x={0} y={height - 4} className={quietText}>
        {points[0]!.label}
      </text>
      {points.length > 1 && (
        <text x={width} y={height - 4} textAnchor="end" className={quietText}>
          {points.at(-1)!.label}
        </text>
      )}
    </>
  )
}
