import type { HeardPresence, Thing } from '#core/contract/presence.ts'
import { memberOfPerson } from '#core/domain/member-of-user.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useChangedBy } from './use-changed-by.ts'
import { useCompany } from './use-presence.ts'

interface WhoElseLineProps {
  kind: Thing['kind']
  id?: string
  /** What is being changed, as the family has it now: said where it changes under the hands. */
  value?: unknown
}

/** "Ben is changing this too", with Ben's animal. Empty, and without a place, while nobody does. */
export function WhoElseLine({ kind, id, value }: WhoElseLineProps) {
  const others = useCompany({ kind, id: id ?? null })
  const changedBy = useChangedBy(value, id ?? null)
  const [first] = others
  return (
    <div role="status" className="empty:absolute">
      {(first ?? changedBy) && (
        <div className="rounded-field bg-sunken flex min-h-11 items-center gap-2 px-3 py-1.5">
          {others.map((other) => (
            <Face key={other.userId} person={other} />
          ))}
          <p className="text-small min-w-0">
            {changedBy ? `${changedBy} changed this just now.` : sentence(kind, others)}
          </p>
        </div>
      )}
    </div>
  )
}

function Face({ person }: { person: HeardPresence }) {
  const { family } = useFamily()
  const member = memberOfPerson(family, person)
  const name = member?.name ?? person.name
  return (
    <Avatar
      name={name}
      animal={member?.animal}
      color={member?.color ?? 'elephant'}
      size="small"
      decorative
    />
  )
}

const together: readonly Thing['kind'][] = ['sprint', 'plan-meeting', 'stand-up', 'retrospective']

function sentence(kind: Thing['kind'], others: readonly HeardPresence[]): string {
  const names = others.map(({ name }) => name).join(' and ')
  const verb = others.length > 1 ? 'are' : 'is'
  return together.includes(kind)
    ? `${names} ${verb} here too.`
    : `${names} ${verb} changing this too.`
}
