import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { usualLocale } from '#core/language.ts'
import { Fragment } from 'react'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'

interface NamesProps {
  members: readonly Member[]
  type: 'conjunction' | 'disjunction'
}

const lists = {
  conjunction: new Intl.ListFormat(usualLocale, { type: 'conjunction' }),
  disjunction: new Intl.ListFormat(usualLocale, { type: 'disjunction' }),
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
  if (owners.length === 0) return t({ message: 'nobody yet', context: 'a task’s owners' })
  if (owners.length > 1 && whose === 'everyone') {
    if (sharing === 'one') return t({ message: 'one of us', context: 'a task’s owners' })
    if (sharing === 'together')
      return owners.length === 2
        ? t({ message: 'both together', context: 'a task’s owners' })
        : t({ message: 'all together', context: 'a task’s owners' })
    return isTurns ? t`everyone, in turns` : t({ message: 'everyone', context: 'a task’s owners' })
  }
  const named = owners.map((member) => ({ ...member, name: letters.get(member.id)! }))
  const shown = owners.length > mostNames ? named : owners
  if (owners.length > 1 && isTurns)
    return (
      <Trans>
        <Names members={shown} type="conjunction" /> take turns
      </Trans>
    )
  if (owners.length > 1 && sharing === 'together')
    return (
      <Trans>
        <Names members={shown} type="conjunction" /> together
      </Trans>
    )
  return <Names members={shown} type={sharing === 'one' ? 'disjunction' : 'conjunction'} />
}

/** The letters of a text as a person counts them. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text.trim()), ({ segment }) => segment)
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const start = (name: string, length: number) => capital(lettersOf(name).slice(0, length).join(''))

/** Of a name in several words: its first letter, and the first of its last word, or all of a number. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1)! : ''
  const end = /^\d{1,3}$/.test(last) ? last : start(last, 1)
  return end && start(name, 1) + end
}

/** What may stand for a name, the shortest first. */
const ways = [
  (name: string) => start(name, 1),
  (name: string) => start(name, 2),
  initials,
  (name: string) => start(name, 3),
]

/**
 * The shortest letters by which everybody's box is told apart, by id: of the name where that says who
 * it is ("M10" is Member 10), else the first with a number that nobody else's name has.
 */
export function shortNames(
  members: readonly { id: string; name: string }[],
): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const taken = new Set(members.map(({ name }) => initials(name)))
  for (const way of ways) {
    const all = members.map(({ name }) => way(name))
    members.forEach(({ id }, index) => {
      const own = all[index]!
      const isAlone = own !== '' && all.indexOf(own) === all.lastIndexOf(own)
      if (isAlone && !letters.has(id)) letters.set(id, own)
    })
  }
  for (const { id, name } of members) {
    if (letters.has(id)) continue
    let number = 1
    while (taken.has(start(name, 1) + number)) number += 1
    taken.add(start(name, 1) + number)
    if (name.trim()) letters.set(id, start(name, 1) + number)
  }
  return new Map(members.map(({ id }) => [id, letters.get(id) ?? '']))
}
