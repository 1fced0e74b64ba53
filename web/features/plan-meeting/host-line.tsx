import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { nextHost, possibleHosts } from '#core/domain/host.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { MemberChoice } from '#web/parts/meeting/member-choice.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Who hosted the latest meeting of these sprints. */
export function lastHostId(sprints: readonly Sprint[]): string | null {
  return sprints.findLast(({ meeting }) => meeting.hostId !== null)?.meeting.hostId ?? null
}

/** The host of this meeting: as decided, else as the rota says. */
export function useHost(sprint: Sprint) {
  const { members, sprints } = useFamily()
  const today = useToday()
  const earlier = sprints.filter(({ id }) => id !== sprint.id)
  return (
    members.find(({ id }) => id === sprint.meeting.hostId) ??
    nextHost(members, lastHostId(earlier), today)
  )
}

/** Who hosts today, and a way to hand it over when somebody is not there. */
export function HostLine({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const send = useSend()
  const today = useToday()
  const host = useHost(sprint)
  const [open, setOpen] = useState(false)
  if (!host || members.length < 2) return null
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        className="-mx-4"
        icon={<Avatar {...host} size="small" decorative />}
        onClick={() => setOpen(true)}
      >
        {`${host.name} hosts`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Who hosts today?"
        description="Whoever is not there is simply passed over; their turn comes again."
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <MemberChoice
          legend="Host"
          members={possibleHosts(members, today)}
          value={host.id}
          onChange={(hostId) =>
            void send.toSprint(sprint.id, { type: 'edit-meeting', changes: { hostId } })
          }
        />
      </Dialog>
    </>
  )
}
