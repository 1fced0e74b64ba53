import { Copy, EllipsisVertical, FolderCheck, FolderOpen, Printer, Trash2 } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { SprintDeeds } from './use-sprint-deeds.ts'

/** Close or reopen, print, duplicate, delete. */
export function SprintMenu({ sprint, deeds }: { sprint: Sprint; deeds: SprintDeeds }) {
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
              onSelect: () => deeds.reopen(sprint),
            }
          : {
              label: 'Close without looking back',
              icon: <FolderCheck aria-hidden="true" />,
              onSelect: () => deeds.close(sprint),
            },
        {
          label: 'Print',
          icon: <Printer aria-hidden="true" />,
          onSelect: () => navigate(forSprint(appPaths.printablePlan, sprint.id)),
        },
        {
          label: 'Duplicate',
          icon: <Copy aria-hidden="true" />,
          onSelect: () => deeds.duplicate(sprint),
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: () => deeds.remove(sprint),
        },
      ]}
    />
  )
}
