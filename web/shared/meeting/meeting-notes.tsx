import { NotebookPen } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { lastNotes, type WeeklyKind } from './setup.ts'
import type { Gathering } from './use-gathering.ts'

interface MeetingNotesProps {
  kind: WeeklyKind
  sprint: Sprint
  gathering: Gathering
}

/** The note-taker's page, the same in every part; the next meeting begins with it. */
export function MeetingNotes({ kind, sprint, gathering }: MeetingNotesProps) {
  const { members } = useFamily()
  const send = useSend()
  const writer = members.find(({ id }) => id === gathering.noteTakerId)
  const kept = kind === 'plan-meeting' ? sprint.meeting : sprint.retrospective
  const type = kind === 'plan-meeting' ? 'edit-meeting' : 'edit-retrospective'
  return (
    <Disclosure summary={writer ? `Notes, with ${writer.name}` : 'Notes'}>
      <SavedNote
        about={`notes ${kind} ${sprint.id}`}
        field="notes"
        label="What did you agree on?"
        hint="Your next meeting begins with this."
        optional
        value={kept?.notes ?? ''}
        onSave={(edit) => send.toSprint(sprint.id, { type, ...edit })}
      />
    </Disclosure>
  )
}

/** What was written down last time; nothing where nothing was. */
export function LastNotes({ kind, sprintId }: { kind: WeeklyKind; sprintId: string }) {
  const { sprints } = useFamily()
  const notes = lastNotes(kind, sprints, sprintId)
  if (!notes) return null
  return (
    <Card as="section" tone="tinted">
      <h2 className="text-body flex items-center gap-2 font-semibold">
        <NotebookPen aria-hidden="true" className="size-6 shrink-0" />
        Your notes from last time
      </h2>
      <p className="mt-1 max-w-measure whitespace-pre-line">{notes}</p>
    </Card>
  )
}
