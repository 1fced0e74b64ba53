import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { direction } from '#core/language.ts'
import { dayOf, isAnyOpen, isDayDone } from '#core/stand-up/day.ts'
import { rowsOf } from '#core/stand-up/own-day.ts'
import { useHome } from '#web/data/use-home.tsx'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { DeviceLine } from '#web/shared/paired/device-line.tsx'
import { idleFor } from '#web/shared/paired/stay-current.ts'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts'
import { WallRows } from './wall-rows.tsx'

interface WallTodayProps {
  day: string
  /** The browser keeps the screen on. */
  staysOn: boolean
}

/** Keeps the day on which it was said that the screen may go dark: one day is enough to set the tablet. */
const toldKey = 'wall-told-of-dark'

function isToldOn(day: string): boolean {
  const toldOn = deviceStorage().getItem(toldKey)
  if (toldOn === null) deviceStorage().setItem(toldKey, day)
  return toldOn === null || toldOn === day
}

/** The day's rows; more than fit are pages. */
export function WallToday({ day, staysOn }: WallTodayProps) {
  const pages = usePages()
  const mayTell = useMemo(() => isToldOn(day), [day])
  return (
    <section aria-label={t`Today`} className="wall-today">
      <Rows list={pages.list} day={day} />
      <div className="wall-below">
        <div>
          <DeviceLine />
          {!staysOn && mayTell && (
            <p className="text-lead text-quiet">
              <Trans>The browser may let this screen go dark: set the tablet to stay on.</Trans>
            </p>
          )}
        </div>
        <Pages {...pages} />
      </div>
    </section>
  )
}

type Pages = ReturnType<typeof usePages>

function Rows({ list, day }: Pick<Pages, 'list'> & { day: string }) {
  const { family, sprints, members } = useHome()
  const { sprint, isOff, lines } = dayOf({ family, sprints }, day)
  if (!sprint) return <Nothing words={t`No plan for today`} />
  if (isOff) return <Nothing words={t`A day off`} />
  const rows = rowsOf(lines, members)
  if (rows.length === 0) return <Nothing words={t`Nothing to do today`} />
  const of = { list, sprint, day, rows }
  return <WallRows {...of} isDone={isDayDone(lines)} isMoreOpen={isAnyOpen(lines)} />
}

function Nothing({ words }: { words: string }) {
  return (
    <div className="wall-nothing">
      <div className="w-1/2">
        <SleepingElephants />
      </div>
      <p className="wall-big">{words}</p>
    </div>
  )
}

function Pages({ page, pages, goTo }: Pages) {
  if (pages < 2) return null
  return (
    <nav aria-label={t`More rows`} className="wall-pages">
      <PageButton label={t`Rows before`} to={page === 0 ? pages - 1 : page - 1} onGo={goTo} />
      <p>
        <Trans>
          {page + 1} of {pages}
        </Trans>
      </p>
      <PageButton label={t`More rows`} isNext to={(page + 1) % pages} onGo={goTo} />
    </nav>
  )
}

interface PageButtonProps {
  label: string
  isNext?: boolean
  to: number
  onGo: (page: number) => void
}

function PageButton({ label, isNext, to, onGo }: PageButtonProps) {
  const Icon = isNext ? ChevronRight : ChevronLeft
  return (
    <button type="button" aria-label={label} onClick={() => onGo(to)} className="wall-page">
      <Icon />
    </button>
  )
}

/** Milliseconds for which a page stands before the next one comes, and for which a touch holds it. */
const turn = 15_000
const hold = 60_000

/**
 * Rows that do not fit stand in further columns (styles/wall.css), each as wide as the list: pages, which
 * follow each other by themselves while nobody is there, and come by hand at any time.
 */
function usePages() {
  const list = useRef<HTMLUListElement>(null)
  const [{ page, pages }, setPlace] = useState({ page: 0, pages: 1 })

  const measure = useCallback(() => {
    const element = list.current
    if (!element) return setPlace((before) => (before.pages === 1 ? before : { page: 0, pages: 1 }))
    const next = {
      page: pageOf(element),
      pages: Math.max(1, Math.round((element.scrollWidth + gapOf(element)) / widthOf(element))),
    }
    setPlace((before) => (before.page === next.page && before.pages === next.pages ? before : next))
  }, [])
  // Whatever was drawn may have changed what fits.
  useLayoutEffect(measure)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [measure])
  const goTo = (to: number) => {
    const element = list.current
    if (element) scrollToPage(element, to)
  }
  useEffect(() => {
    if (pages < 2) return
    const timer = setInterval(() => {
      const element = list.current
      if (!element || idleFor() < hold) return
      scrollToPage(element, (pageOf(element) + 1) % pages)
    }, turn)
    return () => clearInterval(timer)
  }, [pages])
  return { list, page, pages, goTo }
}

const gapOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).columnGap) || 0

/** From one page to the next, in pixels. */
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width + gapOf(element)

/** From right to left, pages further on have places below zero. */
const pageOf = (element: HTMLElement) => Math.round(Math.abs(element.scrollLeft) / widthOf(element))

const scrollToPage = (element: HTMLElement, page: number) =>
  element.scrollTo({ left: page * widthOf(element) * (direction === 'rtl' ? -1 : 1) })
