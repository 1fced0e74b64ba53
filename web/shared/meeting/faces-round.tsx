import type { Member } from '#core/domain/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { MoodFaces, type Mood } from '#web/ui/mood-faces.tsx'

interface FacesRoundProps {
  members: readonly Member[]
  /** The question to one of them: "How was the week, Mia?". */
  ask: (name: string) => string
  valueOf: (memberId: string) => number | undefined
  onChange: (memberId: string, mood: Mood) => void
  names?: Record<Mood, string>
}

/** Five faces for everybody in turn. */
export function FacesRound({ members, ask, valueOf, onChange, names }: FacesRoundProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {members.map(({ id, name, animal, color }) => (
        <li
          key={id}
          className="rounded-card bg-surface border-line grid grid-cols-1 gap-1 border px-3 pt-2 pb-1 sm:p-4"
        >
          <p aria-hidden="true" className="flex items-center gap-3 font-semibold">
            <Avatar name={name} animal={animal} color={color} size="small" decorative />
            <span className="min-w-0">{name}</span>
          </p>
          <MoodFaces
            legend={ask(name)}
            hideLegend
            value={(valueOf(id) as Mood | undefined) ?? null}
            onChange={(mood) => onChange(id, mood)}
            {...(names ? { names } : {})}
          />
        </li>
      ))}
    </ul>
  )
}
