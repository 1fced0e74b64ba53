import type { Member } from '#core/domain/member.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ProofDialog } from '../proof-dialog.tsx'

/** Deletes a member with everything they said and did. */
export function DeleteMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { family } = useFamily()
  const store = useStore()
  const toast = useToast()
  const { id, name } = member
  return (
    <ProofDialog
      title={`Delete ${name} for good?`}
      label={`Delete ${name}`}
      onClose={onClose}
      act={async (body) => {
        await store.outbox.flush() // What still waits may be about them.
        await request(apiPaths.familyMember(family.id, id), { method: 'DELETE', body })
        await store.refresh()
      }}
      onDone={() => {
        onClose()
        toast({ text: `${name} is deleted` })
      }}
    >
      <p>
        Their tasks, ticks, moods, answers and cards go, in every week there was. Where others wrote
        the name {name}, “…” stands instead.
      </p>
      <p>This cannot be undone. To keep what was, choose “Take out of the family” instead.</p>
    </ProofDialog>
  )
}
