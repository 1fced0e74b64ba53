import { Copy, EllipsisVertical, FolderCheck, FolderOpen, Printer, Trash2 } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { SprintActions } from './use-sprint-actions.ts'

/** Close or reopen, print, duplicate, delete. */
export function SprintMenu({ sprint, actions }: { sprint: Sprint; actions: SprintActions }) {
  const navigate = useNavigate()
  return (
    <Menu
      label={`What to do with ${sprint.name}`}
      trigger={
        <IconButton
          label={`More for ${sprint.name}`}
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
      items={[
        sprint.completed
          ? {
              label: 'Reopen',
              icon: <FolderOpen aria-hidden="true" />,
              onSelect: () => actions.reopen(sprint),
            }
          : {
              label: 'Close without looking back',
              icon: <FolderCheck aria-hidden="true" />,
              onSelect: () => actions.close(sprint),
            },
        {
          label: 'Print',
          icon: <Printer aria-hidden="true" />,
          onSelect: () => navigate(forSprint(appPaths.printablePlan, sprint.id)),
        },
        {
          label: 'Duplicate',
          icon: <Copy aria-hidden="true" />,
          onSelect: () => actions.duplicate(sprint),
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: () => actions.remove(sprint),
        },
      ]}
    />
  )
}
