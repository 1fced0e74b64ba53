import { Check } from 'lucide-react'
import { useId } from 'react'
import type { Member } from '#core/domain/member.ts'
import { classes } from '#web/lib/classes.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { MoodFace, moodNames, moods, type Mood } from '#web/ui/mood-faces.tsx'

interface FacesRoundProps {
  members: readonly Member[]
  /** The question to one of them: "How was the week, Mia?". */
  ask: (name: string) => string
  valueOf: (memberId: string) => number | undefined
  onChange: (memberId: string, mood: Mood) => void
}

/** Five faces for everybody, a row each, in the same columns. */
export function FacesRound({ members, ask, valueOf, onChange }: FacesRoundProps) {
  return (
    <ul className="divide-line grid grid-cols-1 divide-y">
      {members.map((member) => (
        <li
          key={member.id}
          className="grid grid-cols-[minmax(3.5rem,auto)_1fr] items-center gap-2 py-2"
        >
          <span
            aria-hidden="true"
            className="grid w-16 justify-items-center gap-0.5 md:w-40 md:flex md:items-center md:gap-3"
          >
            <Avatar {...member} decorative />
            <bdi className="text-small max-w-full leading-tight">{member.name}</bdi>
          </span>
          <Row
            legend={ask(member.name)}
            value={valueOf(member.id)}
            onChange={(mood) => onChange(member.id, mood)}
          />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  legend: string
  value: number | undefined
  onChange: (mood: Mood) => void
}

function Row({ legend, value, onChange }: RowProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-5 justify-items-center">
        {moods.map((mood) => (
          <label
            key={mood}
            title={moodNames[mood]}
            className="has-focus-visible:outline-focus relative grid size-11 place-items-center rounded-full has-focus-visible:outline-3 md:size-14"
          >
            <input
              type="radio"
              name={name}
              value={mood}
              aria-label={moodNames[mood]}
              checked={value === mood}
              onChange={() => onChange(mood)}
              className="sr-only"
            />
            <MoodFace
              mood={mood}
              className={classes(
                'duration-calm size-10 transition-[scale] md:size-12',
                value === mood && 'scale-115',
                value !== undefined && value !== mood && 'opacity-70 grayscale',
              )}
            />
            {value === mood && (
              <Check
                aria-hidden="true"
                strokeWidth={3.5}
                className="bg-ink text-paper border-paper absolute -end-0.5 -bottom-0.5 size-5.5 rounded-full border-2 p-0.5"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
