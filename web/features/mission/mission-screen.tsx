import { useState } from 'react'
import type { Goal, PastGoal } from '#core/contract/goal.ts'
import { goalWeek } from '#core/domain/goal.ts'
import { weeksOver } from '#core/domain/journey.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'
import { Section } from '#web/ui/section.tsx'
import { AboutGoal } from './about-goal.tsx'
import { Ending } from './ending.tsx'
import { Farewell } from './farewell.tsx'
import { Journey } from './journey.tsx'
import { PastMissions } from './past-missions.tsx'

/** The family's mission: why, how far, the way so far, its end; and the missions before. */
export function MissionScreen() {
  const { goal, pastGoals } = useFamily().family.familyData
  const { toFamily } = useSend()
  const say = useUndoable()
  const [ended, setEnded] = useState<{ id: string; takeBack: () => void } | null>(null)
  const closed = goal ? undefined : pastGoals.find(({ id }) => id === ended?.id)

  const close = ({ id }: Goal, outcome: PastGoal['outcome']) => {
    const text = outcome === 'reached' ? 'Mission reached' : 'The mission is in your history'
    const takeBack = say(text, [toFamily({ type: 'close-goal', outcome })], 'good')
    setEnded({ id, takeBack })
  }

  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8">
      <title>Mission · Elefam</title>
      {goal && <Present goal={goal} onClose={(outcome) => close(goal, outcome)} />}
      {closed && ended && <Farewell goal={closed} onTakeBack={ended.takeBack} />}
      {!goal && !closed && <NoMission />}
      <PastMissions goals={pastGoals} />
    </div>
  )
}

interface PresentProps {
  goal: Goal
  onClose: (outcome: PastGoal['outcome']) => void
}

function Present({ goal, onClose }: PresentProps) {
  const today = useToday()
  const { week, of } = goalWeek(goal, today)
  const begun = goal.startsOn <= today
  const over = weeksOver(goal, today) > 0
  const words = over ? `${of} of ${of} weeks` : `Week ${week} of ${of}`
  return (
    <>
      <PageHeading
        eyebrow="Our mission"
        title={goal.title}
        back={{ to: appPaths.dashboard, label: 'Today' }}
      />
      {over && <Ending goal={goal} over onClose={onClose} />}
      <Card className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
        <div className="flex flex-wrap items-center gap-4 sm:flex-col">
          <ProgressRing value={begun ? week : 0} max={of} label={words} size="large">
            {begun ? `${week}/${of}` : of}
          </ProgressRing>
          <p aria-hidden="true" className="font-semibold">
            {begun ? words : `Begins on ${longDay(goal.startsOn)}`}
          </p>
        </div>
        <AboutGoal goal={goal} />
      </Card>
      <Section title="The journey">
        <Journey goal={goal} />
      </Section>
      {!over && <Ending goal={goal} onClose={onClose} />}
    </>
  )
}

function NoMission() {
  return (
    <EmptyState
      as="h1"
      picture={<PlanningElephants alive />}
      title="No mission at the moment"
      action={<ButtonLink to={appPaths.startGoal}>Choose a mission</ButtonLink>}
    >
      One thing to set out for together gives your weeks a direction. Rest a little, or choose the
      next one whenever you like.
    </EmptyState>
  )
}
