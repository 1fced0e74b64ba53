import { t } from '#core/say.ts'
import { weekWithin } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Camera, Ellipsis, ListChecks, Printer } from '#web/ui/icons.ts'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'

/** What is seldom done with a plan: out onto paper and back from it, the other weeks, and what else its screen offers. */
export function PlanMenu({ sprint, also = [] }: { sprint: Sprint; also?: readonly MenuItem[] }) {
  const navigate = useNavigate()
  const week = weekWithin(sprint.name)
  return (
    <Menu
      label={t`What to do with ${week}`}
      trigger={<IconButton label={t`More for ${week}`} icon={<Ellipsis />} />}
      items={[
        ...also,
        {
          label: t`Print`,
          icon: <Printer />,
          onSelect: () => navigate(forSprint(appPaths.printablePlan, sprint.id)),
        },
        {
          label: t`From paper`,
          icon: <Camera />,
          onSelect: () => navigate(appPaths.bringPaperBack),
        },
        {
          label: t`All weeks`,
          icon: <ListChecks />,
          onSelect: () => navigate(appPaths.openSprints),
        },
      ]}
    />
  )
}
