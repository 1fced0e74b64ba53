import { useFamily } from '#web/data/use-family.tsx'
import { listOf } from '#web/lib/list-of.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { speakerOf } from './question-for.ts'
import type { Stage } from './stages.ts'

/** For the host: what is done in this stage, and how it works with everybody's age. */
export function StageHints({ stage }: { stage: Stage<string> }) {
  const { members } = useFamily()
  const today = useToday()
  const hints = Object.entries(stage.hints).flatMap(([speaker, hint]) => {
    const names = members
      .filter((member) => speakerOf(member, today) === speaker)
      .map(({ name }) => name)
    return names.length > 0 ? [{ speaker, hint, names: listOf(names) }] : []
  })
  return (
    <Disclosure summary="How this part works">
      <div className="grid grid-cols-1 gap-3">
        <p>{stage.todo}</p>
        <dl className="grid grid-cols-1 gap-2">
          {hints.map(({ speaker, hint, names }) => (
            <div key={speaker}>
              <dt className="text-small text-quiet">{names}</dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  )
}
