import { useEffect, useRef, useState } from 'react'
import type { Speaker } from '#content/questions/question.ts'
import type { WheelQuestion } from '#content/wheel/question.ts'
import { keepAsked, readAsked } from './asked-questions.ts'
import { angleOf } from './wheel.tsx'

const turns = 4
const duration = 3200
/** It never stops exactly in the middle of a field, and never near its edge. */
const play = 28

/** The questions are a part of their own: fetched when somebody is about to turn the wheel. */
const loadQuestions = () => import('./draw-question.ts')

/** The wheel's state: turn it, and some seconds later there is a question. */
export function useWheel(speaker: Speaker) {
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

  // On a phone the question may stand below the screen's edge.
  useEffect(() => {
    if (question) card.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() })
  }, [question])

  const spinTo = async (next: WheelQuestion) => {
    const target = angleOf(next.topic) + (Math.random() - 0.5) * play
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
      const { question: next, asked } = drawQuestion(speaker, readAsked())
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
