import { lazy, Suspense, useState, type ComponentType } from 'react'
import { createListeners } from './listeners.ts'
import { network, whenIdle } from './schedule.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component whose code comes when it is first shown; after `preload` it is there at once. */
export type Lazy<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * A screen, or a stage of one. Where its code does not come, the error boundary around it says so.
 * `moment`: what is waited for where it was not preloaded.
 */
export function lazyScreen<Props extends object>(
  load: Load<Props>,
  moment?: () => Promise<unknown>,
): Lazy<Props> {
  let Loaded: ComponentType<Props> | undefined
  const preload = async () => (Loaded ??= await load())
  const Awaited = lazy(async () => {
    await moment?.()
    return { default: await preload() }
  })
  function Screen(props: Props) {
    // The same one for as long as it is on the screen.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Screen, { preload })
}

const Nothing = () => null

let isPartMissing = false
const { subscribe, announce } = createListeners()
export const onMissingPart = subscribe

/** Whether a part of this page did not come. The browser asks for its file again only on a new page. */
export const hasMissingPart = () => isPartMissing

function notePart() {
  isPartMissing = true
  announce()
}

/**
 * A part of a screen that the rest does not wait for: its code is asked for once the screen stands, or before
 * that by `preload`. Until it is here, and where it does not come at all, `Fallback` stands in its place.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Fallback: ComponentType<Props> = Nothing,
): Lazy<Props> {
  const Part = lazyScreen<Props>(
    () =>
      network()
        .then(load)
        .catch(() => {
          notePart()
          return Fallback
        }),
    whenIdle,
  )
  const PartOrFallback = (props: Props) => (
    <Suspense fallback={<Fallback {...props} />}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(PartOrFallback, { preload: Part.preload })
}
