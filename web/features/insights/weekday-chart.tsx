import { t } from '#core/say.ts'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import type { SprintSummary } from '#core/insights/schema.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import { bestWeekdays, weekdayFacts, type WeekdayFact } from '#core/insights/insight-facts.ts'
import type { Weekday } from '#core/words.ts'
import { longWeekday, shortWeekday, tinyWeekday } from '#web/lib/dates.ts'
import { type Chart, rounded, pickedText, quietText } from './chart-figure.tsx'
import { Readable } from './readable.tsx'
import { weekdayMore, weekdaySentence } from './sentences.ts'
import { weekdayGist } from './gists.ts'
import { BarsSketch } from './sketches.tsx'

const height = 220
const foot = 26
const head = 44
const floor = height - foot

/** Which days work, as a bed of flowers: the higher, the more gets done; the best ones bloom. */
export function weekdayChart(summaries: readonly SprintSummary[], startOfWeek: Weekday): Chart {
  const all = weekdayFacts(summaries)
  const days = weekdaysFrom(startOfWeek).map((day) => all.find((fact) => fact.day === day)!)
  const best = bestWeekdays(summaries)
  const words = ({ day: weekday, ticks, each }: WeekdayFact) => {
    const [day, average] = [longWeekday(weekday), rounded(each)]
    return ticks === 0
      ? t`${day}: nothing yet`
      : t`${day}: ${ticks} done, ${average} on each ${day}`
  }
  return {
    kind: 'weekdays',
    title: t`Which days work`,
    sentence: weekdaySentence(summaries),
    more: weekdayMore(summaries),
    gist: weekdayGist(summaries),
    sketch: (
      <BarsSketch bars={days.map(({ day, each }) => ({ value: each, best: best.includes(day) }))} />
    ),
    table: {
      columns: [t`Day`, t({ message: 'Done', context: 'column' }), t`On each, about`],
      rows: days.map(({ day, ticks, each }) => [longWeekday(day), ticks, rounded(each)]),
    },
    picture: (
      <Readable
        label={t`What gets done, day by day of the week`}
        height={height}
        start={days.findIndex(({ day }) => best.includes(day))}
        readings={(width) => {
          const middle = middlesOf(days, width)
          return days.map((fact) => ({ x: middle(fact), words: words(fact) }))
        }}
      >
        {(width, picked) => <Bed days={days} best={best} width={width} picked={picked} />}
      </Readable>
    ),
  }
}

function middlesOf(days: readonly WeekdayFact[], width: number) {
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, width] })
  return ({ day }: WeekdayFact) => (x(day) ?? 0) + x.bandwidth() / 2
}

interface BedProps {
  days: readonly WeekdayFact[]
  /** The days that bloom. */
  best: readonly Weekday[]
  width: number
  picked: number
}

function Bed({ days, best, width, picked }: BedProps) {
  const middle = middlesOf(days, width)
  const most = Math.max(...days.map(({ each }) => each), 0.001)
  const y = scaleLinear({ domain: [0, most], range: [0, floor - head] })
  return (
    <>
      <path
        d={`M0 ${floor}H${width}`}
        className="stroke-leaf"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {days.map((fact, index) => (
        <Group key={fact.day} left={middle(fact)} top={floor}>
          <Flower high={y(fact.each)} blooms={best.includes(fact.day)} picked={index === picked} />
          <text y={18} textAnchor="middle" className={index === picked ? pickedText : quietText}>
            {width / 7 < 34 ? tinyWeekday(fact.day) : shortWeekday(fact.day)}
          </text>
        </Group>
      ))}
    </>
  )
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** A flower on its stem: open where `blooms`, a bud otherwise, a seedling on a day without anything. */
function Flower({ high, blooms, picked }: { high: number; blooms: boolean; picked: boolean }) {
  if (high < 1) {
    return (
      <path
        d="M0 0V-8M0-6C-5-6-7-9-7-12C-3-12 0-10 0-6C0-10 3-12 7-12C7-9 5-6 0-6Z"
        className="fill-leaf-soft stroke-leaf"
        strokeWidth="1.5"
      />
    )
  }
  const top = -Math.max(high, 16)
  return (
    <>
      <path d={`M0 0V${top}`} className="stroke-leaf" strokeWidth={picked ? 5 : 3.5} />
      {high > 36 && (
        <path
          d={`M0 ${top * 0.4}C-14 ${top * 0.4} -16 ${top * 0.4 - 10} -16 ${top * 0.4 - 14}C-6 ${top * 0.4 - 14} 0 ${top * 0.4 - 8} 0 ${top * 0.4}C0 ${top * 0.3} 6 ${top * 0.3 - 8} 14 ${top * 0.3 - 10}C14 ${top * 0.3 - 2} 8 ${top * 0.3 + 2} 0 ${top * 0.3 + 2}`}
          className="fill-leaf"
        />
      )}
      <g transform={`translate(0 ${top}) scale(${picked ? 1.12 : 1})`}>
        {blooms ? <Bloom /> : <Bud />}
      </g>
    </>
  )
}

function Bloom() {
  return (
    <>
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cy="-12"
          rx="5"
          ry="8"
          transform={`rotate(${angle})`}
          className="fill-marigold stroke-marigold-ink"
          strokeWidth="1.2"
        />
      ))}
      <circle r="7" className="fill-marigold-ink" />
    </>
  )
}

function Bud() {
  return (
    <path
      d="M0 4C-10 2-11-8-9-16L-4-10L0-18L4-10L9-16C11-8 10 2 0 4Z"
      strokeLinejoin="round"
      className="fill-coral-soft stroke-coral-ink"
      strokeWidth="1.8"
    />
  )
}
