import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Info, Menu } from '#web/ui/icons.ts'
import { useEffect, useState, type ReactNode, type MouseEvent } from 'react'
import { anchors, appPaths, isArticle, publicPaths, signUpPage } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { useOnline } from '#web/lib/use-online.ts'
import {
  LandingLink,
  type Anchor,
  useAskingWhoIsHere,
  useVisitor,
} from '#web/shared/public/public-page.tsx'
import { SkipLink, useFocusOnNewScreen, BrandLink } from './page-frame.tsx'
import { PublicFooter } from './public-footer.tsx'

const FamilyPlaces = lazyPart(async () => (await import('./family-app.tsx')).FamilyPlaces)

/** Public pages, with places above and a footer; a family has its own frame where More leads to (S2.3). */
export function PublicLayout({ children }: { children: ReactNode }) {
  const content = useFocusOnNewScreen()
  useAskingWhoIsHere()
  const frame = useFrame()
  const isAmongPlaces = frame === 'family'
  // Until it is known who is here the styles choose, so that no family sees the strangers' frame go.
  const forStrangers = frame === 'either' ? 'for-newcomers' : undefined
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        {frame !== 'public' && (
          <FamilyHeader className={frame === 'either' ? 'for-signed-in' : undefined} />
        )}
        {!isAmongPlaces && <PublicHeader className={forStrangers} />}
        <main
          id="content"
          ref={content}
          tabIndex={-1}
          className={classes('flex-1 outline-none', isAmongPlaces && 'above-messages')}
        >
          {children}
        </main>
        {isAmongPlaces ? <FamilyPlaces /> : <PublicFooter className={forStrangers} />}
        <WithoutNetwork />
      </div>
    </>
  )
}

/** What a family comes to by More stands among its own places, which are below it. */
const amongPlaces: readonly string[] = [publicPaths.fun, publicPaths.blog, publicPaths.contact]

function useFrame(): 'family' | 'public' | 'either' {
  const visitor = useVisitor()
  const { pathname } = useLocation()
  if (!amongPlaces.includes(pathname) && !isArticle(pathname)) return 'public'
  if (visitor === undefined) return 'either'
  return visitor?.familyId ? 'family' : 'public'
}

/** Says on a public page that there is no network; the page and what is typed into it stay. */
function WithoutNetwork() {
  const online = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-0 z-20 flex justify-center px-4"
    >
      {!online && (
        <p className="bg-elephant-soft rounded-card shadow-soft text-small mb-3 flex items-center gap-2 px-4 py-2">
          <Info className="text-elephant-ink size-5 shrink-0" />
          <Trans>You are offline. What you typed stays.</Trans>
        </p>
      )}
    </div>
  )
}

/** As on the family's own screens: the name alone, which leads to today, and on a phone its room alone. */
const FamilyHeader = ({ className }: { className: string | undefined }) => (
  // A public page begins lower on a wide screen than those of a family.
  <header
    data-bar="header"
    className={classes(
      'mx-auto w-full max-w-wide px-4 pt-3 sm:-mb-4 sm:px-6 sm:pt-2 lg:-mb-6 print:hidden',
      className,
    )}
  >
    <span className="max-sm:hidden">
      <BrandLink to={appPaths.dashboard} />
    </span>
  </header>
)

const places = [
  { to: 'growTogether', name: t`Grow Together` },
  { to: 'howItWorks', name: t`How It Works` },
  { to: 'resources', name: t`Resources` },
] as const satisfies readonly { to: Anchor; name: string }[]

/** The places of the landing page, which stay in sight (S2.8); on phones they are in a menu. */
function PublicHeader({ className }: { className: string | undefined }) {
  const inView = useSectionInView()
  return (
    <header
      className={classes('bg-paper border-line sticky top-0 z-30 border-b print:hidden', className)}
    >
      <div className="mx-auto flex max-w-wide flex-wrap items-center gap-1 px-4 py-2 sm:gap-2 sm:px-6">
        <BrandLink to={publicPaths.landing} />
        <nav aria-label={t`Sections`} className="room-for-strangers mx-auto hidden md:block">
          <ul className="flex gap-1">
            {places.map(({ to, name }) => (
              <li key={to}>
                <LandingLink to={to} current={inView === to} className={place(inView === to)}>
                  {name}
                </LandingLink>
              </li>
            ))}
          </ul>
        </nav>
        <WayIn />
        <PhoneMenu />
      </div>
    </header>
  )
}

/** For strangers the form; who is signed in goes on to today, by the front page's own button where that is. */
function WayIn() {
  const { pathname } = useLocation()
  const isFront = pathname === publicPaths.landing || pathname === signUpPage
  return (
    <>
      <Link
        to={appPaths.dashboard}
        className={classes('for-signed-in', way, isFront && 'invisible')}
      >
        <Trans>Go to today</Trans>
      </Link>
      <LandingLink to="signIn" className={classes('for-newcomers', way)}>
        {t({ message: 'Sign in', context: 'the top of a page: a short word' })}
      </LandingLink>
      <LandingLink
        to="start"
        variant="secondary"
        size="small"
        className="for-strangers for-newcomers"
      >
        {t({ message: 'Start', context: 'the top of a page: a short word' })}
      </LandingLink>
    </>
  )
}

const way =
  'rounded-full hover:bg-sunken text-small ms-auto flex min-h-11 items-center px-2 font-semibold sm:px-4 md:ms-0'

/** The browser's own popover: it needs no script, closes by Esc and gives the focus back. */
function PhoneMenu() {
  const isAbout = useLocation().pathname === publicPaths.about
  const [growTogether, howItWorks, resources] = places.map(({ to, name }) => (
    <li key={to} className="for-strangers">
      <LandingLink to={to} className={entry} onClick={close}>
        {name}
      </LandingLink>
    </li>
  ))
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={t`Menu`}
        className="text-ink -me-2 grid size-11 place-items-center rounded-full md:hidden"
      >
        <Menu />
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label={t`Menu`}
        className="popover bg-surface border-line shadow-soft rounded-card inset-auto end-4 top-16 m-0 min-w-52 border p-2 md:hidden"
      >
        <ul>
          {growTogether}
          {howItWorks}
          <li>
            <Link
              to={publicPaths.about}
              aria-current={isAbout ? 'page' : undefined}
              className={entry}
              onClick={close}
            >
              <Trans>About</Trans>
            </Link>
          </li>
          {resources}
        </ul>
      </nav>
    </>
  )
}

const close = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()

const entry = 'rounded-field hover:bg-sunken flex min-h-11 items-center px-3 font-medium'

const place = (isInView: boolean) =>
  classes(
    'rounded-full hover:bg-sunken flex min-h-11 items-center px-4 font-medium',
    isInView ? 'text-elephant-ink bg-elephant-soft' : 'text-ink',
  )

type SectionHref = (typeof places)[number]['to']

/** Which of the places, in their order, the reader has reached; null before them. */
function useSectionInView(): SectionHref | null {
  const [inView, setInView] = useState<SectionHref | null>(null)
  useEffect(() => {
    const isReached = ({ to }: { to: Anchor }) => {
      const section = document.getElementById(anchors[to])
      return section !== null && section.getBoundingClientRect().top < window.innerHeight / 3
    }
    const look = () => setInView(places.findLast(isReached)?.to ?? null)
    // The page was there before its script, and may have been scrolled already.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return inView
}
