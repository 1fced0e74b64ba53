import { t } from '#core/say.ts'
import { weekFirst, weekWithin } from '#content/week-name.ts'
import { Copy, Ellipsis, FolderCheck, FolderOpen, Printer, Trash2 } from '#web/ui/icons.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { duplicateSprint } from '#core/sprint/duplicate-sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** In each week’s row the same, the most frequent first: onto paper, once more, closed or open, away. */
export function SprintMenu({ sprint, actions }: { sprint: Sprint; actions: SprintActions }) {
  const navigate = useNavigate()
  const week = weekWithin(sprint.name)
  return (
    <Menu
      label={t`What to do with ${week}`}
      trigger={<IconButton label={t`More for ${week}`} icon={<Ellipsis />} />}
      items={[
        {
          label: t`Print`,
          icon: <Printer />,
          onSelect: () => navigate(forSprint(appPaths.printablePlan, sprint.id)),
        },
        { label: t`Duplicate`, icon: <Copy />, onSelect: () => actions.duplicate(sprint) },
        sprint.completed
          ? { label: t`Reopen`, icon: <FolderOpen />, onSelect: () => actions.reopen(sprint) }
          : {
              label: t`Close without looking back`,
              icon: <FolderCheck />,
              onSelect: () => actions.close(sprint),
            },
        {
          label: t`Delete`,
          icon: <Trash2 />,
          tone: 'danger',
          onSelect: () => actions.remove(sprint),
        },
      ]}
    />
  )
}

/** What can be done to a whole sprint; each says that it is done and offers to undo it. */
export function useSprintActions({
  onDelete,
}: {
  /** `sent` settles when the server has been told, or the attempt is over. */
  onDelete: (id: string, sent: Promise<unknown>) => Promise<void>
}) {
  const { family, sprints, today, toSprint } = useHome()
  const undoToast = useUndoToast()

  return {
    close: ({ id, name }: Sprint) =>
      undoToast(
        t`${weekFirst(name)} is closed.`,
        [toSprint(id, { type: 'close-week', next: null })],
        'good',
      ),
    reopen: ({ id, name }: Sprint) =>
      undoToast(
        t`${weekFirst(name)} is open again.`,
        [toSprint(id, { type: 'reopen-sprint' })],
        'good',
      ),
    remove: ({ id, name }: Sprint) => {
      const sent = toSprint(id, { type: 'delete-sprint' })
      void onDelete(id, sent.attempt)
      undoToast(t`${weekFirst(name)} is deleted.`, [sent], 'good')
    },
    duplicate: (sprint: Sprint) => {
      const copy = duplicateSprint(family, sprint, sprints, { today, newId })
      const sent = toSprint(copy.id, { type: 'create-sprint', sprint: copy })
      undoToast(t`${weekFirst(copy.name)} is a draft with the same tasks.`, [sent], 'good')
    },
  }
}

export type SprintActions = ReturnType<typeof useSprintActions>
