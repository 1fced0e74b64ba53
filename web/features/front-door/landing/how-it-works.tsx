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
        <Step picture={<MissionPicture />} title="Set a Mission">
          One goal that everybody likes, in one sentence that the smallest can say. Start from an
          example, or from your own words.
        </Step>
        <Step picture={<PlanPicture />} title="Plan the Week">
          Each of you chooses what to do, rather than being given it. The plan is on every phone
          and, if you like, on the fridge.
        </Step>
        <Step picture={<ReflectPicture />} title="Reflect & Grow">
          What was good, what was hard, what do we try next? You decide on one change, and Elefam
          drafts the next week with it.
        </Step>
      </ol>
    </Chapter>
  )
}

function Step({
  picture,
  title,
  children,
}: {
  picture: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <li className="grid content-start gap-3">
      {picture}
      <h3 className="text-title">{title}</h3>
      <p className="text-quiet">{children}</p>
    </li>
  )
}
