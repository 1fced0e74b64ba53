import { CircleCheck } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { standUpOn } from '#core/domain/stand-up.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useStandUpDay } from '#web/shared/meeting/use-stand-up-day.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Today's five minutes: waiting, begun or done. */
export function StandUpCard({ sprint }: { sprint: Sprint }) {
  const { members, family } = useFamily()
  const standUp = standUpOn(sprint, useStandUpDay())
  const answered = members.filter(({ id }) =>
    standUp?.answers.some(({ memberId }) => memberId === id),
  ).length
  const isDone = standUp !== null && (standUp.closedAt !== null || answered === members.length)
  if (isDone) {
    return (
      <p className="bg-leaf-soft rounded-card flex items-center gap-3 px-5 py-3">
        <CircleCheck aria-hidden="true" className="text-leaf-ink size-6 shrink-0" />
        <span>
          <span className="font-semibold">You checked in today.</span>{' '}
          {standUp.offer !== '' && `Offered: ${standUp.offer}. `}
          <TextLink to={appPaths.standUp}>Read or change it</TextLink>
        </span>
      </p>
    )
  }
  const { standUpTime } = family.familyData.settings
  return (
    <Card
      as="section"
      tone="raised"
      labelledBy="stand-up"
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div>
        <h2 id="stand-up" className="text-title">
          {answered === 0 ? 'Five minutes together' : `${answered} of ${members.length} checked in`}
        </h2>
        <p className="text-quiet">
          Today’s stand-up{standUpTime && ` at ${standUpTime}`}: how are you, what did you do, what
          is next?
        </p>
      </div>
      <ButtonLink to={appPaths.standUp}>
        {answered === 0 ? 'Start the stand-up' : 'Go on with the stand-up'}
      </ButtonLink>
    </Card>
  )
}
