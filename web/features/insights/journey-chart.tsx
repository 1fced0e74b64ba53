import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import { Group } from '@visx/group'
import type { Family } from '#core/family/schema.ts'
import type { MissionWeek, missionJourney } from '#core/insights/insight-facts.ts'
import { appPaths } from '#core/paths.ts'
import { dayAndMonth } from '#web/lib/dates.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Chart, pickedText, quietText, Footprint } from './chart-figure.tsx'
import { Readable } from './readable.tsx'
import { missionSentence } from './sentences.ts'
import { missionGist } from './gists.ts'
import { WaySketch } from './sketches.tsx'

type Journey = NonNullable<ReturnType<typeof missionJourney>>
type Point = { x: number; y: number }

const step = 58
const lineHeight = 66
const edge = 30

/**
 * The mission's way as a path with a stone for each week; footprints where the family has been.
 * `complete`: all its weeks are known here; without a connection some may be missing.
 */
export function journeyChart(family: Family, journey: Journey | null, complete: boolean): Chart {
  return {
    kind: 'journey',
    title: t`The way to your mission`,
    sentence: missionSentence(family, journey),
    gist: missionGist(family, journey),
    sketch: <WaySketch part={journey ? journey.week / journey.weeks.length : 1} />,
    table: {
      columns: [
        t`Week`,
        t({ message: 'From', context: 'column' }),
        t`Step`,
        t({ message: 'Planned', context: 'column' }),
        t({ message: 'Done', context: 'column' }),
      ],
      day: 1,
      rows: (journey?.weeks ?? []).map(({ week, startsOn, sprint }) => [
        week,
        startsOn,
        sprint?.step ?? '',
        sprint?.progress.planned ?? null,
        sprint?.progress.done ?? null,
      ]),
    },
    picture: (
      <div className="grid grid-cols-1 gap-4">
        {journey && <Path journey={journey} complete={complete} />}
        <TextLink
          to={appPaths.mission}
          className="inline-flex min-h-11 items-center justify-self-start print:hidden"
        >
          <Trans>Every step of the way</Trans>
        </TextLink>
      </div>
    ),
  }
}

/** The stones' places: to and fro, as many on each line as fit. */
function placesOf(count: number, width: number): Point[] {
  const each = Math.max(2, Math.min(count, Math.floor((width - 2 * edge) / step) + 1))
  const gap = (width - 2 * edge) / (each - 1)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / each)
    const along = index % each
    const across = line % 2 === 0 ? along : each - 1 - along
    // The way rises and falls a little.
    const wave = along % 2 === 0 ? -8 : 8
    return { x: edge + across * Math.min(gap, 168), y: 44 + line * lineHeight + wave }
  })
}

function Path({ journey: { weeks, week }, complete }: { journey: Journey; complete: boolean }) {
  const heightOf = (width: number) => (placesOf(weeks.length, width).at(-1)?.y ?? 0) + 44
  const words = ({ week: number, startsOn, state, sprint }: MissionWeek) => {
    const from = dayAndMonth(startsOn)
    const name = t`Week ${number}, from ${from}`
    const aim = sprint?.step
    if (state === 'ahead') return aim ? t`${name}: still ahead, ${aim}` : t`${name}: still ahead`
    if (!sprint) return complete ? t`${name}: nothing was planned` : name
    const { done, planned } = sprint.progress
    if (state === 'quiet') return t`${name}: a quiet week`
    // The numbers of the family’s weeks are others than those of its mission’s.
    const own = aim || (sprint.name === number ? '' : weekName(sprint.name))
    return own
      ? t`${name}: ${own}, ${done} of ${planned} done`
      : t`${name}: ${done} of ${planned} done`
  }
  return (
    <Readable
      label={t`The mission’s weeks, one after the other`}
      height={heightOf}
      start={Math.max(week - 1, 0)}
      readings={(width) =>
        weeks.map((one, index) => ({ ...placesOf(weeks.length, width)[index]!, words: words(one) }))
      }
    >
      {(width, picked) => {
        const places = placesOf(weeks.length, width)
        const been = places.slice(0, week)
        return (
          <>
            <Way places={places} className="stroke-line" width={9} />
            <Way places={been} className="stroke-elephant" width={3} />
            {weeks.map((one, index) => (
              <Group key={one.week} left={places[index]!.x} top={places[index]!.y}>
                <Stone week={one} last={index === weeks.length - 1} picked={index === picked} />
              </Group>
            ))}
          </>
        )
      }}
    </Readable>
  )
}

interface WayProps {
  places: readonly Point[]
  className: string
  width: number
}

/** The trodden way through the places: it swings along a line, and turns in a bow at its end. */
function Way({ places, className, width }: WayProps) {
  const parts = places.map(({ x, y }, index) => {
    const from = places[index - 1]
    if (!from) return `M${x} ${y}`
    if (Math.abs(from.x - x) > 1) {
      const middle = (from.x + x) / 2
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`
    }
    const out = x > edge ? 30 : -30
    return `C${x + out} ${from.y} ${x + out} ${y} ${x} ${y}`
  })
  return (
    <path
      d={parts.join('')}
      className={`${className} fill-none`}
      strokeWidth={width}
      strokeLinecap="round"
    />
  )
}

function Stone({ week, last, picked }: { week: MissionWeek; last: boolean; picked: boolean }) {
  const { state } = week
  const size = state === 'now' ? 19 : 16
  return (
    <>
      <circle
        r={size}
        className={
          state === 'now'
            ? 'fill-marigold-soft stroke-marigold-ink'
            : state === 'lived'
              ? 'fill-elephant-soft stroke-elephant'
              : 'fill-surface stroke-edge'
        }
        strokeWidth={picked ? 3.5 : 2}
        strokeDasharray={state === 'ahead' || state === 'quiet' ? '3 4' : undefined}
      />
      {state === 'lived' ? (
        <Footprint size={20} />
      ) : (
        <text y={5} textAnchor="middle" className={state === 'now' ? pickedText : quietText}>
          {week.week}
        </text>
      )}
      {last && (
        <g transform="translate(0 -14)">
          <path d="M0 0V-28" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
          <path
            d="M1-28L20-22L1-15Z"
            strokeLinejoin="round"
            className="fill-coral stroke-coral-ink"
            strokeWidth="1.5"
          />
        </g>
      )}
    </>
  )
}
