import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { SprintSummary } from '#core/domain/insights.ts'
import { ChartFigure } from './chart-figure.tsx'

const height = 240
const foot = 36

interface PlanChartProps {
  summaries: SprintSummary[]
  /** The last of them is the sprint that the family is in. */
  running: boolean
}

/** Plan and done, sprint by sprint: the done part fills the outline of the plan. */
export function PlanChart({ summaries, running }: PlanChartProps) {
  return (
    <ChartFigure
      title="Plan and done"
      sentence={sentenceFor(summaries, running)}
      table={{
        columns: ['Sprint', 'Planned', 'Done'],
        rows: summaries.map(({ name, progress }) => [name, progress.planned, progress.done]),
      }}
    >
      {(width) => <Bars summaries={summaries} width={width} />}
    </ChartFigure>
  )
}

function Bars({ summaries, width }: { summaries: SprintSummary[]; width: number }) {
  const x = scaleBand({
    domain: summaries.map(({ sprintId }) => sprintId),
    range: [0, width],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  })
  const most = Math.max(1, ...summaries.map(({ progress }) => progress.planned))
  const y = scaleLinear({ domain: [0, most], range: [height - foot, 8] })
  const floor = height - foot
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
      {summaries.map(({ sprintId, name, progress }) => (
        <Group key={sprintId} left={x(sprintId) ?? 0}>
          <Bar
            y={y(progress.planned)}
            width={x.bandwidth()}
            height={floor - y(progress.planned)}
            rx={8}
            className="fill-elephant-soft stroke-elephant [stroke-dasharray:5_4]"
          />
          <Bar
            y={y(progress.done)}
            width={x.bandwidth()}
            height={floor - y(progress.done)}
            rx={8}
            className="fill-leaf"
          />
          <text
            x={x.bandwidth() / 2}
            y={height - 10}
            textAnchor="middle"
            className="fill-quiet text-small"
          >
            {shortened(name, x.bandwidth() * 1.3)}
          </text>
        </Group>
      ))}
    </svg>
  )
}

/** The name as far as it fits, at about eight pixels a letter. */
function shortened(name: string, room: number): string {
  const letters = Math.max(3, Math.floor(room / 8))
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name
}

function sentenceFor(summaries: SprintSummary[], running: boolean): string {
  const latest = summaries.at(-1)
  if (!latest) return 'Your first sprint will show here.'
  const { done, planned } = latest.progress
  const when = running ? `So far in ${latest.name}` : `In ${latest.name}`
  return `${when} you did ${done} of the ${planned} things you planned.`
}
