import { FacesRound } from '#web/shared/meeting/faces-round.tsx'
import { useSend } from '#web/data/use-family.tsx'
import type { StageProps } from './stage-props.ts'

/** Sets the stage: everybody says how the week felt before anything is discussed. */
export function FeelingsStage({ sprint, here }: StageProps) {
  const send = useSend()
  const feelings = sprint.retrospective?.feelings
  return (
    <FacesRound
      members={here}
      ask={(name) => `How did the week feel, ${name}?`}
      valueOf={(memberId) => feelings?.find((entry) => entry.memberId === memberId)?.mood}
      onChange={(memberId, mood) =>
        void send.toSprint(sprint.id, { type: 'set-feeling', memberId, mood })
      }
    />
  )
}
