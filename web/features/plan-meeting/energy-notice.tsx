import type { Sprint } from '#core/contract/sprint.ts'
import { tiredness } from '#core/domain/load.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { listOf } from '#web/lib/list-of.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What the energy check says about the plan, where it says something. */
export function EnergyNotice({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const found = tiredness(sprint.meeting)
  const tired = members.filter(({ id }) => found?.tiredIds.includes(id)).map(({ name }) => name)
  if (!found || tired.length === 0) return null
  return found.isTiredWeek ? (
    <Notice title="A tired week">One small thing each is a good plan. The rest can wait.</Notice>
  ) : (
    <Notice>
      {`${listOf(tired)} ${tired.length === 1 ? 'has' : 'have'} little energy. Who takes something over?`}
    </Notice>
  )
}
