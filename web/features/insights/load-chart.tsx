import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { topicSubjectNames } from '#content/topic-words.ts'
import { Group } from '@visx/group'
import { Bar } from '@visx/shape'
import type { Load } from '#core/insights/insight-facts.ts'
import { heaviestLoad } from '#core/insights/insight-findings.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { AnimalFace } from '#web/ui/avatar/animal-face.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Chart, useWidth } from './chart-figure.tsx'
import { loadSentence } from './sentences.ts'
import { loadGist } from './gists.ts'
import { SeesawSketch } from './sketches.tsx'

/** What each adult carried; a seesaw where there are two. Children are not in it. */
export function loadChart(loads: readonly Load[]): Chart {
  return {
    kind: 'load',
    title: topicSubjectNames['fair-load'],
    sentence: loadSentence(loads),
    gist: loadGist(loads),
    sketch: <SeesawSketch tilt={tiltOf(loads)} />,
    table: {
      columns: [t`Adult`, t`Effort`, t`Days here`, t`Share, %`],
      rows: loads.map(({ member: { name }, effort, days, share }) => [
        name,
        effort,
        days,
        Math.round(share * 100),
      ]),
    },
    picture: <Loads loads={loads} />,
  }
}

function Loads({ loads }: { loads: readonly Load[] }) {
  const [frame, width] = useWidth()
  const efforts = loads.map(({ effort }) => effort)
  const all = efforts.reduce((sum, effort) => sum + effort, 0)
  return (
    <div ref={frame} className="grid grid-cols-1 gap-4">
      {loads.length === 2 && <Seesaw loads={loads} width={Math.min(Math.max(width, 160), 420)} />}
      <ul className="grid grid-cols-1 gap-3">
        {loads.map((load) => (
          <LoadRow key={load.member.id} load={load} all={all} />
        ))}
      </ul>
      {heaviestLoad(loads) && <TalkAboutIt />}
      <p className="text-tiny text-quiet">
        {new Set(loads.map(({ days }) => days)).size > 1
          ? t`Counted by effort: a small task is 1, a bigger one 2, a lot 3, and by the days that each was here. Adults only: children are never compared.`
          : t`Counted by effort: a small task is 1, a bigger one 2, a lot 3. Adults only: children are never compared.`}
      </p>
    </div>
  )
}

/** From the picture to the table: the question waits for the next meeting. */
function TalkAboutIt() {
  const { topics } = useHome().family.familyData
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  if (topics.some(({ about }) => about === 'fair-load')) {
    return (
      <p className="text-quiet">
        <Trans>The question waits for your next meeting.</Trans>
      </p>
    )
  }
  const park = () => {
    const topic = { id: newId(), text: '', about: 'fair-load' } as const
    undoToast(t`Parked for the next meeting.`, [toFamily({ type: 'park-topic', topic })])
  }
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={park}
      className="justify-self-start print:hidden"
    >
      <Trans>Park it for the meeting</Trans>
    </Button>
  )
}

interface LoadRowProps {
  load: Load
  /** The effort of all together. */
  all: number
}

function LoadRow({ load: { member, effort }, all }: LoadRowProps) {
  const { name, color, animal } = member
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      <Avatar name={name} color={color} animal={animal} />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="text-quiet tabular-nums">
            <Trans>
              {effort} of {all}
            </Trans>
          </span>
        </p>
        <svg
          data-member-color={color}
          aria-hidden="true"
          className="onwards rounded-full bg-sunken block h-4 w-full"
        >
          <MemberPattern color={color} />
          <Bar
            width={`${(effort / Math.max(1, all)) * 100}%`}
            height={16}
            rx={8}
            fill={memberFill(color)}
          />
        </svg>
      </div>
    </li>
  )
}

const height = 150
/** Degrees at which all of it lies on one side. */
const steepest = 16

/** From -1, all of it with the first of them, to 1, with the last. */
function tiltOf(loads: readonly Load[]): number {
  const [first, last] = [loads[0]?.share ?? 0, loads.at(-1)?.share ?? 0]
  return Math.max(-1, Math.min(1, (last - first) * 1.4))
}

function Seesaw({ loads, width }: { loads: readonly Load[]; width: number }) {
  const [left, right] = loads
  if (!left || !right) return null
  const tilt = tiltOf(loads) * steepest
  const arm = width / 2 - 34
  const pivot = 96
  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      className="onwards mx-auto block max-w-full overflow-visible"
    >
      <path
        d={`M${width / 2 - 120} ${height - 6}H${width / 2 + 120}`}
        className="stroke-line"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={`M${width / 2} ${pivot}L${width / 2 + 26} ${height - 7}H${width / 2 - 26}Z`}
        strokeLinejoin="round"
        className="fill-marigold stroke-marigold-ink"
        strokeWidth="2"
      />
      <Group transform={`translate(${width / 2} ${pivot}) rotate(${tilt})`}>
        <rect
          x={-arm - 26}
          y={-6}
          width={2 * arm + 52}
          height={11}
          rx={5.5}
          className="fill-elephant-soft stroke-elephant"
          strokeWidth="2"
        />
        <Rider load={left} x={-arm} tilt={tilt} />
        <Rider load={right} x={arm} tilt={tilt} />
      </Group>
    </svg>
  )
}

/** An adult's animal, upright on the plank. */
function Rider({ load: { member }, x, tilt }: { load: Load; x: number; tilt: number }) {
  return (
    <g transform={`translate(${x} -7) rotate(${-tilt})`} data-member-color={member.color}>
      <g transform="translate(-26 -50) scale(1.08)">
        <AnimalFace of={member.animal} />
      </g>
    </g>
  )
}

// One pattern per member colour, so that charts can be read without hues and on a grey print.
const patterns: Record<string, string> = {
  elephant: '',
  coral: 'M0 8L8 0',
  leaf: 'M0 0L8 8',
  marigold: 'M4 3V5M3 4H5',
  plum: 'M0 4H8',
  sky: 'M4 0V8',
  berry: 'M0 4H8M4 0V8',
  moss: 'M0 6L4 2L8 6',
}

/** The definition; put it inside a chart's <svg>, and fill with `memberFill(color)`. */
function MemberPattern({ color }: { color: string }) {
  return (
    <defs>
      <pattern
        id={`member-${color}`}
        data-member-color={color}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
      >
        <rect width="8" height="8" className="fill-member" />
        <path
          d={patterns[color]}
          strokeWidth="1.6"
          className="stroke-on-member fill-none"
          opacity="0.75"
        />
      </pattern>
    </defs>
  )
}

/** The `fill` of a shape in a member's colour and pattern. */
function memberFill(color: string): string {
  return `url(#member-${color})`
}
