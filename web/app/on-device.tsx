import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dayOf, dayProgress } from '#core/stand-up/day.ts'
import { familyFiles, serviceWorker, together } from '#core/paths.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { missingFiles } from '#web/lib/browser.ts'
import { navigate, useLocation } from '#web/lib/navigation.tsx'
import { allIsKept, network, whenIdle } from '#web/lib/schedule.ts'
import { isGoing, keepProgram, takeOver } from '#web/shared/install/keep-program.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { FromWorker } from '#web/worker/message.ts'

/**
 * What the device does for a family: it keeps the program, says when there is a newer one and when its
 * clock is wrong, wears a number, and takes notifications.
 */
export function OnDevice() {
  const { pathname } = useLocation()
  const takeNext = useNextVersion()
  useBadge()
  useNotifications()
  return (
    <>
      <ClockNotice />
      {takeNext && !together.includes(pathname) && (
        <p className="text-small text-quiet flex flex-wrap items-center gap-x-2">
          <Trans>There is a newer Elefam.</Trans>
          <Button variant="quiet" size="small" onClick={takeNext}>
            <Trans>Use it now</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

/** From then on a device's clock is wrong, in milliseconds. */
const wrongFrom = 2 * 60_000

/** Says that this device's clock is wrong, and by which one the family goes. */
function ClockNotice() {
  const store = useStore()
  const minutes = useSyncExternalStore(store.subscribe, () => {
    const skew = store.skew()
    return Math.abs(skew) < wrongFrom ? 0 : Math.round(skew / 60_000)
  })
  if (minutes === 0) return null
  return (
    <div className="mb-5 max-w-content">
      <Notice tone="care" title={t`The clock of this device is wrong`}>
        {minutes > 0 ? fastBy(minutes) : slowBy(-minutes)}{' '}
        <Trans>Ticks and check-ins go by the server’s clock until it is set right.</Trans>
      </Notice>
    </div>
  )
}

/** Roughly, and always more than one of them: minutes, hours or days. */
function fastBy(minutes: number): string {
  const hours = Math.round(minutes / 60)
  if (minutes < 120) return plural(minutes, { other: 'It is # minutes fast.' })
  if (hours < 48) return plural(hours, { other: 'It is # hours fast.' })
  return plural(Math.round(hours / 24), { other: 'It is # days fast.' })
}

function slowBy(minutes: number): string {
  const hours = Math.round(minutes / 60)
  if (minutes < 120) return plural(minutes, { other: 'It is # minutes slow.' })
  if (hours < 48) return plural(hours, { other: 'It is # hours slow.' })
  return plural(Math.round(hours / 24), { other: 'It is # days slow.' })
}

/** Milliseconds after which a tab that somebody returns to asks for a newer program. */
const hour = 3_600_000

/** Milliseconds in which a page has only just begun: it begins anew with a newer program unasked. */
const justBegun = 10_000

/** Has the program kept on the device; once the next version is here, gives what begins the page anew with it. */
function useNextVersion(): (() => void) | null {
  const [takeNext, setTakeNext] = useState<(() => void) | null>(null)
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const workers = navigator.serviceWorker
    const isFirst = !workers?.controller
    void keepProgram({ script: serviceWorker }).then((registration) => {
      void fetchAhead(familyFiles).catch(() => undefined) // Whoever opens a screen asks for it then.
      if (!registration || signal.aborted) return
      const look = () => {
        const { active, waiting } = registration
        if (active && waiting) setTakeNext(() => () => takeOver(waiting))
      }
      look()
      // Another tab has had it take over: what this page lacks of its own version, it cannot get any more.
      const reload = () => {
        if (performance.now() < justBegun) window.location.reload()
        else setTakeNext(() => () => window.location.reload())
      }
      if (!isFirst) workers.addEventListener('controllerchange', reload, { signal })
      registration.addEventListener(
        'updatefound',
        () => registration.installing?.addEventListener('statechange', look, { signal }),
        { signal },
      )
      let askedAt = Date.now()
      const ask = () => {
        if (document.visibilityState !== 'visible' || Date.now() - askedAt < hour) return
        askedAt = Date.now()
        void registration.update().catch(() => undefined)
      }
      document.addEventListener('visibilitychange', ask, { signal })
    })
    return () => over.abort()
  }, [])
  return takeNext
}

declare global {
  /** Not in every browser, and so not in TypeScript's own list. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Milliseconds until a file is asked for again that got no answer. */
const again = 30_000

/** Whether the browser has it now; null where nobody answered. */
async function fetchFile(path: string): Promise<boolean | null> {
  try {
    const answer = await fetch(path, { priority: 'low' })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return null
  }
}

/**
 * Has the browser keep the files that a list names, one after the other while the page has nothing
 * else to do: once it has been open for a moment, all of it works without a network (P13). They are
 * kept and not run: a module whose import failed once stays failed for as long as the page. Not where
 * somebody saves data, nor for a page that goes.
 */
async function fetchAhead(list: string): Promise<void> {
  if (navigator.connection?.saveData) return
  await network()
  const files = await missingFiles(list)
  for (let next = 0; next < files.length;) {
    await whenIdle()
    if (isGoing()) return
    const isHere = await fetchFile(files[next]!)
    if (isHere) next += 1
    else if (isHere === null) await new Promise((resolve) => setTimeout(resolve, again))
    else return // The server has been upgraded: these are of a version that is gone.
  }
  allIsKept()
}

/** The number on the icon: what belongs to today and is not done yet; none where the system has none. */
function useBadge(): void {
  const { family, sprints, today } = useHome()
  const { done, planned } = dayProgress(dayOf({ family, sprints }, today).lines)
  const due = planned - done
  useEffect(() => {
    void navigator.setAppBadge?.(due).catch(() => undefined)
    return () => void navigator.clearAppBadge?.().catch(() => undefined)
  }, [due])
}

/** Where a pressed notification leads, this page goes by itself; a meeting is not interrupted. */
function useNotifications(): void {
  const { id } = useUser()
  useEffect(() => {
    void keepNotifications(id).catch(() => undefined) // The next visit tries again.
    const over = new AbortController()
    const go = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'go' && !together.includes(window.location.pathname)) navigate(data.path)
    }
    navigator.serviceWorker?.addEventListener('message', go, { signal: over.signal })
    return () => over.abort()
  }, [id])
}

/** Its code comes where notifications were ever let in. */
async function keepNotifications(userId: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const here = await import('#web/shared/reminders/use-reminders.ts')
  await here.keepNotifications(userId)
}
