import type { StandUpAnswer } from '#core/contract/sprint.ts'
import type { ContentIcon } from '../icons.ts'
import type { Speaker } from '../questions/question.ts'

/** What a turn asks for, in this order; the names are the answer's own. */
export type StandUpStep = {
  id: Extract<keyof StandUpAnswer, 'mood' | 'did' | 'next' | 'help'>
  title: string
  icon: ContentIcon
  say: string
}

export const standUpAgenda = {
  minutes: 5,
  /** Seconds a turn lasts before the clock asks, kindly, whether it may go on. */
  turnSeconds: {
    '3-5': 45,
    '6-8': 45,
    '9-12': 60,
    '13-17': 60,
    adult: 45,
  } as const satisfies Record<Speaker, number>,
  steps: [
    { id: 'mood', title: 'How are you?', icon: 'smile', say: 'Choose your face for today.' },
    { id: 'did', title: 'What did you do?', icon: 'circle-check', say: 'What can you tick?' },
    { id: 'next', title: 'What is next?', icon: 'footprints', say: 'What will you do today?' },
    { id: 'help', title: 'Want a hand?', icon: 'hand', say: 'Is there anything you need?' },
  ] as const satisfies readonly StandUpStep[],
  parking: 'That deserves more time. Let us park it for the meeting.',
  passing: 'Passing is fine. See you tomorrow.',
  turnIsLong: 'Time for the next one? You can also finish your sentence.',
  closing: {
    title: 'One offer of help',
    icon: 'hand-heart',
    say: 'Who heard something they could help with today? One offer, and we are done.',
  },
} as const
