import { t } from '#core/say.ts'
import type { Agenda } from '#content/agendas/agenda.ts'
import { useHome } from '#web/data/use-home.tsx'
import { listOf } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import type { Part } from './course.ts'
import type { Gathering } from './gathering.ts'
import { HowLong, Jobs, WhoIsHere } from './people-sheet.tsx'
import { speakerOf } from './question-for.ts'

interface MeetingSheetProps {
  agenda: Agenda<string>
  gathering: Gathering
  part: Part<string>
  without: readonly string[]
  onClose: () => void
}

/** Who is here, who does what, how much time there is, and how this part works. */
export function MeetingSheet({ agenda, gathering, part, without, onClose }: MeetingSheetProps) {
  return (
    <Dialog
      title={t`Who is here, who does what?`}
      description={t`Whoever is away is passed over. Their turn comes again, before anybody else’s.`}
      done={t`Done`}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6">
        <WhoIsHere gathering={gathering} />
        <Jobs gathering={gathering} />
        <HowLong agenda={agenda} gathering={gathering} without={without} />
        <PartHints part={part} />
      </div>
    </Dialog>
  )
}

/** For the host: what is done in this part, and how it works with everybody's age. */
function PartHints({ part }: { part: Part<string> }) {
  const { members, today } = useHome()
  const people = part.member ? [part.member] : members
  const hints = Object.entries(part.hints).flatMap(([speaker, hint]) => {
    const names = people
      .filter((member) => speakerOf(member, today) === speaker)
      .map(({ name }) => name)
    return names.length > 0 ? [{ speaker, hint, names: listOf(names) }] : []
  })
  return (
    <Disclosure summary={t`How this part works`}>
      <div className="grid grid-cols-1 gap-3">
        <p>{part.todo}</p>
        <dl className="grid grid-cols-1 gap-2">
          {hints.map(({ speaker, hint, names }) => (
            <div key={speaker}>
              <dt className="text-small text-quiet">{names}</dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  )
}
