import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import type { Agenda } from '#content/agendas/agenda.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import type { Part } from './course.ts'
import type { Gathering } from './gathering.ts'
import { Speaker } from './meeting-frame.tsx'

// Nobody waits for it: its code comes once the screen stands, before somebody presses.
const MeetingSheet = lazyPart(async () => (await import('./meeting-sheet.tsx')).MeetingSheet)

interface WhoSpeaksProps {
  agenda: Agenda<string>
  gathering: Gathering
  part: Part<string>
  without: readonly string[]
  /** Whose face stands beside the line; where there is none the question names them, without either the host asks. */
  member?: Member | undefined
  line?: string | undefined
  note?: string | undefined
}

/** Who speaks; pressed, who is here, who does what and how this part works. */
export function WhoSpeaks({ agenda, gathering, part, without, ...who }: WhoSpeaksProps) {
  const { member, line, note } = who
  const { members } = useHome()
  const [open, setOpen] = useState(false)
  const host = members.find(({ id }) => id === gathering.hostId)
  const asks = host ? t`${host.name} asks` : t`All of you`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="rounded-field hover:bg-sunken -mx-1 flex min-h-11 items-center px-1"
        onClick={() => setOpen(true)}
      >
        {line === undefined && !member ? (
          <Speaker member={host} line={asks} note={note} />
        ) : (
          <Speaker member={member} line={line} note={note} />
        )}
        <span className="sr-only">
          {' '}
          <Trans>Who is here, who does what?</Trans>
        </span>
      </button>
      {open && (
        <MeetingSheet {...{ agenda, gathering, part, without }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
