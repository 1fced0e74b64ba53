import { plural, t } from '#core/say.ts'
import { weekWithin } from '#content/week-name.ts'
import { retrospectiveAgenda } from '#content/agendas/retrospective.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { draftNextSprint } from '#core/sprint/next-sprint.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { isSilent } from '#core/retrospective/retrospective.ts'
import { daysLeft } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import type { RetrospectiveStage } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { courseOf } from '#web/shared/meeting/course.ts'
import { useGathering, useHere, useSpeakers } from '#web/shared/meeting/gathering.ts'
import { WeeklyMeeting } from '#web/shared/meeting/weekly-meeting.tsx'
import { CardsStage } from './cards-stage.tsx'
import { ExperimentStage } from './experiment-stage.tsx'
import { FactsStage, FeelingsStage, ThanksStage } from './stages.tsx'

const contents = {
  feelings: FeelingsStage,
  facts: FactsStage,
  cards: CardsStage,
  // It is asked with the experiment now; a family in the middle of it goes on there.
  why: ExperimentStage,
  experiment: ExperimentStage,
  thanks: ThanksStage,
} satisfies Record<RetrospectiveStage, unknown>

/** The retrospective of an open sprint, at the stage where the family left it. */
export function LookBack({ sprint }: { sprint: Sprint }) {
  const { members, family } = useHome()
  const today = useToday()
  const send = useSend()
  const gathering = useGathering('retrospective', sprint)
  const close = useClose(sprint)
  const at = sprint.retrospective?.stage ?? 'feelings'
  const Content = contents[at]
  const here = useHere(gathering)
  const speakers = useSpeakers(gathering)
  const week = weekWithin(sprint.name)
  const left = daysLeft(sprint, today)
  const isEarly = left > 1

  const parts = courseOf(retrospectiveAgenda, { length: gathering.length, at })
  const move = ({ stage }: { stage: string }) => {
    const { hostId, timekeeperId, noteTakerId, round } = gathering
    const changes = { stage: stage as RetrospectiveStage, hostId, timekeeperId, noteTakerId, round }
    void send.toSprint(sprint.id, { type: 'edit-retrospective', changes })
  }

  return (
    <WeeklyMeeting
      kind="retrospective"
      name={t({ message: 'Look back', context: 'the meeting' })}
      agenda={retrospectiveAgenda}
      sprint={sprint}
      gathering={gathering}
      parts={parts}
      without={[]}
      at={at}
      onMove={move}
      finish={{
        label: isEarly ? t`Close ${week} early` : t`Close ${week}`,
        act: close,
        note: isEarly
          ? plural(left, { other: 'This ends the week with # days to go.' })
          : undefined,
        ask: isSilent(sprint, family) ? silence(week) : undefined,
      }}
    >
      <Content sprint={sprint} members={members} here={here} speakers={speakers} />
    </WeeklyMeeting>
  )
}

const silence = (week: string) => ({
  title: t`Nothing is in yet`,
  text: wholeWords(
    t`One face each, or one thank-you, is enough to look back. You can also close the week as it is.`,
  ),
  stay: t`Stay a moment`,
  anyway: t`Close ${week} as it is`,
})

/** Closes the sprint and, where no other is waiting, drafts the next: what was learned goes on. */
function useClose(sprint: Sprint) {
  const { family, sprints, today } = useHome()
  const send = useSend()
  const navigate = useNavigate()
  return () => {
    const isLast = sprints.every((one) => isClosed(one, today) || one.id === sprint.id)
    const next = isLast ? draftNextSprint(family, sprints, today) : null
    void send.toSprint(sprint.id, { type: 'close-week', next })
    navigate(forSprint(appPaths.retrospective, sprint.id), {
      replace: true,
      state: { celebrate: true },
    })
  }
}
