import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'

/**
 * A part of a prerendered page that is only read: it stands in the page, its links work, and its code
 * comes when the visitor begins to do something. Where nothing stands in the page yet, at once.
 *
 * `id` is an element that is in the page once the part is. This gives an element rather than a component: React must find
 * nothing changed in it as long as its code is not there.
 */
export function later(id: string, load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => {
    await somethingHappens(id)
    return { default: await load() }
  })
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
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
