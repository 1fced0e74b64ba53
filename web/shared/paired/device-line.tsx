import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { CloudOff } from '#web/ui/icons.ts'
import { useSyncExternalStore } from 'react'
import { limits } from '#core/limits.ts'
import { tryNow } from '#web/data/api.ts'
import { isWaiting } from '#web/data/outbox.ts'
import type { PairedSession, PairedStore } from '#web/data/paired-store.ts'
import type { Pending } from '#web/data/pending.ts'
import { useSaving } from '#web/data/use-home.tsx'
import { useStorageRefused } from '#web/lib/safe-storage.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { usePairedHomes } from './use-paired.tsx'

/** One quiet line where something is not as it should be; nothing otherwise. */
export function DeviceLine() {
  const { stores, shown } = usePairedHomes()
  const words = useDeviceWords()
  const online = useOnline()
  const { failing } = useSaving()
  return (
    <div role="status" className="contents">
      {stores.map((store) => (
        <NotKept key={store.home ?? ''} store={store} isElsewhere={store !== shown} />
      ))}
      {words && (
        <p className="text-small text-quiet flex flex-wrap items-center gap-2">
          <CloudOff className="size-4.5 shrink-0" />
          {words}
          {(failing || !online) && (
            <Button variant="quiet" size="small" onClick={tryNow}>
              <Trans>Try now</Trans>
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** What a home would not take, told in either home until somebody has read it. */
function NotKept({ store, isElsewhere }: { store: PairedStore; isElsewhere: boolean }) {
  const { outbox, session } = store
  const { entries } = useSyncExternalStore(outbox.subscribe, outbox.state)
  const refused = entries.find((entry) => entry.refused)
  if (!refused) return null
  const { code, message } = refused.refused!
  return (
    <p className="bg-elephant-soft rounded-field flex flex-wrap items-center gap-x-3 px-4 py-2">
      <span className="min-w-0 flex-1 basis-48">
        {notKeptWords(titleOf(session(), refused), isElsewhere)}{' '}
        {code === 'sprint-missing' ? t`Its week is not there any more.` : message}
      </span>
      <Button variant="quiet" size="small" onClick={() => void outbox.discard(refused.command.id)}>
        <Trans>All right</Trans>
      </Button>
    </p>
  )
}

/** In a sentence of its own each: a title, or nothing that has one, here or there. */
function notKeptWords(title: string | undefined, isElsewhere: boolean): string {
  if (isElsewhere) {
    return title
      ? t`“${title}” could not be kept in your other home.`
      : t`One thing could not be kept in your other home.`
  }
  return title ? t`“${title}” could not be kept.` : t`One thing could not be kept.`
}

function titleOf(session: PairedSession, { sprintId, command }: Pending): string | undefined {
  const sprints = session.kind === 'paired' ? session.view.sprints : []
  const tasks = sprints.find(({ id }) => id === sprintId)?.tasks ?? []
  return command.type === 'tick' ? tasks.find(({ id }) => id === command.taskId)?.title : undefined
}

function useDeviceWords(): string | null {
  const { entries, failing } = useSaving()
  const online = useOnline()
  const isRefused = useStorageRefused()
  const waiting = entries.filter(isWaiting).length
  if (waiting >= limits.pairedOutbox) return t`So much waits here that no more can be kept.`
  if (waiting > 0 && isRefused) return t`Not sent yet: stay on this page.`
  if (waiting > 0 && (failing || !online)) return t`Offline. It is kept here and sent later.`
  if (!online) return t`No connection just now.`
  // Over plain http a browser has no service worker, which keeps the program.
  return window.isSecureContext ? null : t`This address needs the network each time it opens.`
}
