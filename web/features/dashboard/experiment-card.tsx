import { FlaskConical } from 'lucide-react'
import { runningExperiment } from '#core/domain/experiment.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { shortDay } from '#web/lib/dates.ts'
import { MemberBadge } from '#web/features/dashboard/member-badge.tsx'
import { Card } from '#web/ui/layout.tsx'

/** The one change the family tries out; nothing while there is none. */
export function ExperimentCard() {
  const { family, members } = useFamily()
  const experiment = runningExperiment(family)
  if (!experiment) return null
  const owner = members.find(({ id }) => id === experiment.ownerId)
  return (
    <Card as="section" tone="sunny" labelledBy="experiment" className="grid gap-2">
      <h2 id="experiment" className="text-small flex items-center gap-2 font-semibold">
        <FlaskConical aria-hidden="true" className="size-5" />
        This week’s experiment
      </h2>
      <p className="text-lead leading-snug font-semibold">{experiment.text}</p>
      <p className="text-small flex flex-wrap items-center gap-x-2 gap-y-1">
        {owner && <MemberBadge member={owner} size="small" />}
        <span>We look at it on {shortDay(experiment.checkOn)}</span>
      </p>
    </Card>
  )
}
