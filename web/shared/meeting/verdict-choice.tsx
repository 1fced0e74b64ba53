import type { Experiment } from '#core/contract/family.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { nameOf } from './name-of.ts'

const verdicts = [
  { value: 'keep', label: 'Keep it' },
  { value: 'tweak', label: 'Change it a bit' },
  { value: 'drop', label: 'Let it go' },
] as const

interface VerdictChoiceProps {
  experiment: Experiment
  members: readonly Member[]
}

/** The family's word on an experiment: keep, tweak or drop. It can be changed as long as it is shown. */
export function VerdictChoice({ experiment, members }: VerdictChoiceProps) {
  const send = useSend()
  const { id, text, ownerId, verdict } = experiment
  return (
    <Card tone="tinted" className="grid grid-cols-1 gap-4">
      <div>
        <p className="text-small text-quiet">{`We tried, with ${nameOf(members, ownerId)} looking after it`}</p>
        <p className="text-lead font-semibold">{text}</p>
      </div>
      <ChooseOne
        legend="Did it help?"
        choices={verdicts}
        value={verdict === 'running' ? null : verdict}
        onChange={(chosen) =>
          void send.toFamily({ type: 'judge-experiment', experimentId: id, verdict: chosen })
        }
      />
      {verdict === 'keep' && <p className="text-small">It is in your playbook now.</p>}
    </Card>
  )
}
