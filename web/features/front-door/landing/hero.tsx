import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { numberOf } from '#core/say.ts'
import { brand } from '#content/brand.ts'
import { appPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { LandingLink } from '#web/shared/public/public-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'

interface HeroProps {
  /** An invitation above it has the page's first heading, and what is to be decided first. */
  heading?: 'h1' | 'h2'
  /** Whoever comes for the form finds it below the words: the picture is for where it stands beside them. */
  formFirst?: boolean
  children: ReactNode
}

/** What it is, what it costs, and the way on; then for whom. `children` is the way in. */
export function Hero({ heading: Heading = 'h1', formFirst, children }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero-words grid grid-cols-1 content-start gap-5 px-4 pt-6 sm:px-6 lg:px-0 lg:pt-14">
        <Heading className="text-hero">{brand.claim}</Heading>
        <p className="for-strangers for-newcomers text-marigold-ink font-semibold">
          {brand.promise}
        </p>
        <p className="text-quiet sm:text-lead">{brand.description}</p>
        <div className="for-strangers for-newcomers flex flex-wrap items-center gap-x-6 gap-y-4">
          <LandingLink to="start" variant="primary" className="w-full sm:w-auto">
            <Trans>Start Your Mission</Trans>
          </LandingLink>
          <Rating rating={brand.rating} />
        </div>
        {Heading === 'h1' && <GoToToday className="sm:justify-self-start lg:hidden" />}
      </div>
      <div
        aria-hidden="true"
        id="mission-scene"
        className={classes('hero-scene onwards', formFirst && 'max-lg:hidden')}
      >
        <MissionScene />
      </div>
      <div className="hero-entrance">{children}</div>
    </div>
  )
}

/** For whoever is signed in: on a phone among the words, on a wide screen where the form would be. */
export const GoToToday = ({ className }: { className?: string }) => (
  <ButtonLink to={appPaths.dashboard} className={classes('for-signed-in', className)}>
    <Trans>Go to today</Trans>
  </ButtonLink>
)

/** As whoever hosts this says it in DATA_DIR/brand; null hides it (S1.2). */
export function Rating({ rating }: { rating: typeof brand.rating }) {
  if (!rating) return null
  const { value, of, whose } = rating
  return (
    <p data-brand="rating" className="flex flex-wrap items-center gap-x-2 font-semibold">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
        <path
          className="fill-marigold"
          d="M12 3l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"
        />
      </svg>
      <span>{`${numberOf(value)}/${of}`}</span>
      <span className="text-small text-quiet font-normal">{whose}</span>
    </p>
  )
}

/**
 * The family before its mountain: a flag at the top, seven stones on the way, one for each day. The
 * story is in the left half, which phones show; the land goes on beyond both edges of the sheet.
 */
function MissionScene() {
  return (
    <Picture width={1440} height={440} alive className="mission-scene">
      <Sky />
      <path
        className="fill-elephant-soft"
        d="M-900 440V246C-720 190-600 236-430 226C-260 216-160 168-20 180C110 192 190 246 330 236L700 262C820 232 900 176 1030 190C1150 204 1230 262 1370 244C1560 220 1700 190 2340 250V440Z"
      />
      <Mountain />
      <path
        className="scene-meadow"
        d="M-900 440V322C-640 286-420 300-200 318C-20 332 90 308 230 318C340 326 400 352 520 350C700 346 800 298 980 296C1160 294 1260 330 1420 326C1700 318 1900 300 2340 330V440Z"
      />
      <Tree x={724} y={348} scale={0.8} />
      <Tree x={1322} y={344} scale={0.9} />
      <House x={1392} y={354} />
      <Tree x={1462} y={352} scale={1.2} />
      <Tree x={22} y={352} scale={1.1} />
      <Tree x={-36} y={358} scale={0.75} />
      <path
        className="fill-leaf-soft"
        d="M-900 441V366C-560 340-200 336 60 350C300 362 520 396 800 388C1100 380 1480 340 2340 372V441Z"
      />
      <Stones />
      <Family />
    </Picture>
  )
}

function Sky() {
  return (
    <>
      <path
        className="scene-stars"
        d="M96 60h4v4h-4zM250 34h3v3h-3zM318 106h3v3h-3zM662 48h4v4h-4zM730 138h3v3h-3zM440 24h3v3h-3zM20 120h3v3h-3zM1180 60h4v4h-4zM1390 110h3v3h-3zM1290 30h3v3h-3z"
      />
      <circle className="fill-marigold-soft" cx="392" cy="122" r="64" />
      <circle className="fill-marigold" cx="392" cy="122" r="40" />
      <circle className="scene-moon" cx="408" cy="114" r="35" />
      <Cloud x={120} y={110} />
      <Cloud x={690} y={104} scale={0.8} />
      <Cloud x={1330} y={130} scale={1.2} />
    </>
  )
}

function Mountain() {
  return (
    <>
      <path
        className="scene-mountain"
        d="M280 360C390 330 462 204 508 116C520 92 532 70 546 70C560 70 572 92 584 114C634 206 706 330 824 360Z"
      />
      <path
        className="fill-elephant"
        opacity="0.16"
        d="M546 70C560 70 572 92 584 114C634 206 706 330 824 360H640C590 340 612 300 578 262C548 228 584 190 560 150C548 130 552 96 546 70Z"
      />
      <path
        className="fill-ivory stroke-line"
        strokeWidth="1.5"
        d="M496 138C508 116 528 70 546 70C564 70 584 112 598 140C588 150 578 140 568 148C558 158 548 138 536 148C526 156 512 134 496 138Z"
      />
      <path className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" d="M546 72V16" />
      <path
        className="scene-flag fill-coral"
        d="M547 16C562 8 576 25 598 16C603 26 603 36 598 46C576 55 562 38 547 46Z"
      />
    </>
  )
}

/** Three days are behind the family, the fourth is today. */
const stones = [
  [536, 392, 14],
  [592, 376, 12],
  [622, 350, 10.5],
  [592, 322, 9],
  [552, 296, 8],
  [556, 264, 6.5],
  [546, 234, 5.5],
] as const

function Stones() {
  return (
    <>
      <path
        className="fill-none stroke-ivory"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M536 392C580 390 630 372 622 350C614 328 556 318 552 296C549 278 562 274 556 256C550 238 540 226 546 204C550 188 546 172 546 158"
      />
      {stones.map(([x, y, r], day) => (
        <ellipse
          key={y}
          className={day < 3 ? 'fill-leaf' : day === 3 ? 'fill-marigold' : 'fill-ivory'}
          cx={x}
          cy={y}
          rx={r * 1.3}
          ry={r * 0.72}
        />
      ))}
    </>
  )
}

function Family() {
  return (
    <>
      <Elephant kin="middle" x={208} y={390} scale={0.82} eye="happy" nod={-4} />
      <Elephant kin="big" x={62} y={394} scale={0.9} trunk="curled" eye="up" nod={-4} />
      <Elephant kin="tiny" x={88} y={266} scale={0.7} trunk="raised" eye="happy" nod={-6} />
      <Elephant kin="small" x={380} y={408} scale={0.9} trunk="waving" eye="up" nod={-14} />
      <Bird x={272} y={270} scale={0.9} />
    </>
  )
}

interface Position {
  x: number
  y: number
  scale?: number
}

const at = ({ x, y, scale = 1 }: Position) => `translate(${x} ${y}) scale(${scale})`

/** A round tree; (x, y) is the foot of its trunk. */
function Tree(place: Position) {
  return (
    <g transform={at(place)}>
      <path className="stroke-marigold-deep" strokeWidth="6" strokeLinecap="round" d="M0 0V-22" />
      <ellipse className="fill-leaf" cx="0" cy="-52" rx="25" ry="31" opacity="0.8" />
    </g>
  )
}

/** Home, with light in the window; (x, y) is the middle of its floor. */
function House(place: Position) {
  return (
    <g transform={at(place)}>
      <path className="fill-ivory" d="M-34 0V-44H34V0Z" />
      <path className="fill-coral" d="M-44-42L0-78L44-42Q44-38 40-38H-40Q-44-38-44-42Z" />
      <path className="fill-marigold" d="M-22-30H-4V-12H-22Z" />
      <path className="fill-elephant" d="M8 0V-24Q8-28 12-28H20Q24-28 24-24V0Z" />
    </g>
  )
}

function Cloud(place: Position) {
  return (
    <path
      transform={at(place)}
      className="fill-surface"
      d="M-46 0C-58 0-60-18-46-20C-46-36-24-42-16-30C-8-46 20-44 22-26C38-32 52-20 46-8C46-2 42 0 38 0Z"
    />
  )
}

/** A soft hill behind somebody, on a sheet of 320 by 220. */
export function Hill({ className }: { className: string }) {
  return (
    <>
      <path
        className={className}
        d="M14 200C-8 120 30 44 110 26C190 8 286 24 304 104C314 150 312 176 304 200Z"
      />
      <path className="fill-ground" d="M6 200C80 188 240 188 314 200C294 214 26 214 6 200Z" />
    </>
  )
}
