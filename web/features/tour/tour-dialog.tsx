import { QueryClientProvider } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { localDate } from '#core/domain/calendar.ts'
import { StoreProvider } from '#web/data/use-family.tsx'
import { Addresses } from '#web/lib/navigation.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { Caption } from './caption.tsx'
import { Controls } from './controls.tsx'
import { Device } from './device.tsx'
import { createSampleStore } from './sample-store.ts'
import { stops } from './stops.ts'
import { useItinerary } from './use-itinerary.ts'
import './tour.css'

interface TourDialogProps {
  /** The product's screens by their addresses. */
  screens: ReadonlyMap<string, ReactNode>
  /** The product's own navigation, at the foot of the device. */
  navigation: ReactNode
  onClose: () => void
  /** From the last stop to the form for signing up. */
  onStart: () => void
}

/** The product's own screens with a family that lives in this dialog alone, one after the other. */
export function TourDialog({ screens, navigation, onClose, onStart }: TourDialogProps) {
  const dialog = useModalAtItsTitle()
  const [store] = useState(() => createSampleStore(localDate(new Date())))
  const { screenId, whereabouts, astray, index, stop, goTo } = useItinerary()

  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    goTo(index + step)
  }

  return (
    <dialog
      ref={dialog}
      aria-label="A tour of Elefam"
      className="dialog tour"
      onKeyDown={walk}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close it without asking, as when Back is pressed twice on a phone.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      <Caption stop={stop} number={index + 1} of={stops.length} />
      <QueryClientProvider client={store.queryClient}>
        <StoreProvider store={store}>
          <Addresses whereabouts={whereabouts}>
            <Device screenId={screenId} stop={stop} astray={astray} navigation={navigation}>
              {screens.get(stop.path)}
            </Device>
          </Addresses>
        </StoreProvider>
      </QueryClientProvider>
      <Controls
        index={index}
        onGo={goTo}
        onStart={() => {
          // Closed first, so that the focus is free to go to the form.
          dialog.current?.close()
          onStart()
        }}
      />
      <IconButton
        label="Close the tour"
        look="soft"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
        className="tour-close"
      />
    </dialog>
  )
}

/** A modal dialog that begins at what is said about the first stop. */
function useModalAtItsTitle() {
  const dialog = useModal()
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [dialog])
  return dialog
}

/** What the arrow keys mean here, unless they mean something where the focus is. */
function stepOf({ key, target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return 0
  if (target instanceof Element && target.closest(ownArrows)) return 0
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}

const ownArrows =
  'input:not([type=checkbox]), textarea, select, [role=tab], [role=menu], dialog dialog'
