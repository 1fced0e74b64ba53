import type { ReactNode } from 'react'
import { anchors } from '#core/paths.ts'
import { Chapter } from './chapter.tsx'
import { MissionPicture, PlanPicture, ReflectPicture } from './pictures/step-pictures.tsx'

/** The three steps (S1.3). */
export function HowItWorks() {
  return (
    <Chapter
      id={anchors.howItWorks}
      title="How it works"
      lead="Three steps, round and round. Each turn is a little easier than the one before."
    >
      <ol className="grid gap-8 md:grid-cols-3 lg:gap-10">
        <Step number={1} picture={<MissionPicture />} title="Set a Mission">
          One goal that everybody likes, in one sentence that the smallest can say. Start from an
          example, or from your own words.
        </Step>
        <Step number={2} picture={<PlanPicture />} title="Plan the Week">
          Each of you chooses what to do, rather than being given it. The plan is on every phone
          and, if you like, on the fridge.
        </Step>
        <Step number={3} picture={<ReflectPicture />} title="Reflect & Grow">
          What was good, what was hard, what do we try next? You decide on one change, and Elefam
          drafts the next week with it.
        </Step>
      </ol>
    </Chapter>
  )
}

interface StepProps {
  number: number
  picture: ReactNode
  title: string
  children: ReactNode
}

function Step({ number, picture, title, children }: StepProps) {
  return (
    <li className="grid content-start gap-3">
      {picture}
      <div className="mt-2 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="bg-elephant text-on-elephant font-display grid size-9 shrink-0 place-items-center rounded-full font-bold"
        >
          {number}
        </span>
        <h3 className="text-title">{title}</h3>
      </div>
      <p className="text-quiet">{children}</p>
    </li>
  )
}
