import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { closeOnBack } from '#web/lib/back-closes.ts'
import { createListeners } from '#web/lib/listeners.ts'

/**
 * A ref for a <dialog> that is modal as long as it is mounted, and then gives the focus back. Back
 * cancels it as Esc does.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (!element) return
    if (!element.open) element.showModal()
    const uncover = coverPage(element)
    const guard = guardAgainstSecondPress()
    const gone = closeOnBack(() => {
      const isLeft = element.dispatchEvent(new Event('cancel', { cancelable: true }))
      if (isLeft) element.close()
    })
    return () => {
      gone()
      uncover()
      guard()
      // Closed already, the browser has given the focus back, and it may have gone on since.
      if (!element.open) return
      element.close()
      // The browser does not do so once the element has left the page.
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true }) // as the browser does it
    }
  }, [])
  return dialog
}

/** What comes so soon after a press, in milliseconds, and so near to it, belongs to the same one. */
const soon = 400
const near = 40

/**
 * The first tap of a double tap may close what lies over the screen, and the second would press
 * whatever stands there below; Enter, pressed twice in a field, would open again what it closed.
 * Call it when something opens, and what it returns when that has closed. Everything else answers
 * at once, whatever somebody presses it with.
 */
function guardAgainstSecondPress(): () => void {
  let isSame: ((event: Event) => boolean) | undefined
  const notice = (event: PointerEvent | KeyboardEvent) => {
    isSame = event instanceof KeyboardEvent ? sameKey(event) : samePlace(event)
  }
  const open = new AbortController()
  listen(['pointerdown', 'keydown'], notice, open.signal)
  return () => {
    open.abort()
    const over = new AbortController()
    const swallow = (event: Event) => {
      if (!isSame?.(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // After a press of anything else no other is the second.
    const goOn = (event: Event) => {
      if (!isSame?.(event)) over.abort()
    }
    listen(['pointerdown', 'keydown'], goOn, over.signal)
    // mousedown gives the focus
    listen(['click', 'mousedown', 'keydown'], swallow, over.signal)
    setTimeout(() => over.abort(), soon)
  }
}

/** Of the screen, not of the page: the page moves when the keyboard on the screen goes. */
function samePlace({ screenX, screenY }: PointerEvent) {
  return (event: Event) => {
    if (!(event instanceof MouseEvent)) return false
    // A click by a key counts none; a pointer that goes down never does.
    const isPointed = event.type === 'pointerdown' || event.detail > 0
    return isPointed && Math.hypot(event.screenX - screenX, event.screenY - screenY) <= near
  }
}

function sameKey({ key, target }: KeyboardEvent) {
  const isEnterInField = key === 'Enter' && target instanceof HTMLInputElement
  return (event: Event) => isEnterInField && event instanceof KeyboardEvent && event.key === key
}

function listen<Kind extends keyof WindowEventMap>(
  kinds: readonly Kind[],
  listener: (event: WindowEventMap[Kind]) => void,
  signal: AbortSignal,
) {
  for (const kind of kinds) window.addEventListener(kind, listener, { capture: true, signal })
}

let openDialogs: readonly HTMLDialogElement[] = []
const { subscribe, announce } = createListeners()

function setOpenDialogs(next: readonly HTMLDialogElement[]) {
  openDialogs = next
  announce()
}

/** From now on this dialog covers the page, until the returned function is called. */
function coverPage(dialog: HTMLDialogElement): () => void {
  setOpenDialogs([...openDialogs, dialog])
  return () => setOpenDialogs(openDialogs.filter((other) => other !== dialog))
}

/** Whether a dialog that it is not a part of lies over this element: nobody can get at it then. */
export function useIsCovered(element: RefObject<Element | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.some((dialog) => !dialog.contains(element.current)),
    () => false,
  )
}
