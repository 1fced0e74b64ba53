import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { toldWords } from '#content/thanks-words.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dearestOf, memoryKey, weeksToRemember, type Memory } from '#core/insights/memory.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useSummaries } from '#web/shared/sprints/use-summaries.tsx'
import { toldAs } from '#web/shared/story/told-words.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-parts.tsx'

/**
 * One true line of the family's own, from a year, a hundred days or a month ago; often there is none,
 * and the picture stays.
 */
export function MemoryOr({ picture }: { picture: ReactNode }) {
  const memory = useMemory()
  return memory ? <MemoryLine memory={memory} /> : picture
}

function MemoryLine({ memory: { span, sprintId, entry } }: { memory: Memory }) {
  const { members } = useHome()
  const send = useSend()
  const undoToast = useUndoToast()
  const name = members.find(({ id }) => id === entry.memberId)?.name
  const forget = () =>
    undoToast(t`This will not come again`, [
      send.toFamily({
        type: 'answer-recommendation',
        key: memoryKey(sprintId),
        answer: 'not-for-us',
      }),
    ])
  return (
    <section aria-label={t`Do you remember?`} className="flex items-center gap-3">
      <div className="w-12 shrink-0">
        <ElephantMark />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-small text-quiet">
          {toldAs[entry.kind].remembered(agoOf[span], name && <bdi>{name}</bdi>)}
        </p>
        <p className="font-semibold">
          <bdi>{toldWords(entry, (id) => nameOf(members, id))}</bdi>
        </p>
      </div>
      <Button variant="quiet" size="small" flush="end" className="shrink-0" onClick={forget}>
        <Trans>Not again</Trans>
      </Button>
    </section>
  )
}

const agoOf: Record<Memory['span'], string> = {
  year: t`A year ago`,
  'hundred-days': t`A hundred days ago`,
  month: t`A month ago`,
}

/** Null without a network, or where nothing of those days is known. */
function useMemory(): Memory | null {
  const { family, sprints, members, today } = useHome()
  const { summaries } = useSummaries({ wanted: true })
  const { recommendationAnswers } = family.familyData
  const answered = new Set(recommendationAnswers.map(({ key }) => key))
  const weeks = weeksToRemember(summaries, { today, answered })
  const around = { today, people: members, family }
  const { data = null } = useQuery({
    queryKey: ['memory', family.id, ...weeks.map(({ sprintId }) => sprintId)],
    queryFn: async () => {
      for (const week of weeks) {
        const known = sprints.find(({ id }) => id === week.sprintId)
        const sprint = known ?? (await request(apiPaths.sprint(family.id, week.sprintId)))
        const entry = dearestOf(sprint, around)
        if (entry) return { ...week, entry }
      }
      return null
    },
    enabled: weeks.length > 0,
    staleTime: Infinity,
  })
  return weeks.length > 0 ? data : null
}
