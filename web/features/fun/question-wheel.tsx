import { useState } from 'react'
import { speakers, type Speaker } from '#content/questions/question.ts'
import type { WheelQuestion } from '#content/wheel/question.ts'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useWheel } from './use-wheel.ts'
import { Wheel } from './wheel.tsx'

const names: Record<Speaker, string> = {
  '3-5': '3 to 5',
  '6-8': '6 to 8',
  '9-12': '9 to 12',
  '13-17': '13 to 17',
  adult: 'Adults',
}

const choices = speakers.map((value) => ({ value, label: names[value] }))

/** Turned, it stops at a question for the chosen age; none comes back before all were asked. */
export function QuestionWheel() {
  const [speaker, setSpeaker] = useState<Speaker>('6-8')
  const { disc, card, angle, isTurning, question, turn, prepare } = useWheel(speaker)
  return (
    <Section
      title="The question wheel"
      lead="For the dinner table, the car and the ten minutes before bed."
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <ChooseOne
          legend="Who is asked?"
          hint="Several of you? Choose the youngest."
          choices={choices}
          value={speaker}
          onChange={setSpeaker}
        />
        <div className="relative mx-auto grid w-full max-w-note place-items-center md:row-span-2">
          <Wheel disc={disc} angle={angle} />
          {/* In the middle, and the whole wheel takes the press. */}
          <button
            type="button"
            aria-disabled={isTurning || undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => void turn()}
            className="font-display text-lead col-start-1 row-start-1 size-20 rounded-full font-bold after:absolute after:inset-0 after:rounded-full"
          >
            Turn<VisuallyHidden> the wheel</VisuallyHidden>
          </button>
        </div>
        <div role="status" ref={card}>
          {question ? <Asked question={question} /> : <Waiting isTurning={isTurning} />}
        </div>
      </div>
    </Section>
  )
}

function Waiting({ isTurning }: { isTurning: boolean }) {
  return (
    <Card tone="tinted" className="text-lead flex min-h-24 items-center">
      {isTurning ? 'Round and round it goes …' : 'Press the wheel. Whoever likes may answer first.'}
    </Card>
  )
}

function Asked({ question: { topic, text } }: { question: WheelQuestion }) {
  return (
    <Card tone="sunny" className="animate-rise flex min-h-24 items-start gap-3">
      <div className="grid flex-1 gap-1">
        <p className="text-small font-semibold">{topic}</p>
        <p className="text-title font-display">{text}</p>
      </div>
      <ReadAloud text={text} />
    </Card>
  )
}
