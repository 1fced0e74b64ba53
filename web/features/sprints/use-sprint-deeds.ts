import type { Sprint } from '#core/contract/sprint.ts'
import { duplicateSprint } from '#core/domain/duplicate-sprint.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What can be done to a whole sprint; each says that it is done and offers to undo it. */
export function useSprintDeeds({
  onDelete,
}: {
  /** `sent` settles when the server has been told, or the attempt is over. */
  onDelete: (id: string, sent: Promise<unknown>) => Promise<void>
}) {
  const { family, sprints } = useFamily()
  const { toSprint } = useSend()
  const today = useToday()
  const toast = useToast()
  const say = (text: string, undo: () => unknown) =>
    toast({ text, tone: 'good', action: { label: 'Undo', onAct: () => void undo() } })

  return {
    close: ({ id, name }: Sprint) => {
      void toSprint(id, { type: 'complete-sprint' })
      say(`${name} is closed.`, () => toSprint(id, { type: 'reopen-sprint' }))
    },
    reopen: ({ id, name }: Sprint) => {
      void toSprint(id, { type: 'reopen-sprint' })
      say(`${name} is open again.`, () => toSprint(id, { type: 'complete-sprint' }))
    },
    remove: (sprint: Sprint) => {
      void onDelete(sprint.id, toSprint(sprint.id, { type: 'delete-sprint' }))
      say(`${sprint.name} is deleted.`, () =>
        toSprint(sprint.id, { type: 'restore-sprint', sprint }),
      )
    },
    duplicate: (sprint: Sprint) => {
      const copy = duplicateSprint(family, sprint, sprints, { today, newId })
      void toSprint(copy.id, { type: 'create-sprint', sprint: copy })
      say(`${copy.name} is a draft with the same tasks.`, () =>
        toSprint(copy.id, { type: 'delete-sprint' }),
      )
    },
  }
}

export type SprintDeeds = ReturnType<typeof useSprintDeeds>
