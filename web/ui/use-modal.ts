import { useEffect, useRef } from 'react'
import { closeOnBack } from '#web/lib/back-closes.ts'
import { coverPage } from './open-dialogs.ts'
import { guardAgainstSecondPress } from './second-press.ts'

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
