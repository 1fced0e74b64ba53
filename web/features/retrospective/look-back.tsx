import { useNavigate } from '#web/lib/navigation.tsx'
import { retrospectiveAgenda } from '#content/agendas.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { isUnderSix } from '#core/domain/host.ts'
import { daysLeft } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import type { RetrospectiveStage } from '#core/words.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { WhoElse } from '#web/parts/who-else.tsx'
import { MeetingFrame } from '#web/parts/meeting/meeting-frame.tsx'
import { stagesOf } from '#web/parts/meeting/stages.ts'
import { CardsStage } from './cards-stage.tsx'
import { ExperimentStage } from './experiment-stage.tsx'
import { FactsStage } from './facts-stage.tsx'
import { FeelingsStage } from './feelings-stage.tsx'
import { ThanksStage, WhyStage } from './text-stages.tsx'

const contents = {
  feelings: FeelingsStage,
  facts: FactsStage,
  cards: CardsStage,
  why: WhyStage,
  experiment: ExperimentStage,
  thanks: ThanksStage,
} satisfies Record<RetrospectiveStage, unknown>

/** The retrospective of an open sprint, at the stage where the family left it. */
export function LookBack({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const send = useSend()
  const navigate = useNavigate()
  const today = useToday()
  const at = sprint.retrospective?.stage ?? 'feelings'
  const Content = contents[at]
  const left = daysLeft(sprint, today)
  const isShort = members.some((member) => isUnderSix(member, today))

  const close = () => {
    void send.toSprint(sprint.id, { type: 'complete-sprint' })
    navigate(forSprint(appPaths.retrospective, sprint.id), {
      replace: true,
      state: { celebrate: true },
    })
  }

  return (
    <MeetingFrame
      name="Retrospective"
      stages={stagesOf(retrospectiveAgenda, isShort ? 'short' : 'standard')}
      at={at}
      onMove={(stage) =>
        void send.toSprint(sprint.id, { type: 'edit-retrospective', changes: { stage } })
      }
      finish={{ label: 'Close this sprint', onFinish: close }}
      aside={
        <>
          <p className="text-small text-quiet">
            {sprint.name}
            {left > 0 && `, ${left === 1 ? 'its last day' : `${left} days left`}`}
          </p>
          <WhoElse kind="retrospective" id={sprint.id} />
        </>
      }
    >
      <Content sprint={sprint} members={members} />
    </MeetingFrame>
  )
}
