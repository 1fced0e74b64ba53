import { useQuery } from '@tanstack/react-query'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { PageHeading } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { Accounts } from './accounts.tsx'
import { Choices } from './choices.tsx'
import { Codes } from './codes.tsx'
import { AuditLog } from './audit-log.tsx'
import { Prove } from './prove.tsx'
import { Status } from './status.tsx'
import { hostKey, isUnproven } from './use-host.ts'

/** For those in charge of this server: how it is, who may come in, who is here, what was done. */
export function HostPage() {
  const status = useQuery({ queryKey: hostKey('status'), queryFn: () => request(apiPaths.host) })
  if (status.isPending) return <ScreenSkeleton cards={2} />
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8">
      <title>This server · Elefam</title>
      <PageHeading
        title="This server"
        lead="You see how much families store, never what."
        back={{ to: appPaths.settings, label: 'Settings' }}
      />
      {status.data === null || isUnproven(status.error) ? (
        <Prove />
      ) : (
        <>
          <ProblemBox text={status.error?.message ?? null} />
          {status.data && (
            <>
              <Status status={status.data} />
              <Choices status={status.data} />
              <Codes door={status.data.choices.signUp} />
              <Accounts />
              <AuditLog />
            </>
          )}
        </>
      )}
    </div>
  )
}
