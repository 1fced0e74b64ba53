import { Group } from '@visx/group'
import { scaleBand } from '@visx/scale'
import type { SprintSummary } from '#core/contract/insights.ts'
import { weekdaysFrom } from '#core/domain/calendar.ts'
import { rhythmWeeks } from '#core/domain/insight-rhythm.ts'
import type { Stretch } from '#core/domain/insight-stretches.ts'
import type { Weekday } from '#core/words.ts'
import { dayAndMonth } from '#web/lib/dates.ts'
import { ChartFigure, Footprint, pickedText, quietText, useWidth } from './chart-figure.tsx'
import { rhythmSentence, stretchLabel, stretchName } from './sentences.ts'

const row = 32
/** Lines of longer times stand closer together. */
const longRow = 27
const head = 26
/** So many weeks are seen day by day; in longer times each line is an average week. */
const mostWeeks = 9

interface RhythmChartProps {
  summaries: readonly SprintSummary[]
  stretches: readonly Stretch[]
  startOfWeek: Weekday
}

/** The stand-ups' rhythm as footprints: one for each day on which the family checked in. */
export function RhythmChart({ summaries, stretches, startOfWeek }: RhythmChartProps) {
  const [frame, width] = useWidth()
  const isLong = stretches.some(({ kind }) => kind !== 'sprint')
  return (
    <ChartFigure
      title="Your rhythm"
      sentence={rhythmSentence(summaries) ?? ''}
      table={{
        columns: ['When', 'From', 'Check-ins', 'Days that asked for one'],
        day: 1,
        rows: stretches.map((stretch) => [
          stretchName(stretch),
          stretch.startsOn,
          stretch.standUps.held,
          stretch.standUps.possible,
        ]),
      }}
    >
      <div ref={frame}>
        {isLong ? (
          <AverageWeeks stretches={stretches} width={width} />
        ) : (
          <Weeks summaries={summaries} startOfWeek={startOfWeek} width={width} />
        )}
      </div>
    </ChartFigure>
  )
}

const labelRoom = 62

const acrossOf = (width: number) =>
  scaleBand({ domain: [0, 1, 2, 3, 4, 5, 6], range: [labelRoom, width] })

interface WeeksProps {
  summaries: readonly SprintSummary[]
  startOfWeek: Weekday
  width: number
}

function Weeks({ summaries, startOfWeek, width }: WeeksProps) {
  const weeks = rhythmWeeks(summaries, startOfWeek, mostWeeks)
  const x = acrossOf(width)
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2
  const isPaused = weeks.some(({ days }) => days.some(({ state }) => state === 'paused'))
  return (
    <>
      <svg
        width={width}
        height={head + weeks.length * row}
        aria-hidden="true"
        className="block max-w-full"
      >
        {weekdaysFrom(startOfWeek).map((day, index) => (
          <text key={day} x={middle(index)} y={14} textAnchor="middle" className={quietText}>
            {day.slice(0, x.bandwidth() < 22 ? 1 : 2)}
          </text>
        ))}
        {weeks.map(({ startsOn, days }, line) => (
          <Group key={startsOn} top={head + line * row + row / 2}>
            <text y={5} className={quietText}>
              {dayAndMonth(startsOn)}
            </text>
            {days.map(({ date, state }, index) => (
              <Group key={date} left={middle(index)}>
                {state === 'paused' ? (
                  <text y={5} textAnchor="middle" className={pickedText}>
                    z
                  </text>
                ) : (
                  state && <Footprint size={Math.min(24, x.bandwidth())} firm={state === 'held'} />
                )}
              </Group>
            ))}
          </Group>
        ))}
      </svg>
      <p aria-hidden="true" className="text-tiny text-quiet mt-2">
        A footprint: you checked in. A ring: a day without{isPaused ? '. z: a paused day' : ''}.
      </p>
    </>
  )
}

/** Each line is a longer time: how many of an average week's seven days had a check-in. */
function AverageWeeks({ stretches, width }: { stretches: readonly Stretch[]; width: number }) {
  const x = acrossOf(width)
  const days = ({ standUps: { held, possible } }: Stretch) =>
    possible === 0 ? 0 : Math.round((held / possible) * 7)
  return (
    <>
      <svg
        width={width}
        height={stretches.length * longRow}
        aria-hidden="true"
        className="block max-w-full"
      >
        {stretches.map((stretch, line) => (
          <Group key={stretch.key} top={line * longRow + longRow / 2}>
            <text y={5} className={quietText}>
              {stretchLabel(stretch, labelRoom)}
            </text>
            {x.domain().map((day) => (
              <Group key={day} left={(x(day) ?? 0) + x.bandwidth() / 2}>
                <Footprint size={Math.min(20, x.bandwidth())} firm={day < days(stretch)} />
              </Group>
            ))}
          </Group>
        ))}
      </svg>
      <p aria-hidden="true" className="text-tiny text-quiet mt-2">
        Each line is an average week: a footprint for each day on which you checked in.
      </p>
    </>
  )
}
