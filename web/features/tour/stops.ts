import type { ComponentType } from 'react'
import { appPaths } from '#core/paths.ts'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { ElephantFamily } from '#web/ui/elephants/family.tsx'
import { theo } from '#content/sample/plans.ts'

/** One screen of the tour, and what to say beside it. */
export interface Stop {
  /** The screen's address, by which links within the tour lead here. */
  path: string
  /** Where it begins. */
  start: string
  title: string
  /** What this is, and why it helps: a sentence each. */
  text: string
  /** Something to do here. */
  tryThis: string
  Picture: ComponentType<{ alive?: boolean; className?: string }>
}

/** The way through the product, in the order in which a family's week goes. */
export const stops: readonly Stop[] = [
  {
    path: appPaths.dashboard,
    start: appPaths.dashboard,
    title: 'Today at a glance',
    text: 'Everybody’s day on one screen, with the mission above it. Nobody has to ask, remind or remember.',
    tryThis: 'Press a face: that is all it takes.',
    Picture: WavingElephant,
  },
  {
    path: appPaths.planMeeting,
    start: appPaths.planMeeting,
    title: 'Plan the week together',
    text: 'Twenty minutes once a week, one question at a time. People keep to a plan that they helped to make.',
    tryThis: 'Put an idea into the plan with its plus.',
    Picture: PlanningElephants,
  },
  {
    path: appPaths.standUp,
    start: `${appPaths.standUp}?step=${theo}`,
    title: 'Five minutes a day',
    text: 'The phone goes round, the youngest first. Small worries come up while they are still small.',
    tryThis: 'Choose a face for Theo, who is eight.',
    Picture: ElephantFamily,
  },
  {
    path: appPaths.retrospective,
    start: appPaths.retrospective,
    title: 'Look back without blame',
    text: 'Ten minutes at the end of a week: what was good, what was hard, one thing to try. So each week teaches the next one.',
    tryThis: 'Put something good on the table.',
    Picture: LookingElephants,
  },
  {
    path: appPaths.insights,
    start: appPaths.insights,
    title: 'See what works for you',
    text: 'Your weeks as pictures, each with a plain sentence. Nobody is ranked, and a bad week is only a week.',
    tryThis: 'Open the numbers behind a picture.',
    Picture: LookingElephants,
  },
  {
    path: appPaths.recommendations,
    start: appPaths.recommendations,
    title: 'Ideas that fit your family',
    text: 'Small things to do, each with the reason why it is here. Say no to one, and better ones follow.',
    tryThis: 'Add one to the plan, or send one away.',
    Picture: CelebratingElephants,
  },
]
