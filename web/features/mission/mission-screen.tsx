import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import type { Goal, PastGoal } from '#core/goal/schema.ts'
import { weeksOver } from '#core/story/journey.ts'
import { appPaths, forGoal } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { longDay, dayRange } from '#web/lib/dates.ts'
import { useDayOf, useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { useMissionTotal } from '#web/shared/sprints/use-summaries.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { WalkToTent } from '#web/ui/elephants/walk-to-tent.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { Disclosure, PageHeading, Section } from '#web/ui/layout.tsx'
import { Pencil } from '#web/ui/icons.ts'
import { List } from '#web/ui/list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Ending, Farewell } from './ending.tsx'
import { Journey, outcomeWords } from './journey.tsx'

/** The family's mission: why, how far, the way so far, its end; and the missions before. */
export function MissionScreen() {
  const { goal, pastGoals } = useHome().family.familyData
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  const [ended, setEnded] = useState<{ id: string; takeBack: () => void } | null>(null)
  const closed = goal ? undefined : pastGoals.find(({ id }) => id === ended?.id)

  const close = ({ id }: Goal, outcome: PastGoal['outcome']) => {
    const text = outcome === 'reached' ? t`Mission reached` : t`The mission is in your history`
    const takeBack = undoToast(text, [toFamily({ type: 'close-goal', outcome })], 'good')
    setEnded({ id, takeBack })
  }

  return (
    <div className="grid max-w-content grid-cols-1 gap-6 lg:max-w-wide">
      <title>{t`Mission · Elefam`}</title>
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
  const over = weeksOver(goal, today) > 0
  return (
    <>
      <PageHeading
        title={goal.title}
        isSentence
        back={{ to: appPaths.dashboard, label: t`Today` }}
      />
      {over && <Ending goal={goal} over onClose={onClose} />}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] lg:gap-x-16">
        <div className="md:col-span-2">
          <Way goal={goal} />
        </div>
        <div className="grid grid-cols-1 gap-2">
          <AboutGoal goal={goal} />
          <ButtonLink
            variant="quiet"
            size="small"
            flush="start"
            icon={<Pencil />}
            to={appPaths.startGoal}
            className="justify-self-start"
          >
            <Trans>Change</Trans>
          </ButtonLink>
        </div>
        <Section
          title={t`The journey`}
          className="md:row-span-2"
          action={
            <ButtonLink variant="secondary" size="small" to={appPaths.ourStory}>
              <Trans>Our story</Trans>
            </ButtonLink>
          }
        >
          <Journey goal={goal} />
        </Section>
        {!over && <Ending goal={goal} onClose={onClose} />}
      </div>
    </>
  )
}

/** How far the family is: by the weeks in which something was done, not by the calendar (N4). */
function Way({ goal }: { goal: Goal }) {
  const today = useToday()
  const total = useMissionTotal(goal)
  if (goal.startsOn > today) {
    return <p className="font-semibold">{t`Begins on ${longDay(goal.startsOn)}`}</p>
  }
  if (!total) return <Skeleton shape="card" />
  const walked = Math.min(total.weeksWalked, goal.weeks)
  const words = plural(goal.weeks, {
    one: `${walked} of # week walked`,
    other: `${walked} of # weeks walked`,
  })
  return (
    <div role="img" aria-label={words} className="h-14 sm:h-20 lg:h-28">
      <WalkToTent far={walked / goal.weeks} />
    </div>
  )
}

function NoMission() {
  return (
    <EmptyScreen
      as="h1"
      picture={<PlanningElephants alive />}
      title={t`No mission at the moment`}
      action={
        <ButtonLink to={appPaths.startGoal}>
          <Trans>Choose a mission</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        One thing to set out for together gives your weeks a direction. Rest a little, or choose the
        next one whenever you like.
      </Trans>
    </EmptyScreen>
  )
}

/** The missions before, newest first, each with its journey; nothing while there are none. */
function PastMissions({ goals }: { goals: readonly PastGoal[] }) {
  if (goals.length === 0) return null
  return (
    <Section title={t`Missions before`}>
      <List>
        {goals.toReversed().map((goal) => (
          <li key={goal.id} className="py-4">
            <PastMission goal={goal} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function PastMission({ goal }: { goal: PastGoal }) {
  const [opened, setOpened] = useState(false)
  const closedOn = useDayOf()(goal.closedAt)
  return (
    <Disclosure
      onToggle={(isOpen) => isOpen && setOpened(true)}
      summary={
        <span className="grid min-w-0">
          <span>{goal.title}</span>
          <span className="text-small text-quiet font-normal">
            {notesOf(outcomeWords[goal.outcome], dayRange(goal.startsOn, closedOn))}
          </span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <AboutGoal goal={goal} />
        <ButtonLink
          variant="secondary"
          size="small"
          to={forGoal(appPaths.ourStory, goal.id)}
          className="justify-self-start"
        >
          <Trans>The story of it</Trans>
        </ButtonLink>
        {opened && <Journey goal={goal} />}
      </div>
    </Disclosure>
  )
}

/** What the family wrote down about a goal; nothing for what it left open. Its celebration ends the journey. */
function AboutGoal({ goal }: { goal: Goal }) {
  const lines = [
    { term: t`Why it matters to us`, text: goal.why },
    { term: t`How we will know`, text: goal.measure },
  ].filter(({ text }) => text !== '')
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-3">
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-small text-quiet font-semibold">{term}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
