import { useSyncExternalStore, type RefObject } from 'react'

let openDialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpenDialogs(next: readonly HTMLDialogElement[]) {
  openDialogs = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on this dialog covers the page, until the returned function is called. */
export function coverPage(dialog: HTMLDialogElement): () => void {
  setOpenDialogs([...openDialogs, dialog])
  return () => setOpenDialogs(openDialogs.filter((other) => other !== dialog))
}

/** Whether a dialog that it is not a part of lies over this element: nobody can get at it then. */
export function useIsCovered(element: RefObject<Element | null>): boolean {
  return useSyncExternalStore(
    listen,
    () => openDialogs.some((dialog) => !dialog.contains(element.current)),
    () => false,
  )
}
