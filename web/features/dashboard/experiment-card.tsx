import { FlaskConical } from '#web/ui/icons.ts'
import { runningExperiment } from '#core/domain/experiment.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { shortDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Card } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The one change the family tries out; nothing while there is none. */
export function ExperimentCard() {
  const { family, members } = useFamily()
  const experiment = runningExperiment(family)
  const today = useToday()
  if (!experiment) return null
  const owner = members.find(({ id }) => id === experiment.ownerId)
  return (
    <Card as="section" tone="sunny" labelledBy="experiment" className="grid gap-2">
      <h2 id="experiment" className="text-small flex items-center gap-2 font-semibold">
        <FlaskConical className="size-5" />
        This week’s experiment
      </h2>
      <p className="text-lead leading-snug font-semibold">{experiment.text}</p>
      <p className="text-small flex flex-wrap items-center gap-x-2 gap-y-1">
        {owner && (
          <span className="inline-flex min-w-0 items-center gap-2">
            <Avatar {...owner} size="small" />
            <span className="min-w-0 font-semibold">{owner.name}</span>
          </span>
        )}
        <span>
          {experiment.checkOn < today ? (
            <TextLink to={appPaths.retrospective}>We look at it when you next look back</TextLink>
          ) : (
            `We look at it on ${shortDay(experiment.checkOn)}`
          )}
        </span>
      </p>
    </Card>
  )
}
