import type { ActivityChange } from '#core/contract/activity.ts'
import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { requireUndoable, requireUndoableInSprint, type DoneToFamily } from '#core/domain/undo.ts'
import { errors } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { useFamily, useSend, type FamilyIntent, type SprintIntent } from '#web/data/use-family.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** Takes changes back, by the rules that the server has for it as well. */
export function useUndo({ onDone }: { onDone: () => Promise<unknown> }) {
  const { user, family, sprints } = useFamily()
  const send = useSend()
  const toast = useToast()

  const requireAsItWas = (change: ActivityChange, intent: object) => {
    const { id: userId } = user
    const now = new Date().toISOString()
    const context = { now, userId, memberIds: memberIdsOf(family.familyData) }
    const command = { ...intent, id: 'not-sent-yet' }
    if (change.sprintId === null) {
      const asked = { command: command as FamilyCommand, done: change as DoneToFamily, family }
      return requireUndoable(asked, context)
    }
    const { sprintId } = change
    const sprint = sprints.find(({ id }) => id === sprintId) ?? null
    requireUndoableInSprint(
      {
        command: command as SprintCommand,
        done: change,
        sprint,
        at: { familyId: family.id, sprintId },
      },
      context,
    )
  }

  return {
    /** Whether this browser knows enough to offer it. */
    canUndo: ({ sprintId, command, undo }: ActivityChange) =>
      undo !== null &&
      (sprintId === null ||
        command.type === 'delete-sprint' ||
        sprints.some(({ id }) => id === sprintId)),

    undo: async (change: ActivityChange) => {
      const intent = { ...change.undo, undoes: change.sequence }
      try {
        requireAsItWas(change, intent)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return toast({ text: error.sentence ?? errors[error.code].message, tone: 'care' })
      }
      toast({ text: 'Taken back.', tone: 'good' })
      if (change.sprintId === null) await send.toFamily(intent as FamilyIntent)
      else await send.toSprint(change.sprintId, intent as SprintIntent)
      await onDone()
    },
  }
}
