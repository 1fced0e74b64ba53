import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { speakers, type Speaker } from '#content/questions/question.ts'
import { wheelTopics, type WheelQuestion, type WheelTopic } from '#content/wheel/question.ts'
import { memberColors } from '#core/words.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Bird } from '#web/ui/elephants/picture.tsx'
import { Card, Disclosure } from '#web/ui/layout.tsx'
import { classes } from '#web/lib/classes.ts'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'
import { ReadAloud } from '#web/ui/read-aloud.tsx'

/** As figures, so that they stand in one row in every language. */
const choices = speakers.map((value) => ({
  value,
  label: value === 'adult' ? t`Adults` : value.replace('-', '–'),
}))

interface QuestionWheelProps {
  /** Of the family that is here, as long as nobody chooses. */
  youngest: Speaker | null
  /** Nothing is asked that needs ears. */
  goesByEye: boolean
}

/** Turned, it stops at a question for the chosen age; none comes back before all were asked. In the grid of its page. */
export function QuestionWheel({ youngest, goesByEye }: QuestionWheelProps) {
  const [chosen, setSpeaker] = useState<Speaker | null>(null)
  const speaker = chosen ?? youngest ?? '6-8'
  const heading = useId()
  const wheel = useWheel(speaker, goesByEye)
  const { disc, card, angle, isTurning, question, turn, prepare } = wheel
  return (
    <section aria-labelledby={heading} className="contents">
      <h2 id={heading} className="sr-only">
        <Trans>The question wheel</Trans>
      </h2>
      {/* Before the wheel: whoever turns it sees what it asks; beside it, in its middle, with the ages at its foot. */}
      <div role="status" ref={card} className="grid content-center">
        {question ? <Asked question={question} /> : <Waiting isTurning={isTurning} />}
      </div>
      {/* On a phone all of it stands above the bar, on a laptop what follows does as well. */}
      <div className="relative mx-auto grid w-full max-w-80 place-items-center self-start md:col-start-2 md:row-span-3 md:row-start-1 md:max-w-88">
        <Wheel disc={disc} angle={angle} />
        {/* In the middle of the disc, below the bird, of no topic’s colour; and the whole wheel takes the press. */}
        <button
          type="button"
          aria-disabled={isTurning || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void turn()}
          className="filled bg-ink text-paper font-display text-body lg:text-lead col-start-1 row-start-1 mt-[11.1%] size-20 rounded-full font-bold lg:size-24 after:absolute after:inset-0 after:rounded-full"
        >
          <Trans>
            Turn<span className="sr-only"> the wheel</span>
          </Trans>
        </button>
      </div>
      <Disclosure summary={t`For which ages?`}>
        <ChooseOne
          legend={t`Who is asked?`}
          hideLegend
          hint={t`Several of you? Choose the youngest.`}
          choices={choices}
          dense
          value={speaker}
          onChange={setSpeaker}
        />
      </Disclosure>
    </section>
  )
}

/** As high before the first turn as three lines of a question: the wheel stays in its place, above the bar. */
const strip = 'flex min-h-29 flex-col px-4 py-2 text-center md:py-6'
const words = 'font-display flex-1 content-center leading-tight text-pretty md:text-heading'

function Waiting({ isTurning }: { isTurning: boolean }) {
  return (
    <Card tone="tinted" flush className={strip}>
      <p className={`${words} text-lead`}>
        {isTurning
          ? t`Round and round it goes …`
          : t`Turn the wheel. Whoever likes may answer first.`}
      </p>
    </Card>
  )
}

/** A question of more letters has smaller ones, so that three lines hold it. */
const longest = 62

function Asked({ question: { topic, text } }: { question: WheelQuestion }) {
  return (
    <Card tone="sunny" flush className={`${strip} animate-rise`}>
      <div className="flex h-6 items-start justify-between">
        <p className="text-small font-semibold">{topic}</p>
        <ReadAloud text={text} />
      </div>
      <p className={classes(words, text.length > longest ? 'text-body' : 'text-lead')}>{text}</p>
    </Card>
  )
}

const slice = 360 / wheelTopics.length
const radius = 100

interface WheelProps {
  disc: RefObject<SVGGElement | null>
  /** Degrees, clockwise. */
  angle: number
}

/** The wheel as a drawing: one field for each topic, a bird that points at one of them. */
function Wheel({ disc, angle }: WheelProps) {
  return (
    <svg
      viewBox="-108 -132 216 240"
      className="elephants col-start-1 row-start-1"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="fill-ground" r="107" />
      <g ref={disc} transform={`rotate(${angle})`}>
        {wheelTopics.map((topic, index) => (
          <Field key={topic} topic={topic} index={index} angle={angle} />
        ))}
      </g>
      <circle className="fill-surface" r="31" />
      <path className="fill-current" d="M-9-112H9L0-96Z" />
      <Bird x={-2} y={-111} scale={0.9} />
    </svg>
  )
}

const edge = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(radians)).toFixed(2)} ${(-radius * Math.cos(radians)).toFixed(2)}`
}

interface FieldProps {
  topic: WheelTopic
  index: number
  /** The wheel's own. */
  angle: number
}

function Field({ topic, index, angle }: FieldProps) {
  return (
    <g data-member-color={memberColors[index]} transform={`rotate(${index * slice})`}>
      <path
        className="fill-member stroke-sunken"
        strokeWidth="1.5"
        d={`M0 0L${edge(-slice / 2)}A${radius} ${radius} 0 0 1 ${edge(slice / 2)}Z`}
      />
      <text
        className="font-display fill-on-member"
        // Upright, however the wheel stands.
        transform={`translate(0 -70) rotate(${-angle - index * slice})`}
        // A long word of another language is smaller: it stays in its field.
        fontSize={Math.min(11, 99 / topic.length)}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {topic}
      </text>
    </g>
  )
}

const turns = 4
const duration = 3200
/** It never stops exactly in the middle of a field, and never near its edge. */
const play = 28

/** The questions are a part of their own: fetched when somebody is about to turn the wheel. */
const loadQuestions = () => import('./draw-question.ts')

/** The wheel's state: turn it, and some seconds later there is a question. */
function useWheel(speaker: Speaker, goesByEye: boolean) {
  const disc = useRef<SVGGElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const spin = useRef<Animation>(null)
  // Two presses may come before the screen knows of the first.
  const busy = useRef(false)
  const [angle, setAngle] = useState(0)
  const [isTurning, setTurning] = useState(false)
  const [drawn, setDrawn] = useState<{ question: WheelQuestion; for: Speaker } | null>(null)
  // A question for another age is not theirs, nor is the one that is on its way to them.
  const question = drawn?.for === speaker ? drawn.question : null
  useEffect(() => () => spin.current?.cancel(), [])

  // Whoever scrolled on to the wheel may not see what stands before it.
  useEffect(() => {
    if (question) card.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() })
  }, [question])

  const spinTo = async (next: WheelQuestion) => {
    const middle = -slice * wheelTopics.indexOf(next.topic)
    const target = middle + (Math.random() - 0.5) * play
    const end = target + 360 * Math.ceil((angle + turns * 360 - target) / 360)
    setAngle(end)
    spin.current = startSpin(disc.current, angle, end)
    // Leaving the page cancels it; there is nobody to ask then.
    await spin.current?.finished.catch(() => undefined)
    setDrawn({ question: next, for: speaker })
  }

  const turn = async () => {
    if (busy.current) return
    busy.current = true
    setTurning(true)
    setDrawn(null)
    try {
      const { drawQuestion } = await loadQuestions()
      const { question: next, asked } = drawQuestion(speaker, readAsked(), goesByEye)
      keepAsked(asked)
      await spinTo(next)
    } finally {
      busy.current = false
      setTurning(false)
    }
  }
  return { disc, card, angle, isTurning, question, turn, prepare: () => void loadQuestions() }
}

function startSpin(disc: SVGGElement | null, from: number, to: number): Animation | null {
  if (!disc || wantsStillness()) return null
  return disc.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
    duration,
    easing: 'cubic-bezier(0.12, 0.75, 0.15, 1)',
  })
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const scrolling = () => (wantsStillness() ? 'auto' : 'smooth')

const key = 'wheel-asked'

/** The texts that the wheel has asked on this device; what cannot be read counts as none. */
const readAsked = () => parsedJson(deviceStorage().getItem(key), isTexts) ?? []

const isTexts = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((text) => typeof text === 'string')

function keepAsked(asked: readonly string[]): void {
  try {
    deviceStorage().setItem(key, JSON.stringify(asked))
  } catch {
    // A full device may ask a question twice.
  }
}
