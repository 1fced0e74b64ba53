import { useFamily } from '#web/data/use-family.tsx'
import { listOf } from '#web/lib/words.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { Part } from './course.ts'
import { speakerOf } from './question-for.ts'

/** For the host: what is done in this part, and how it works with everybody's age. */
export function PartHints({ part }: { part: Part<string> }) {
  const { members } = useFamily()
  const today = useToday()
  const people = part.member ? [part.member] : members
  const hints = Object.entries(part.hints).flatMap(([speaker, hint]) => {
    const names = people
      .filter((member) => speakerOf(member, today) === speaker)
      .map(({ name }) => name)
    return names.length > 0 ? [{ speaker, hint, names: listOf(names) }] : []
  })
  return (
    <Disclosure summary="How this part works">
      <div className="grid grid-cols-1 gap-3">
        <p>{part.todo}</p>
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
