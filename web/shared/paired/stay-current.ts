import { useEffect } from 'react'
import { pairedWorker } from '#core/paths.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { keepProgram, takeOver } from '#web/shared/install/keep-program.ts'
import { usePairedSession } from './use-paired.tsx'

/** Milliseconds between two looks whether nobody is there, and between two questions for a newer program. */
const look = 15_000
const hour = 3_600_000

/** So long nobody has pressed anything, in milliseconds: then a page may begin anew. */
const idle = 60_000

/**
 * Has the program kept on the device, and goes over to a newer one by itself once nobody is there: a
 * wall has no one who would press a button. What was typed and not sent is kept meanwhile.
 */
export function useStayingCurrent(): void {
  const session = usePairedSession()
  const isBehind = session.kind === 'paired' && session.view.rules !== rulesVersion
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    let registration: ServiceWorkerRegistration | null = null
    // Where the server's rules are newer than these, the question is worth asking at once.
    let askedAt = isBehind ? 0 : Date.now()
    let isNewer = false
    const ask = async () => {
      askedAt = Date.now()
      if (registration) await registration.update()
      else isNewer = await hasNewPage()
    }
    const onLook = () => {
      const isFree = document.visibilityState === 'hidden' || idleFor() >= idle
      const next = registration?.active && registration.waiting
      if (isFree && next) takeOver(next)
      else if (isFree && isNewer) window.location.reload()
      else if (Date.now() - askedAt >= hour) void ask().catch(() => undefined)
    }
    const { pathname } = window.location
    void keepProgram({ script: pairedWorker, scope: pathname }).then((found) => {
      registration = signal.aborted ? null : found
    })
    const timer = setInterval(onLook, look)
    document.addEventListener('visibilitychange', onLook, { signal })
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [isBehind])
}

/** Whether the server gives another program than this page began with; for where no worker is. */
async function hasNewPage(): Promise<boolean> {
  const program = document.querySelector<HTMLScriptElement>('script[type=module]')
  const answer = await fetch(window.location.pathname, { cache: 'no-store' })
  const page = await answer.text()
  return answer.ok && program !== null && !page.includes(new URL(program.src).pathname)
}

/** When somebody last pressed something on this page, by the device's clock. */
let pressedAt = Date.now()

const note = () => {
  pressedAt = Date.now()
}

if (typeof document !== 'undefined') {
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, note, { capture: true, passive: true })
}

/** Milliseconds since somebody last pressed something. */
export const idleFor = () => Date.now() - pressedAt
