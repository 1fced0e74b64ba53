import type { Invite } from '#core/contract/invite.ts'
import { stateOf } from '#core/domain/invite.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useInvites } from '#web/shared/invites/use-invites.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { InviteRow } from './invite-row.tsx'
import { TryAgain } from './try-again.tsx'

/** The family's invites: those that wait, and behind a fold what became of the others. */
export function InviteList() {
  const now = useNow(60_000)
  const { data, error, refetch } = useInvites()
  if (error && !data) return <TryAgain error={error} onTry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton className="w-56" />
        <Skeleton className="w-40" />
      </div>
    )
  }
  const isOpen = (invite: Invite) => stateOf(invite, now) === 'waiting'
  const open = data.filter(isOpen)
  const settled = data.filter((invite) => !isOpen(invite))
  return (
    <div className="border-line grid grid-cols-1 gap-4 border-t pt-5">
      {data.length === 0 && (
        <p className="text-quiet">Nobody is invited yet. A link is all it takes.</p>
      )}
      {open.length > 0 && <Rows label="Open invites" invites={open} />}
      {settled.length > 0 && (
        <Disclosure summary={`Earlier invites (${settled.length})`}>
          <Rows label="Earlier invites" invites={settled} />
        </Disclosure>
      )}
    </div>
  )
}

function Rows({ label, invites }: { label: string; invites: readonly Invite[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-4">
      {invites.map((invite) => (
        <InviteRow key={invite.inviteId} invite={invite} />
      ))}
    </ul>
  )
}
