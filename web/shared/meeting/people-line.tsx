import { Users } from 'lucide-react'
import { useState } from 'react'
import { roles, type Agenda } from '#content/agendas.ts'
import { holderOf } from '#core/domain/roles.ts'
import { meetingRoles } from '#core/words.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LengthChoice } from './length-choice.tsx'
import type { Gathering } from './use-gathering.ts'
import { WhoIsHere } from './who-is-here.tsx'

interface PeopleLineProps {
  agenda: Agenda<string>
  gathering: Gathering
}

/** Who does what today, and a way to change it when somebody comes, goes or swaps. */
export function PeopleLine({ agenda, gathering }: PeopleLineProps) {
  const { members } = useFamily()
  const [open, setOpen] = useState(false)
  const jobs = meetingRoles.flatMap((role) => {
    const member = members.find(({ id }) => id === holderOf(gathering, role))
    return member ? [{ role, member }] : []
  })
  const words = jobs.map(({ role, member }) => `${member.name} ${roles[role].does}`).join(', ')
  const host = jobs.find(({ role }) => role === 'host')?.member
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Who is here, who does what? ${words}`}
        className="-mx-4"
        icon={host ? <Avatar {...host} size="small" decorative /> : <Users aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {host ? `${host.name} hosts` : 'Who is here?'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Who is here, who does what?"
        description="Whoever is away is passed over. Their turn comes again, before anybody else’s."
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <div className="grid grid-cols-1 gap-6">
          <WhoIsHere gathering={gathering} />
          <LengthChoice
            versions={agenda.versions}
            length={gathering.length}
            onChange={(length) => gathering.change({ length })}
          />
        </div>
      </Dialog>
    </>
  )
}
