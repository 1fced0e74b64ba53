import { t } from '#core/say.ts'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import { weekWithin } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { startOfMission } from '#core/goal/goal.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import type { MeetingStage } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { courseOf, type Part } from '#web/shared/meeting/course.ts'
import { useGathering } from '#web/shared/meeting/gathering.ts'
import { Step, WeeklyMeeting } from '#web/shared/meeting/weekly-meeting.tsx'
import { readBackTitle, stageAt, useAgenda } from './agenda.ts'
import { AppreciationsStage } from './appreciations-stage.tsx'
import { DatesStage } from './dates-stage.tsx'
import { WhoStage } from './who-stage.tsx'

/** With facts, ideas, the goal's library and the coach, so they come while the family holds the stages before. */
const LastWeekStage = lazyScreen(async () => (await import('./last-week-stage.tsx')).LastWeekStage)
const ChooseStage = lazyScreen(async () => {
  const [stage] = await Promise.all([
    import('./choose-stage.tsx'),
    // The mission's steps stand there with it, and push nothing away later.
    import('#web/shared/goals/use-goal-library.ts').then(({ fetchGoals }) => fetchGoals()),
  ])
  return stage.ChooseStage
})
const ReadBackStage = lazyScreen(async () => (await import('./read-back-stage.tsx')).ReadBackStage)
const ObstacleStage = lazyScreen(async () => (await import('./obstacle-stage.tsx')).ObstacleStage)

/** What those ask stands there at once, where a meeting goes on at one of them. */
const titles: Record<string, string> = {
  mission: t`What will we do?`,
  obstacle: t`What could stop us?`,
}

/** The second screen of the stage that a sprint remembers as `mission`. */
const whoStep = 'who'

const contents: Record<string, ComponentType<{ sprint: Sprint }>> = {
  appreciations: AppreciationsStage,
  'last-week': LastWeekStage,
  dates: DatesStage,
  mission: ChooseStage,
  [whoStep]: WhoStage,
  obstacle: ObstacleStage,
  'read-back': ReadBackStage,
} satisfies Record<MeetingStage | typeof whoStep, unknown>

const emptyPlan = {
  title: t`There is no task in the plan yet`,
  text: t`One small thing is enough for a week. You can also save it as it is, and add tasks later.`,
  stay: t`Go on planning`,
  anyway: t`Save it without tasks`,
}

/** The meeting on a sprint, at the stage where the family left it. */
export function Meeting({ sprint, onEnd }: { sprint: Sprint; onEnd: () => void }) {
  const send = useSend()
  const { family, sprints, today } = useHome()
  const navigate = useNavigate()
  const gathering = useGathering('plan-meeting', sprint)
  const { without } = useAgenda(sprint.id)
  const [isWho, setIsWho] = useState(false)
  const stage = stageAt(sprint.meeting, without)
  const at = stage === 'mission' && isWho ? whoStep : stage
  const parts = inTwoSteps(
    courseOf(planMeetingAgenda, { length: gathering.length, at: stage, without }),
  )
  const Content = contents[at]!
  const title = at === 'read-back' ? readBackTitle(sprint, today) : titles[at]

  useEffect(() => {
    for (const next of [LastWeekStage, ChooseStage, ObstacleStage, ReadBackStage]) {
      next.preload().catch(() => undefined) // Then its stage says so.
    }
  }, [])

  // Moving on also writes down who does what, so that the rota knows next time.
  const move = (to: { id: string; stage: string }) => {
    setIsWho(to.id === whoStep)
    if (to.stage === stage) return
    const { hostId, timekeeperId, noteTakerId, round } = gathering
    const changes = { stage: to.stage as MeetingStage, hostId, timekeeperId, noteTakerId, round }
    void send.toSprint(sprint.id, { type: 'edit-meeting', changes })
  }

  const finish = () => {
    const missionStartsOn = startOfMission(family, sprints, sprint)
    const more = missionStartsOn ? { missionStartsOn } : {}
    void send.toSprint(sprint.id, { type: 'finish-planning', day: today, ...more })
    navigate(forSprint(appPaths.planMeeting, sprint.id), {
      replace: true,
      state: { celebrate: true },
    })
    onEnd()
  }

  return (
    <WeeklyMeeting
      kind="plan-meeting"
      name={t`Plan meeting`}
      agenda={planMeetingAgenda}
      sprint={sprint}
      gathering={gathering}
      parts={parts}
      without={without}
      at={at}
      onMove={move}
      finish={{
        label:
          sprint.startsOn > today
            ? t`Save the plan for ${weekWithin(sprint.name)}`
            : t`Save this week’s plan`,
        act: finish,
        ask: sprint.tasks.length === 0 ? emptyPlan : undefined,
      }}
    >
      <Suspense
        fallback={
          title && (
            <Step title={title} inert>
              {null}
            </Step>
          )
        }
      >
        <Content sprint={sprint} />
      </Suspense>
    </WeeklyMeeting>
  )
}

/** What the week holds, and who does what: one stage of the agenda, a question a screen. */
export function inTwoSteps<S extends string>(parts: readonly Part<S>[]): Part<S>[] {
  return parts.flatMap((part) => {
    if (part.stage !== 'mission') return [part]
    const seconds = part.seconds / 2
    return [
      { ...part, seconds },
      { ...part, id: whoStep, leadsTo: t`who does what`, seconds },
    ]
  })
}
