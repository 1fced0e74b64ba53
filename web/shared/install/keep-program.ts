import { takeOverMessage, type ToWorker } from '#web/worker/message.ts'

/** Milliseconds in which the worker should be installed before the page goes on without it. */
const timeout = 5_000

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
    await Promise.race([workers.ready, new Promise((resolve) => setTimeout(resolve, timeout))])
    const program = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
    if (program && registration.active)
      tell(registration.active, { kind: 'settled', program: new URL(program).pathname })
    // Asks the browser not to delete the data of an installed program when the device is full.
    addEventListener('appinstalled', () => void navigator.storage?.persist?.())
    return registration
  } catch {
    return null // A private window, or a browser that is told not to.
  }
}

/** Has the next version take over; the page begins anew with it, so what was typed is kept before (P1). */
export function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  })
  tell(next, takeOverMessage)
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const tell = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message)
