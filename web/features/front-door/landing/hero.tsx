import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { LandingLink } from '#web/shared/public/landing-link.tsx'
import { MissionScene } from './pictures/mission-scene.tsx'

interface HeroProps {
  /** An invitation above it has the page's first heading. */
  heading?: 'h1' | 'h2'
  children: ReactNode
}

/** What it is, for whom, and what it costs; `children` is the way in. */
export function Hero({ heading: Heading = 'h1', children }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero-words grid grid-cols-1 content-start gap-5 pt-6 lg:pt-14">
        <Heading className="text-hero">{brand.claim}</Heading>
        <p className="text-lead text-quiet">{brand.description}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <LandingLink to="start" look="primary" className="w-full sm:w-auto">
            Start Your Mission
          </LandingLink>
          <Rating rating={brand.rating} />
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

/** As whoever hosts this has it in content/brand.ts; null hides it (S1.2). */
export function Rating({ rating }: { rating: typeof brand.rating }) {
  if (!rating) return null
  const { value, of, whose } = rating
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-semibold">
      <svg viewBox={`0 0 ${of * 24} 24`} aria-hidden="true" className="h-6">
        <clipPath id="rating">
          <path d={`M0 0H${value * 24}V24H0Z`} />
        </clipPath>
        <path className="fill-line" d={stars(of)} />
        <path className="fill-marigold" clipPath="url(#rating)" d={stars(of)} />
      </svg>
      <span>
        {value}/{of}
      </span>
      <span className="text-small text-quiet font-normal">{whose}</span>
    </p>
  )
}

/** So many five-pointed stars in a row, 24 wide each. */
function stars(count: number): string {
  const star = 'm9.5 0l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z'
  return Array.from({ length: count }, (_, index) => `M${index * 24 + 2.5} 3${star}`).join('')
}
