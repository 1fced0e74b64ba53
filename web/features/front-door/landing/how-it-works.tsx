import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { anchors } from '#core/paths.ts'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'
import { Chapter } from './chapter.tsx'
import { Hill } from './hero.tsx'

/** The three steps (S1.3). */
export function HowItWorks() {
  return (
    <Chapter id={anchors.howItWorks} title={t`How it works`}>
      <ol className="grid gap-5 md:grid-cols-3">
        <Step number={1} picture={<MissionPicture />} title={t`Set a Mission`}>
          <Trans>One goal that everybody likes, in one sentence.</Trans>
        </Step>
        <Step number={2} picture={<PlanPicture />} title={t`Plan the Week`}>
          <Trans>Everybody chooses. It is on each phone, and on the fridge.</Trans>
        </Step>
        <Step number={3} picture={<ReflectPicture />} title={t`Reflect & Grow`}>
          <Trans>What was good, what was hard, and one thing to try.</Trans>
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
    <li className="step">
      {picture}
      <div className="grid gap-1">
        <div className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="bg-elephant text-on-elephant font-display grid size-9 shrink-0 place-items-center rounded-full border border-transparent font-bold"
          >
            {number}
          </span>
          <h3 className="text-lead leading-snug">{title}</h3>
        </div>
        <p className="text-quiet">{children}</p>
      </div>
    </li>
  )
}

/** A flag for the mission, held up high. */
function MissionPicture() {
  return (
    <Picture width={320} height={220}>
      <Hill className="fill-marigold-soft" />
      <Elephant kin="small" x={58} y={198} scale={1.15} trunk="raised" eye="up" nod={-8} />
      <path className="stroke-ink" strokeWidth="4" strokeLinecap="round" d="M256 134V24" />
      <path
        className="fill-coral"
        d="M257 24C274 14 290 34 314 24C321 37 321 51 314 64C290 74 274 54 257 64Z"
      />
    </Picture>
  )
}

/** The week as a sheet: who does what, and one note still on its way. */
function PlanPicture() {
  return (
    <Picture width={320} height={220}>
      <Hill className="fill-elephant-soft" />
      <path
        className="stroke-marigold-deep"
        strokeWidth="6"
        strokeLinecap="round"
        d="M230 198L240 130M302 198L292 130"
      />
      <rect
        className="fill-ivory stroke-line"
        strokeWidth="2"
        x="214"
        y="26"
        width="104"
        height="112"
        rx="8"
      />
      <g className="fill-none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path className="stroke-leaf" d="M226 46l5 5 9-10M226 104l5 5 9-10" />
        <path className="stroke-shade" d="M250 47H304M250 105H290M278 76H304" />
      </g>
      <Elephant kin="middle" x={-6} y={198} scale={0.9} trunk="reaching" eye="happy" nod={-10} />
      <rect className="fill-marigold" x="240" y="62" width="26" height="24" rx="4" />
    </Picture>
  )
}

/** What was watered a little every week. */
function ReflectPicture() {
  return (
    <Picture width={320} height={220}>
      <Hill className="fill-leaf-soft" />
      <Elephant kin="tiny" x={34} y={198} scale={1.2} trunk="perch" eye="down" nod={-4} />
      <path className="fill-marigold-deep" d="M238 200C244 184 288 184 294 200Z" />
      <g className="fill-leaf">
        <path d="M264 190V142H270V190Z" />
        <path d="M266 172C240 174 232 158 232 150C252 148 266 156 266 172Z" />
        <path d="M268 156C292 158 302 144 302 134C282 132 268 140 268 156Z" />
      </g>
      <path
        className="fill-none stroke-elephant"
        strokeWidth="4"
        strokeLinecap="round"
        d="M258 112V118M270 118V124M280 108V116"
      />
      <Bird x={130} y={96} scale={0.9} />
    </Picture>
  )
}
