import { plural, t } from '#core/say.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { HeardPresence, Thing } from '#core/presence/schema.ts'
import { memberOfPerson } from '#core/invites/member-of-user.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { isServerUnreachable } from '#web/lib/use-online.ts'
import { listOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { announcePresence, othersAt, readPresence, subscribePresence } from './presence.ts'

interface WhoElseProps {
  kind: Thing['kind']
  id?: string
  /** What is being changed, as the family has it now: said where it changes under the hands. */
  value?: unknown
  /** What they wrote, where other words stand here. */
  words?: string | undefined
}

/** "Ben is changing this too", with Ben's animal. Empty, and without a place, while nobody does. */
export function WhoElse({ kind, id, value, words }: WhoElseProps) {
  const others = usePresence({ kind, id: id ?? null })
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
            {changedBy ? changedWords(changedBy, words) : sentence(kind, others)}
          </p>
        </div>
      )}
    </div>
  )
}

function Face({ person }: { person: HeardPresence }) {
  const { family } = useHome()
  const member = memberOfPerson(family, person)
  const name = member?.name ?? person.name
  return (
    <Avatar name={name} animal={member?.animal} color={member?.color ?? 'elephant'} size="small" />
  )
}

const together: readonly Thing['kind'][] = ['sprint', 'plan-meeting', 'stand-up', 'retrospective']

function sentence(kind: Thing['kind'], others: readonly HeardPresence[]): string {
  const names = listOf(others.map(({ name }) => name))
  return together.includes(kind)
    ? plural(others.length, { one: `${names} is here too.`, other: `${names} are here too.` })
    : plural(others.length, {
        one: `${names} is changing this too.`,
        other: `${names} are changing this too.`,
      })
}

const changedWords = (name: string, words: string | undefined) =>
  words ? t`${name} changed this just now: “${words}”` : t`${name} changed this just now.`

/** Who else in the family has this open; as long as it is open here, they are told of it too. */
function usePresence({ kind, id }: Thing): HeardPresence[] {
  const user = useUser()
  const { family } = useHome()
  const people = useSyncExternalStore(subscribePresence, readPresence, readPresence)
  // A family without a place in any log lives on this page alone: there is nobody to tell.
  const isServed = useStore().sequence() !== null
  useEffect(() => {
    if (!isServed) return
    const path = apiPaths.presence(family.id)
    const say = (thing: Thing | null) => {
      // It would be heard by nobody, and asked for every ten seconds.
      if (isServerUnreachable()) return
      void request(path, { method: 'POST', body: { thing } }).catch(() => undefined)
    }
    return announcePresence({ thing: { kind, id }, myId: user.id, say })
  }, [isServed, family.id, user.id, kind, id])
  return othersAt(people, { kind, id }, user.id)
}

/** A few changes are enough to find the one that has just arrived. */
const latest = 5

/**
 * Who changed `value` while it was open here, by name; null while nobody else did. `id` is what the
 * change speaks of, null for something that the family has one of.
 */
function useChangedBy(value: unknown, id: string | null): string | null {
  const user = useUser()
  const { family } = useHome()
  const [name, setName] = useState<string | null>(null)
  const text = JSON.stringify(value)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    void request(apiPaths.activity(family.id), { query: { limit: latest } }).then(
      ({ changes, people }) => {
        const change = changes.find(({ command, sprintId }) =>
          id === null ? sprintId === null : JSON.stringify(command).includes(`"${id}"`),
        )
        const person = people.find(({ userId }) => userId === change?.userId)
        if (person) setName(person.userId === user.id ? null : person.name)
      },
      () => undefined, // Without a connection it stays unsaid.
    )
  }, [text, id, family.id, user.id])
  return name
}
