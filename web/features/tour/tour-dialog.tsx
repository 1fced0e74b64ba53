import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { stepOf } from '#web/lib/roving.ts'
import { X, ArrowLeft } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { localDate } from '#core/time/calendar.ts'
import { queryClientOf } from '#web/data/asking.tsx'
import { StoreProvider } from '#web/data/store-provider.tsx'
import { Addresses } from '#web/lib/navigation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ToastProvider, useToast } from '#web/ui/toast.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { createMemoryStore, useItinerary } from './in-memory.ts'
import { sampleFamily } from '#content/sample/sample-family.ts'
import { stops, type Stop } from './stops.ts'
import './tour.css'

interface TourDialogProps {
  screens: ReadonlyMap<string, ReactNode>
  /** The product's own navigation, at the foot of the device. */
  navigation: ReactNode
  onClose: () => void
  /** From the last stop to the form for signing up. */
  onStart: () => void
}

/** The product's own screens with a family that lives in this dialog alone, one after the other. */
export function TourDialog({ screens, navigation, onClose, onStart }: TourDialogProps) {
  const dialog = useModal()
  const store = useSampleStore()
  const { screenId, router, astray, index, stop, goTo } = useItinerary()

  const walk = (event: KeyboardEvent) => {
    const step = stepByKey(event)
    if (step === 0) return
    event.preventDefault()
    goTo(index + step)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t`A tour of Elefam`}
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
      <Caption stop={stop} number={index + 1} />
      {/* What leads on comes before the sample's many controls, for whoever goes by Tab (K7). */}
      <Controls
        index={index}
        onGo={goTo}
        onStart={() => {
          dialog.current?.close() // So that the focus is free to go to the form.
          onStart()
        }}
      />
      <IconButton
        label={t`Close the tour`}
        variant="soft"
        icon={<X />}
        onClick={onClose}
        className="absolute inset-e-2 top-[max(0.5rem,env(safe-area-inset-top))]"
      />
      <StoreProvider store={store}>
        <Addresses router={router}>
          <Device screenId={screenId} stop={stop} astray={astray} navigation={navigation}>
            {screens.get(stop.path)}
          </Device>
        </Addresses>
      </StoreProvider>
    </dialog>
  )
}

/** The sample family's store; what would be recommended to it comes when the first screen stands. */
function useSampleStore() {
  const [store] = useState(() => createMemoryStore(sampleFamily(localDate(new Date()))))
  useEffect(() => {
    import('./sample-ideas.ts').then(
      ({ recommendSamples }) => recommendSamples(queryClientOf(store), store.current()!),
      () => undefined, // Without a connection the tour goes on without ideas.
    )
  }, [store])
  return store
}

/** What the arrow keys mean here, unless they mean something where the focus is. */
function stepByKey({ key, target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return 0
  if (target instanceof Element && target.closest(ownArrows)) return 0
  return stepOf(key)
}

const ownArrows =
  'input:not([type=checkbox]), textarea, select, [role=tab], [role=menu], dialog dialog'

/** The dialog begins here. The browser looks for it as it opens; React would not write it. */
const focusFirst = (title: HTMLElement | null) => void title?.toggleAttribute('autofocus', true)

/** What is to be seen at this stop; read aloud when it changes. */
function Caption({ stop, number }: { stop: Stop; number: number }) {
  return (
    <div className="tour-caption">
      <span className="tour-picture">
        <stop.Picture alive />
      </span>
      <div aria-live="polite" aria-atomic="true">
        <p className="text-small text-quiet font-semibold">
          <Trans>
            {number} of {stops.length}
          </Trans>
        </p>
        <h2 ref={focusFirst} tabIndex={-1} className="tour-title">
          {stop.title}
        </h2>
        <p className="tour-text">{stop.text}</p>
        <p className="tour-try">{stop.tryThis}</p>
      </div>
    </div>
  )
}

const here = 'bg-elephant h-2 w-5 rounded-full'
const elsewhere = 'bg-edge h-2 w-2 rounded-full opacity-50'

interface ControlsProps {
  index: number
  onGo: (index: number) => void
  onStart: () => void
}

/** Back and on; the last stop leads into the product. */
function Controls({ index, onGo, onStart }: ControlsProps) {
  const isLast = index === stops.length - 1
  return (
    <div className="tour-controls @container flex flex-wrap items-center justify-between gap-2">
      <Button
        variant="secondary"
        icon={<ArrowLeft />}
        disabled={index === 0}
        onClick={() => onGo(index - 1)}
      >
        <Trans>Back</Trans>
      </Button>
      {/* With large letters there is room for the buttons only; the number stands above. */}
      {!isLast && (
        <span aria-hidden="true" className="flex gap-1.5 @max-[19rem]:hidden">
          {stops.map(({ path }, place) => (
            <span key={path} className={place === index ? here : elsewhere} />
          ))}
        </span>
      )}
      <Button onClick={isLast ? onStart : () => onGo(index + 1)}>
        {isLast ? t`Start your mission` : t`Next`}
      </Button>
    </div>
  )
}

interface DeviceProps {
  /** The id of what scrolls. */
  screenId: string
  stop: Stop
  /** How often somebody asked for a screen that is not on the tour. */
  astray: number
  navigation: ReactNode
  children: ReactNode
}

function Device({ screenId, stop, astray, navigation, children }: DeviceProps) {
  const frame = useFocusThatStays(stop)
  return (
    <div data-device ref={frame} className="tour-device bg-paper">
      <ToastProvider place={stop}>
        <div
          id={screenId}
          role="region"
          aria-label={t`The screen: ${stop.title}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
          tabIndex={0}
          className="tour-screen"
        >
          {children}
        </div>
        {navigation}
        <Astray times={astray} />
      </ToastProvider>
    </div>
  )
}

/** Says that a link leads out of the tour. */
function Astray({ times }: { times: number }) {
  const toast = useToast()
  useEffect(() => {
    if (times > 0)
      toast({ text: t`That screen waits for your own family. It is not on this tour.` })
  }, [times, toast])
  return null
}

/** A link that leads to another stop goes away with its screen: then the new screen has the focus. */
function useFocusThatStays(stop: Stop) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(stop)
  useEffect(() => {
    if (shown.current === stop) return
    shown.current = stop
    const isLost = document.activeElement === document.body
    if (isLost) frame.current?.querySelector<HTMLElement>('[role=region]')?.focus()
  }, [stop])
  return frame
}
