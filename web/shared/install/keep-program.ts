import type { ToWorker } from '#web/worker/message.ts'

/** Milliseconds in which a worker should be installed, or answer, before the page goes on without it. */
const timeout = 5_000

/** Milliseconds in which the next worker should have taken over, before the page goes on with what is there. */
const handOverTimeout = 30_000

/** A worker's address, and the pages that it answers for. */
type Worker = { script: string; scope?: string }

/** The service worker; null where there can be none, as over plain http (README.md). */
export async function keepProgram({
  script,
  scope = '/',
}: Worker): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker
  if (!workers) return null
  try {
    const registration = await workers.register(script, { scope, updateViaCache: 'none' })
    // Where it cannot be installed, perhaps for want of room, the page goes on without it.
    await Promise.race([workers.ready, late()])
    const program = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
    const { active } = registration
    if (program && active && !(await isOf(active, new URL(program).pathname)))
      await replace(registration).catch(() => undefined) // The next page tries again.
    // Asks the browser not to delete the data of an installed program when the device is full.
    addEventListener('appinstalled', () => void navigator.storage?.persist?.())
    return registration
  } catch {
    return null // A private window, or a browser that is told not to.
  }
}

let going = false

/** Whether this page is about to begin anew: a worker ends only where nothing more is asked of it. */
export const isGoing = () => going

/** Has the next version take over; the page begins anew with it, so what was typed is kept before (P1). */
export function takeOver(next: ServiceWorker): void {
  going = true
  void handOver(next).then(() => window.location.reload())
}

/**
 * The worker is of an earlier version, which could not show this page: the server did, with the newer one,
 * whose worker takes over unasked. The page sees to it: where a worker itself asks for its next version,
 * browsers have it wait for half a minute or more as soon as its page is gone.
 */
async function replace(registration: ServiceWorkerRegistration): Promise<void> {
  const next = await nextOf(registration)
  if (next) await Promise.race([handOver(next), pause(handOverTimeout)])
}

/** Milliseconds until the next version is told again to take over. */
const impatience = 1_000

/**
 * Tells the next version to take over, until it has or a later one came instead of it. A worker at work ends
 * first; where a request of this page starts it anew meanwhile, browsers forget what they were told, and a page
 * that begins anew while one of them goes and the other comes gets no answer at all: so it is told again.
 */
async function handOver(next: ServiceWorker): Promise<void> {
  while (next.state === 'installed' || next.state === 'activating') {
    const changed = new Promise((done) => {
      next.addEventListener('statechange', done, { once: true })
    })
    tell(next, { kind: 'use-now' })
    await Promise.race([changed, pause(impatience)])
  }
}

/** Its next version, once it is installed; null where there is none. */
export async function nextOf(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | null> {
  await registration.update()
  const { installing } = registration
  if (installing?.state === 'installing') {
    await new Promise((done) => {
      installing.addEventListener('statechange', done, { once: true })
    })
  }
  return registration.waiting
}

/** Whether a worker is of the program that this page began with. One that does not say so is let be. */
function isOf(worker: ServiceWorker, program: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data))
    port1.start()
  })
  tell(worker, { kind: 'settled', program }, port2)
  return Promise.race([answer, late().then(() => true)])
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const late = () => pause(timeout)

const tell = (worker: ServiceWorker, message: ToWorker, ...ports: MessagePort[]) =>
  worker.postMessage(message, ports)
