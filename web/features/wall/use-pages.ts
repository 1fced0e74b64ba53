import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { idleFor } from '#web/shared/paired/stay-current.ts'

/** Milliseconds for which a page stands before the next one comes, and for which a touch holds it. */
const turn = 15_000
const hold = 60_000

/**
 * Rows that do not fit stand in further columns (styles/wall.css), each as wide as the list: pages, which
 * follow each other by themselves while nobody is there, and come by hand at any time.
 */
export function usePages() {
  const list = useRef<HTMLUListElement>(null)
  const [{ page, pages }, setPlace] = useState({ page: 0, pages: 1 })

  const measure = useCallback(() => {
    const element = list.current
    if (!element) return setPlace((before) => (before.pages === 1 ? before : { page: 0, pages: 1 }))
    const width = widthOf(element)
    const next = {
      page: Math.round(Math.abs(element.scrollLeft) / width),
      pages: Math.max(1, Math.round((element.scrollWidth + gapOf(element)) / width)),
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
    element?.scrollTo({ left: to * widthOf(element) })
  }
  useEffect(() => {
    if (pages < 2) return
    const timer = setInterval(() => {
      const element = list.current
      if (!element || idleFor() < hold) return
      const next = (Math.round(element.scrollLeft / widthOf(element)) + 1) % pages
      element.scrollTo({ left: next * widthOf(element) })
    }, turn)
    return () => clearInterval(timer)
  }, [pages])
  return { list, page, pages, goTo }
}

const gapOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).columnGap) || 0

/** From one page to the next, in pixels. */
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width + gapOf(element)
