import { Trans } from '#web/lib/trans.tsx'
import { anchors, apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useSignInSettings } from '#web/shared/account/sign-in.ts'
import { LandingLink, useVisitor } from '#web/shared/public/public-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

/** The way into the interactive tour (S2.10): its address, so that a press before the scripts counts. */
export function TourSection() {
  return (
    <section id={anchors.tour} aria-labelledby="tour-title" className="px-4 sm:px-6">
      <div className="bg-elephant-soft rounded-card mx-auto grid max-w-wide grid-cols-1 items-center gap-8 p-6 md:grid-cols-2 lg:px-12 lg:py-10">
        <div className="grid justify-items-start gap-4">
          <h2 id="tour-title" className="text-display">
            <Trans>Look inside first</Trans>
          </h2>
          <p className="text-lead">
            <Trans>A sample family lends you its week. Nothing is kept.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <LandingLink to="tour" variant="primary">
              <Trans>Take the tour</Trans>
            </LandingLink>
            <LookAround />
          </div>
        </div>
        <div id="tour-picture" className="mx-auto hidden w-full max-w-note sm:block">
          <TourPicture />
        </div>
      </div>
    </section>
  )
}

/** Opens a sample family of the visitor's own for two hours, where the host lends some (DEMO). */
function LookAround() {
  const visitor = useVisitor()
  const isLent = useSignInSettings()?.demo
  const form = useForm({
    rules: {},
    send: async () => {
      const { localDate } = await import('#core/time/calendar.ts') // Only some hosts lend a family.
      await request(apiPaths.sample, { method: 'POST', body: { today: localDate(new Date()) } })
      window.location.assign(appPaths.dashboard)
    },
  })
  if (!isLent || visitor) return null
  return (
    <Form form={form} className="grid gap-3">
      <Button type="submit" variant="secondary" busy={form.busy}>
        <Trans>Look around</Trans>
      </Button>
      <ProblemBox text={form.failure?.message ?? null} />
    </Form>
  )
}

const rows = [
  ['elephant', 132],
  ['coral', 176],
  ['leaf', 220],
] as const

/** A phone with a family’s day on it, and somebody who would like to see more. */
function TourPicture() {
  return (
    <Picture width={360} height={300}>
      <path className="fill-paper" d="M10 284C90 268 270 268 350 284C330 302 30 302 10 284Z" />
      <Elephant
        kin="small"
        x={316}
        y={284}
        flip
        scale={1.08}
        trunk="reaching"
        eye="happy"
        nod={-12}
      />
      <rect className="fill-ink" x="52" y="8" width="158" height="276" rx="26" />
      <rect className="fill-paper" x="60" y="16" width="142" height="260" rx="19" />
      <path className="fill-ink" d="M78 40H140V50H78Z" />
      <path className="fill-line" d="M78 58H120V64H78Z" />
      <rect className="fill-marigold-soft" x="72" y="76" width="118" height="38" rx="10" />
      <circle
        className="fill-none stroke-marigold"
        strokeWidth="5"
        cx="92"
        cy="95"
        r="10"
        strokeDasharray="42 21"
      />
      <path
        className="stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
        d="M114 90H172M114 101H150"
      />
      {rows.map(([color, y], index) => (
        <g key={color} data-member-color={color}>
          <rect
            className="fill-surface stroke-line"
            x="72"
            y={y - 10}
            width="118"
            height="36"
            rx="10"
          />
          <circle
            className={index < 2 ? 'fill-member stroke-member' : 'fill-none stroke-member'}
            strokeWidth="3"
            cx="92"
            cy={y + 8}
            r="9"
          />
          {index < 2 && (
            <path
              className="fill-none stroke-paper"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              d={`M88 ${y + 8}l3 4 6-7`}
            />
          )}
          <path
            className="stroke-quiet"
            strokeWidth="5"
            strokeLinecap="round"
            d={`M114 ${y + 8}H${160 - index * 12}`}
          />
        </g>
      ))}
      <Bird x={96} y={9} />
    </Picture>
  )
}
