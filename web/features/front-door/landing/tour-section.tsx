import { anchors } from '#core/paths.ts'
import { LandingLink } from '#web/shared/public/landing-link.tsx'
import { TourPicture } from './pictures/tour-picture.tsx'

/** The way into the interactive tour (S2.10): its address, so that a press before the scripts counts. */
export function TourSection() {
  return (
    <section id={anchors.tour} aria-labelledby="tour-title" className="px-4 sm:px-6">
      <div className="bg-elephant-soft rounded-card mx-auto grid max-w-wide grid-cols-1 items-center gap-8 p-6 md:grid-cols-2 lg:px-12 lg:py-10">
        <div className="grid justify-items-start gap-4">
          <h2 id="tour-title" className="text-display">
            Look inside first
          </h2>
          <p className="text-lead">
            A sample family lends you its week: its plan, its five minutes, its look back. Touch
            everything. Nothing is kept, and you need no account.
          </p>
          <LandingLink to="tour" look="primary">
            Take the tour
          </LandingLink>
        </div>
        <div id="tour-picture" className="mx-auto w-full max-w-note">
          <TourPicture />
        </div>
      </div>
    </section>
  )
}
