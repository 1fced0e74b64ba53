import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#core/hosts/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import type { HostAction } from '#core/words.ts'
import { request } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { hostKey, momentWords } from './host.ts'

const sentences: Record<HostAction, (by: string, whom: string) => string> = {
  block: (by, whom) => t`${by} blocked ${whom}`,
  unblock: (by, whom) => t`${by} opened again ${whom}`,
  verify: (by, whom) => t`${by} confirmed the address of ${whom}`,
  'reset-link': (by, whom) => t`${by} made a link for a new password for ${whom}`,
  delete: (by, whom) => t`${by} deleted ${whom}`,
  'make-code': (by) => t`${by} made a sign-up code`,
  'withdraw-code': (by) => t`${by} withdrew a sign-up code`,
  'make-host': (by, whom) => t`${by} put in charge: ${whom}`,
  'unmake-host': (by, whom) => t`${by} took out of charge: ${whom}`,
  'no-second-factor': (by, whom) => t`${by} took the second factor from ${whom}`,
  choose: (by) => t`${by} chose`,
  'restore-family': (by, whom) => t`${by} brought back out of a backup: ${whom}`,
}

/** Who did what, by this page and by the command. */
export function AuditLog() {
  const log = useInfiniteQuery({
    queryKey: hostKey('log'),
    queryFn: ({ pageParam }) =>
      request(apiPaths.hostLog, { query: pageParam === '' ? {} : { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < limits.hostPage ? null : page.at(-1)?.id),
  })
  const entries = log.data?.pages.flat() ?? []
  return (
    <div className="border-line border-t pt-2">
      <Disclosure
        summary={
          <h2 className="text-title">
            <Trans>What was done</Trans>
          </h2>
        }
      >
        {!log.data && <Waiting query={log} />}
        {log.data && entries.length === 0 && (
          <p className="text-quiet">
            <Trans>Nothing so far.</Trans>
          </p>
        )}
        {entries.length > 0 && (
          <List label={t`What was done`}>
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </List>
        )}
        {log.hasNextPage && (
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            busy={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            <Trans>Show earlier</Trans>
          </Button>
        )}
      </Disclosure>
    </div>
  )
}

function AuditItem({ entry: { at, by, action, about, detail } }: { entry: AuditEntry }) {
  return (
    <li className="py-2 leading-snug">
      <p className="break-words">
        {sentences[action](by ? nameOf(by) : t`The command`, about ? nameOf(about) : '').trim()}
        {detail && `: ${detail}`}
      </p>
      <p className="text-small text-quiet">
        <time dateTime={at}>{momentWords(at)}</time>
        {about?.email === null && `, ${t`id ${about.id}`}`}
      </p>
    </li>
  )
}

const nameOf = ({ email }: { email: string | null }) => email ?? t`an account that is gone`
