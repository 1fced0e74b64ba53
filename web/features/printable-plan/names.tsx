import { Fragment } from 'react'
import type { Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'

interface NamesProps {
  members: readonly Member[]
  type: 'conjunction' | 'disjunction'
}

const lists = {
  conjunction: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  disjunction: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

/** "Lena and Tess", "Maria or Tom"; a name that is written from right to left turns nothing else round. */
export function Names({ members, type }: NamesProps) {
  const parts = lists[type].formatToParts(members.map(({ name }) => name))
  return parts.map((part, index) =>
    part.type === 'element' ? (
      <bdi key={index}>{part.value}</bdi>
    ) : (
      <Fragment key={index}>{part.value}</Fragment>
    ),
  )
}

/** More names than this are a list to study; the letters in the boxes say it better. */
const mostNames = 4

interface WhoProps {
  task: Task
  owners: readonly Member[]
  letters: ReadonlyMap<string, string>
}

/** Whose a task is, and how they share it. */
export function Who({ task: { owners: whose, sharing }, owners, letters }: WhoProps) {
  const isTurns = sharing === 'daily-turns' || sharing === 'weekly-turns'
  if (owners.length === 0) return 'nobody yet'
  if (owners.length > 1 && whose === 'everyone') {
    if (sharing === 'one') return 'one of us'
    if (sharing === 'together') return 'all together'
    return isTurns ? 'everyone, in turns' : 'everyone'
  }
  const named = owners.map((member) => ({ ...member, name: letters.get(member.id)! }))
  return (
    <>
      <Names
        members={owners.length > mostNames ? named : owners}
        type={sharing === 'one' ? 'disjunction' : 'conjunction'}
      />
      {owners.length > 1 && isTurns && ' take turns'}
      {owners.length > 1 && sharing === 'together' && ' together'}
    </>
  )
}
