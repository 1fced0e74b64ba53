import type { Sprint } from '#core/contract/sprint.ts'
import { duplicateSprint } from '#core/domain/duplicate-sprint.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'

/** What can be done to a whole sprint; each says that it is done and offers to undo it. */
export function useSprintActions({
  onDelete,
}: {
  /** `sent` settles when the server has been told, or the attempt is over. */
  onDelete: (id: string, sent: Promise<unknown>) => Promise<void>
}) {
  const { family, sprints } = useFamily()
  const { toSprint } = useSend()
  const today = useToday()
  const say = useUndoable()

  return {
    close: ({ id, name }: Sprint) =>
      say(`${name} is closed.`, [toSprint(id, { type: 'close-week', next: null })], 'good'),
    reopen: ({ id, name }: Sprint) =>
      say(`${name} is open again.`, [toSprint(id, { type: 'reopen-sprint' })], 'good'),
    remove: ({ id, name }: Sprint) => {
      const sent = toSprint(id, { type: 'delete-sprint' })
      void onDelete(id, sent.attempt)
      say(`${name} is deleted.`, [sent], 'good')
    },
    duplicate: (sprint: Sprint) => {
      const copy = duplicateSprint(family, sprint, sprints, { today, newId })
      const sent = toSprint(copy.id, { type: 'create-sprint', sprint: copy })
      say(`${copy.name} is a draft with the same tasks.`, [sent], 'good')
    },
  }
}

export type SprintActions = ReturnType<typeof useSprintActions>
