import { t } from '#core/say.ts'
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
    title: t`Today at a glance`,
    text: t`Everybody’s day on one screen, with the mission above it. Nobody has to ask, remind or remember.`,
    tryThis: t`Press a face: that is all it takes.`,
    Picture: WavingElephant,
  },
  {
    path: appPaths.planMeeting,
    start: appPaths.planMeeting,
    title: t`Plan the week together`,
    text: t`Twenty minutes once a week, one question at a time. People keep to a plan that they helped to make.`,
    tryThis: t`Put an idea into the plan with its plus.`,
    Picture: PlanningElephants,
  },
  {
    path: appPaths.standUp,
    start: `${appPaths.standUp}?step=${theo}`,
    title: t`Five minutes a day`,
    text: t`The phone goes round, the youngest first. Small worries come up while they are still small.`,
    tryThis: t`Choose a face for Theo, who is eight.`,
    Picture: ElephantFamily,
  },
  {
    path: appPaths.retrospective,
    start: appPaths.retrospective,
    title: t`Look back without blame`,
    text: t`Ten minutes at the end of a week: what was good, what was hard, one thing to try. So each week teaches the next one.`,
    tryThis: t`Add something that was good.`,
    Picture: LookingElephants,
  },
  {
    path: appPaths.insights,
    start: appPaths.insights,
    title: t`See what works for you`,
    text: t`Your weeks as pictures, each with a plain sentence. Nobody is ranked, and a bad week is only a week.`,
    tryThis: t`Open the numbers behind a picture.`,
    Picture: LookingElephants,
  },
  {
    path: appPaths.recommendations,
    start: appPaths.recommendations,
    title: t`Ideas that fit your family`,
    text: t`Small things to do, each with the reason why it is here. Say no to one, and better ones follow.`,
    tryThis: t`Add one to the plan, or send one away.`,
    Picture: CelebratingElephants,
  },
]
