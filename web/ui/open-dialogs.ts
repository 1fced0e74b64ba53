import { useSyncExternalStore, type RefObject } from 'react'
import { createListeners } from '#web/lib/listeners.ts'

let openDialogs: readonly HTMLDialogElement[] = []
const { subscribe, announce } = createListeners()

function setOpenDialogs(next: readonly HTMLDialogElement[]) {
  openDialogs = next
  announce()
}

/** From now on this dialog covers the page, until the returned function is called. */
export function coverPage(dialog: HTMLDialogElement): () => void {
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
