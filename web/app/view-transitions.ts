import { turnScreensIn } from '#web/lib/navigation.tsx'

/**
 * Behind the sign-in one screen turns into the next (styles/family-components.css says how), where
 * the browser can and nobody asked for stillness. This is the only place that begins a transition:
 * two of them at once would cancel each other.
 */
export function enableViewTransitions(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  turnScreensIn((change) => {
    if (!('startViewTransition' in document) || still.matches || document.hidden) return change()
    const transition = document.startViewTransition(async () => {
      change()
      // The address's readers draw the new screen in the next microtask.
      await Promise.resolve()
    })
    // Another one, or a hidden tab, may cut it short; the screen has changed all the same.
    transition.ready.catch(() => undefined)
  })
}
