import type { ActivityChange } from '#core/contract/activity.ts'
import type { Addressed } from '#core/domain/documents.ts'
import { takeBack } from '#web/data/mutate.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { sentenceOf } from '#web/shared/use-undoable.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Takes changes back, by the rules that the server has for it as well. */
export function useUndo({ onDone }: { onDone: () => Promise<unknown> }) {
  const { sprints } = useFamily()
  const store = useStore()
  const toast = useToast()

  return {
    /** Whether this browser knows enough to offer it. */
    canUndo: ({ sprintId, command, undo }: ActivityChange) =>
      undo !== null &&
      (sprintId === null ||
        command.type === 'delete-sprint' ||
        sprints.some(({ id }) => id === sprintId)),

    undo: async ({ sprintId, command, at, userId, undo, sequence }: ActivityChange) => {
      // What can be taken back is a command.
      const done = { sprintId, command } as Addressed
      const refusal = takeBack(store, { done, at, userId, undo }, sequence)
      if (refusal) return toast({ text: await sentenceOf(refusal), tone: 'care' })
      toast({ text: 'Taken back.', tone: 'good' })
      await store.outbox.flush()
      await onDone()
    },
  }
}
