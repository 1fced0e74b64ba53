import { useEffect, useRef, useState } from 'react'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** A few changes are enough to find the one that has just arrived. */
const latest = 5

/**
 * Who changed `value` while it was open here, by name; null while nobody else did. `id` is what the
 * change speaks of, null for something that the family has one of.
 */
export function useChangedBy(value: unknown, id: string | null): string | null {
  const { user, family } = useFamily()
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
