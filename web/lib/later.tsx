import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { patiently } from './afterwards.tsx'

/** Fetches what `later` promised and is not on the page yet. */
const missing = new Map<string, () => Promise<unknown>>()

/**
 * A part of a prerendered page that is only read: it stands in the page, its links work, and its code
 * comes when the visitor begins to do something. Where nothing stands in the page yet, at once.
 *
 * `id` is an element that is in the page once the part is. This gives an element rather than a
 * component: React must find nothing changed in it as long as its code is not there.
 */
export function later(id: string, load: () => Promise<ComponentType>): ReactElement {
  let Loaded: ComponentType | undefined
  const fetchPart = async () => ({ default: (Loaded = await load()) })
  const Awaited = lazy(async () => {
    await somethingHappens(id)
    return patiently(fetchPart)()
  })
  const Part = () => (Loaded ? <Loaded /> : <Awaited />)
  missing.set(id, fetchPart)
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/**
 * For a page that was not prerendered: its parts are there together with it, or places within it
 * would move while somebody is on the way to them.
 */
export async function partsInPlace(): Promise<void> {
  if (typeof document === 'undefined') return
  const wanted = [...missing].filter(([id]) => !document.getElementById(id))
  await Promise.all(wanted.map(([, fetchPart]) => fetchPart()))
}

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

function somethingHappens(id: string): Promise<unknown> | undefined {
  if (typeof document === 'undefined' || !document.getElementById(id)) return undefined
  // Whoever came for a place in the page has begun already.
  if (window.location.hash) return undefined
  return new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, passive: true })
  })
}
