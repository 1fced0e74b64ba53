import { Printer } from 'lucide-react'
import type { Goal } from '#core/contract/goal.ts'
import { storyOf } from '#core/domain/story.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { dayAndMonth } from '#web/lib/dates.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useMissionWeeks } from '#web/shared/sprints/use-mission-weeks.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WeekTold } from './week-told.tsx'

/** What a mission brought: of the one in the address, else the present one, else the last (N25). */
export function OurStoryScreen() {
  const { goal, pastGoals } = useFamily().family.familyData
  const [parameters] = useSearchParams()
  const asked = parameters.get('goal')
  const all = [...pastGoals, ...(goal ? [goal] : [])]
  const told = all.find(({ id }) => id === asked) ?? all.at(-1)
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8">
      <title>Our story · Elefam</title>
      {told ? <Story key={told.id} goal={told} /> : <NoStory />}
    </div>
  )
}

function Story({ goal }: { goal: Goal }) {
  const { family, members } = useFamily()
  const today = useToday()
  const { sprints, loading, failed, retry } = useMissionWeeks(goal)
  const weeks = storyOf(goal, sprints, {
    today,
    memberIds: members.map(({ id }) => id),
    experiments: family.familyData.experiments,
  })
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <PageHeading
          title="Our story"
          lead={<bdi>{goal.title}</bdi>}
          back={{ to: appPaths.mission, label: 'Mission' }}
        />
        <div className="max-w-form">
          <ElephantWalk alive />
        </div>
      </div>
      {weeks.length === 0 && !loading && (
        <p className="text-quiet">
          Your thank-yous, your highs and the steps that you finish gather here, week by week.
        </p>
      )}
      {weeks.map((week) => (
        <WeekTold key={week.sprintId} week={week} members={members} />
      ))}
      {loading && <Skeleton shape="line" />}
      {failed && (
        <p role="status" className="text-quiet flex flex-wrap items-center gap-3">
          What lies further back needs a connection.
          <Button size="small" look="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      <Beginning goal={goal} />
      <Button
        look="secondary"
        size="small"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => window.print()}
        className="justify-self-start print:hidden"
      >
        Print our story
      </Button>
    </>
  )
}

function Beginning({ goal }: { goal: Goal }) {
  return (
    <section aria-labelledby="began" className="border-line grid gap-2 border-t pt-6">
      <h2 id="began" className="text-title">
        How it began{' '}
        <span className="text-small text-quiet font-sans font-normal tracking-normal">
          {dayAndMonth(goal.startsOn)}
        </span>
      </h2>
      {goal.why === '' ? (
        <p className="text-quiet">You set out together.</p>
      ) : (
        <>
          <blockquote className="font-display text-lead font-semibold">
            <bdi className="whitespace-pre-line">“{goal.why}”</bdi>
          </blockquote>
          <p className="text-small text-quiet">Why it matters to us</p>
        </>
      )}
    </section>
  )
}

function NoStory() {
  return (
    <EmptyState
      as="h1"
      picture={<PlanningElephants alive />}
      title="Your story begins with a mission"
      action={<ButtonLink to={appPaths.startGoal}>Choose a mission</ButtonLink>}
    >
      Thank-yous, highs and finished steps gather here, week by week.
    </EmptyState>
  )
}
