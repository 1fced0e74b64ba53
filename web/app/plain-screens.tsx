import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Component, type ReactNode } from 'react'
import { OfflineError } from '#web/data/api.ts'
import { clearSessionCache } from '#web/data/session-cache.ts'
import { storageRefused, tabStorage } from '#web/lib/safe-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-parts.tsx'
import { EmptyState } from '#web/ui/layout.tsx'

/** Shown until the first authentication state is known (S2.7). The emoji stands before its drawing. */
export function LoadingScreen() {
  return (
    <div className="loading" role="status">
      <div className="loading-elephants">
        <ElephantMark />
        <span className="loading-emoji" role="img" aria-label={t`Elephant`}>
          🐘
        </span>
      </div>
      <p>
        <Trans>Setting up...</Trans>
      </p>
    </div>
  )
}

/** Shows what went wrong below it instead of nothing. React has this for classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (mayReload(error)) window.location.reload()
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <Interrupted error={error} />
  }
}

function Interrupted({ error }: { error: unknown }) {
  const offline = offlineWords(error)
  return (
    <main className="grid min-h-dvh place-content-center px-4 py-10">
      <EmptyState
        as="h1"
        picture={<ElephantMark />}
        title={offline ? t`No connection just now` : t`This screen could not be shown`}
        action={
          <Button onClick={() => startAfresh({ keep: offline !== null })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <title>{t`Elefam`}</title>
        <p role="alert">{storageRefused() ? keepsNothing : (offline ?? otherwise)}</p>
      </EmptyState>
    </main>
  )
}

const reloadedKey = 'reloaded'

/**
 * Whether a screen's file did not come, as those of an earlier program do not: the page it belongs to is
 * loaded anew, once for each file.
 */
function mayReload(error: unknown): boolean {
  const words = String(error)
  const isGone = /dynamically imported module|Importing a module script|preload CSS/.test(words)
  if (!isGone || !navigator.onLine || storageRefused()) return false
  const before = tabStorage().getItem(reloadedKey) ?? ''
  if (before.includes(words)) return false
  tabStorage().setItem(reloadedKey, before + words)
  return !storageRefused()
}

/** What this tab kept may be what cannot be shown; without a connection it is all there is. */
function startAfresh({ keep }: { keep: boolean }) {
  if (!keep) clearSessionCache()
  window.location.reload()
}

/** What to say where there is no network; null where something else went wrong. */
function offlineWords(error: unknown): string | null {
  if (error instanceof OfflineError) return error.message // S8.18
  return navigator.onLine ? null : withoutNetwork
}

const withoutNetwork = t`This screen needs a connection when it opens for the first time.`
const keepsNothing = t`This screen could not be loaded. This browser keeps nothing: go Back and stay there until what you entered is sent.`
const otherwise = t`Load the page again; if it stays, come back a little later.`
