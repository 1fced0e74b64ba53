import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import type { Agenda } from './agenda.ts'

export type StandUpStage = 'turn' | 'closing'

/** What a turn can ask for; the names are the answer's own. */
export type StandUpAsk = Extract<keyof StandUpAnswer, 'mood' | 'did' | 'next' | 'help'>

/** Five minutes on your feet, no problem-solving (after the daily stand-up of software teams). */
export const standUpAgenda = {
  versions: [
    {
      id: 'standard',
      name: 'As usual',
      line: 'A face, the plan, what is next, a hand.',
      minutes: 5,
    },
    { id: 'tired', name: 'Short today', line: 'A face and the plan, and good night.', minutes: 3 },
  ],
  stages: [
    {
      stage: 'turn',
      title: 'Everybody in turn',
      icon: 'smile',
      minutes: { standard: 4, tired: 2 },
      speaks: 'each',
      todo: 'Pass the phone, the youngest first. Tick the plan, tell what is next, choose a face.',
      say: 'How are you, what did you do, and what is next?',
      hints: {
        '3-5': 'Point at a face and at one of the two pictures. An adult presses the rest.',
        '6-8': 'Tick your own tasks. The words may be yours or somebody else’s.',
        '9-12': 'One sentence is enough.',
        '13-17': 'Passing is fine, and so is “all good”.',
        adult: 'Tell what can wait, too. Do not solve anything now: park it.',
      },
    },
    {
      stage: 'closing',
      title: 'One offer of help',
      icon: 'hand-heart',
      minutes: { standard: 1, tired: 1 },
      speaks: 'all',
      todo: 'One of you offers one small thing to somebody else. Then it is over.',
      say: 'Before you go: who does something small for somebody else today?',
      hints: {},
    },
  ],
  turnSeconds: { '3-5': 45, '6-8': 45, '9-12': 60, '13-17': 60, adult: 45 },
} as const satisfies Agenda<StandUpStage, 'standard' | 'tired'>

/** What a turn asks for: less in a short round, and least of those who point and do not write. */
export const standUpAsks: Readonly<Record<'standard' | 'tired', readonly StandUpAsk[]>> = {
  standard: ['mood', 'did', 'next', 'help'],
  tired: ['mood', 'help'],
}
