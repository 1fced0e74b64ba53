import { useState } from 'react'
import type { Agenda } from '#content/agendas.ts'
import type { Member } from '#core/domain/member.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { versionsOf, type Part } from './course.ts'
import { LengthChoice } from './length-choice.tsx'
import { Speaker } from './meeting-frame.tsx'
import { PartHints } from './part-hints.tsx'
import type { Gathering } from './use-gathering.ts'
import { Jobs, WhoIsHere } from './who-is-here.tsx'

interface PeopleSheetProps {
  agenda: Agenda<string>
  gathering: Gathering
  part: Part<string>
  without: readonly string[]
  /** Whose turn it is; without it, the host asks. */
  member?: Member | undefined
  line?: string | undefined
  note?: string | undefined
}

/** Who speaks; pressed, who is here, who does what and how this part works. */
export function PeopleSheet({ agenda, gathering, part, without, ...who }: PeopleSheetProps) {
  const { member, line, note } = who
  const { members } = useFamily()
  const [open, setOpen] = useState(false)
  const host = members.find(({ id }) => id === gathering.hostId)
  const words = line ?? (host ? `${host.name} asks` : 'All of you')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="rounded-field hover:bg-sunken -mx-1 flex min-h-13 items-center px-1"
        onClick={() => setOpen(true)}
      >
        <Speaker member={member ?? host} line={words} note={note} />
        <span className="sr-only"> Who is here, who does what?</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Who is here, who does what?"
        description="Whoever is away is passed over. Their turn comes again, before anybody else’s."
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <div className="grid grid-cols-1 gap-6">
          <WhoIsHere gathering={gathering} />
          <Jobs gathering={gathering} />
          <LengthChoice
            versions={versionsOf(agenda, without)}
            length={gathering.length}
            onChange={(length) => gathering.change({ length })}
          />
          <PartHints part={part} />
        </div>
      </Dialog>
    </>
  )
}
