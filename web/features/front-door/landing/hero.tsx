import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { LandingLink } from '#web/shared/public/landing-link.tsx'
import { MissionScene } from './pictures/mission-scene.tsx'
import { Rating } from './rating.tsx'

/** What it is, for whom, and what it costs; `children` is the way in. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="hero">
      <div className="hero-words grid grid-cols-1 content-start gap-5 pt-6 lg:pt-14">
        <h1 className="text-hero">{brand.claim}</h1>
        <p className="text-lead text-quiet">{brand.description}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <LandingLink to="start" look="primary" className="w-full sm:w-auto">
            Start Your Mission
          </LandingLink>
          <Rating />
        </div>
        <p className="text-marigold-ink font-semibold">{brand.promise}</p>
      </div>
      <div aria-hidden="true" id="mission-scene" className="hero-scene">
        <MissionScene />
      </div>
      <div className="hero-entrance">{children}</div>
    </div>
  )
}
