import { t } from '#core/say.ts'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { SprintSummary } from '#core/insights/schema.ts'
import { share } from '#core/tasks/progress.ts'
import type { Stretch } from '#core/insights/insight-stretches.ts'
import { type Chart, pickedText, quietText, doneFill } from './chart-figure.tsx'
import { Readable } from './readable.tsx'
import { labelEvery, planMore, planSentence, stretchLabel, stretchName } from './sentences.ts'
import { planGist } from './gists.ts'
import { JarsSketch } from './sketches.tsx'

const height = 232
const foot = 28
/** Above the fullest jar: its lid, and a star. */
const head = 34
const floor = height - foot

/** Plan and done as jam jars: as large as the plan was, as full as it got. */
export function planChart(
  summaries: readonly SprintSummary[],
  stretches: readonly Stretch[],
): Chart {
  const words = (stretch: Stretch) => {
    const { done, planned } = stretch.progress
    const name = stretchName(stretch)
    if (planned === 0) return t`${name}: a quiet week`
    return t`${name}: ${done} of ${planned} done`
  }
  return {
    kind: 'plan',
    title: t`Plan and done`,
    sentence: planSentence(summaries),
    more: planMore(summaries),
    gist: planGist(summaries),
    sketch: <JarsSketch shares={stretches.map((stretch) => share(stretch.progress))} />,
    table: {
      columns: [
        t`When`,
        t({ message: 'From', context: 'column' }),
        t({ message: 'Planned', context: 'column' }),
        t({ message: 'Done', context: 'column' }),
      ],
      day: 1,
      rows: stretches.map((stretch) => {
        const { planned, done } = stretch.progress
        return [stretchName(stretch), stretch.startsOn, planned, done]
      }),
    },
    picture: (
      <Readable
        label={t`Plan and done, one after the other`}
        height={height}
        readings={(width) => {
          const x = acrossOf(stretches, width)
          return stretches.map((stretch) => ({
            x: (x(stretch.key) ?? 0) + x.bandwidth() / 2,
            words: words(stretch),
          }))
        }}
      >
        {(width, picked) => <Jars stretches={stretches} width={width} picked={picked} />}
      </Readable>
    ),
  }
}

function acrossOf(stretches: readonly Stretch[], width: number) {
  // A lonely jar is not as wide as the page.
  const room = Math.min(width, stretches.length * 84)
  const start = (width - room) / 2
  return scaleBand({
    domain: stretches.map(({ key }) => key),
    range: [start, start + room],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  })
}

interface JarsProps {
  stretches: readonly Stretch[]
  width: number
  picked: number
}

function Jars({ stretches, width, picked }: JarsProps) {
  const x = acrossOf(stretches, width)
  const most = Math.max(1, ...stretches.map(({ progress }) => progress.planned))
  const y = scaleLinear({ domain: [0, most], range: [0, floor - head] })
  const labels = stretches.map((stretch) => stretchLabel(stretch, x.step() - 6))
  const every = labelEvery(x.step(), labels)
  return (
    <>
      <line x2={width} y1={floor} y2={floor} className="stroke-edge" strokeWidth="1.5" />
      {stretches.map(({ key, progress }, index) => (
        <Group key={key} left={x(key) ?? 0}>
          <Jar
            width={x.bandwidth()}
            size={y(progress.planned)}
            part={progress.planned === 0 ? 0 : progress.done / progress.planned}
            picked={index === picked}
          />
          {(stretches.length - 1 - index) % every === 0 && (
            <text
              x={x.bandwidth() / 2}
              y={height - 8}
              textAnchor="middle"
              className={index === picked ? pickedText : quietText}
            >
              {labels[index]}
            </text>
          )}
        </Group>
      ))}
    </>
  )
}

interface JarProps {
  width: number
  /** How high the glass is, in pixels. */
  size: number
  /** How full, 0 to 1. */
  part: number
  picked: boolean
}

function Jar({ width, size, part, picked }: JarProps) {
  const glass = Math.max(size, 6)
  const round = Math.min(10, width / 4)
  const wall = width > 20 ? 3 : 2
  const full = part >= 1
  const content = Math.max(0, (glass - 2 * wall) * Math.min(part, 1))
  return (
    <>
      {/* What a finger or a pointer may mean is the whole column. */}
      <Bar y={0} width={width} height={floor} className="fill-transparent" />
      <Bar
        y={floor - glass}
        width={width}
        height={glass}
        rx={round}
        className={picked ? 'fill-elephant-soft stroke-ink' : 'fill-elephant-soft stroke-elephant'}
        strokeWidth={picked ? 2.5 : 1.5}
      />
      <Bar
        x={wall}
        y={floor - wall - content}
        width={width - 2 * wall}
        height={content}
        rx={Math.min(round - 1, content / 2)}
        fill={doneFill}
      />
      <Bar
        x={width * 0.1}
        y={floor - glass - 7}
        width={width * 0.8}
        height={7}
        rx={3}
        className={full ? 'fill-marigold stroke-marigold-ink' : 'fill-surface stroke-elephant'}
        strokeWidth="1.5"
      />
      {full && <Star x={width / 2} y={floor - glass - 20} size={Math.min(10, width / 2)} />}
    </>
  )
}

function Star({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      d="M0-10L3-3.5L10-3L4.6 1.7L6.2 9L0 5L-6.2 9L-4.6 1.7L-10-3L-3-3.5Z"
      strokeLinejoin="round"
      className="fill-marigold stroke-marigold-ink"
      strokeWidth="1.2"
    />
  )
}
