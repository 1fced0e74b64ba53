import { useEffect, useRef } from 'react'
import type { StandUpAnswer } from '#core/contract/sprint.ts'
import { roundOf } from '#core/domain/rounds.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import type { StandUpProps } from './stand-up-props.ts'

/**
 * One member's answer of the day and a way to change parts of it. Several parts may change before
 * the screen is drawn again, so each change builds on the last one and not on what is shown.
 */
export function useAnswer({ sprint, standUp, date, isRemembered }: StandUpProps, memberId: string) {
  const { sprints } = useFamily()
  const send = useSend()
  const saved = standUp?.answers.find((answer) => answer.memberId === memberId)
  const answer = saved ?? emptyAnswer(memberId)
  const latest = useRef(answer)
  useEffect(() => {
    if (saved) latest.current = saved
  }, [saved])

  /** `began`: what stood in these parts when the writing began, where that is a while ago (P6). */
  const change = (changes: Partial<StandUpAnswer>, began: Partial<StandUpAnswer> = {}) => {
    const from = { ...latest.current, ...began }
    latest.current = { ...latest.current, ...changes }
    const answered = { date, answer: latest.current, from }
    // A day that is filled in afterwards asks nothing, so it takes no question from the others.
    const isFirst = standUp?.round === undefined && !isRemembered
    return send.toSprint(sprint.id, {
      type: 'answer-stand-up',
      ...answered,
      ...(isFirst ? { round: roundOf({ kind: 'stand-up', date }, sprints) } : {}),
    })
  }
  return { answer, change }
}

function emptyAnswer(memberId: string): StandUpAnswer {
  return { memberId, passed: false, mood: null, did: '', next: '', help: '' }
}
