import { useEffect, useRef } from 'react'

/** A ref for a <dialog> that is modal as long as it is mounted, and then gives the focus back. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      // The browser gives the focus back on close(), but not once the element has left the page.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}
