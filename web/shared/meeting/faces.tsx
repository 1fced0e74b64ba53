import { Check, Heart } from '#web/ui/icons.ts'
import { useId } from 'react'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { List } from '#web/ui/list.tsx'
import { Option } from '#web/ui/option.tsx'
import { MoodFace, moodNames, moods, type Mood } from '#web/ui/mood-faces.tsx'

interface FaceChoiceProps {
  legend: string
  hideLegend?: boolean
  members: readonly Member[]
  values: readonly string[]
  /** The face that was tapped. */
  onPick: (memberId: string) => void
  /** Any of them rather than one. */
  many?: boolean
  /** What a chosen face wears. */
  mark?: 'check' | 'heart'
}

/** People are chosen by their faces, with their names below: a chosen one has its colour and a check. */
export function FaceChoice(props: FaceChoiceProps) {
  const { legend, hideLegend, members, values, onPick, many, mark } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        {members.map((member) => (
          <Option
            key={member.id}
            type={many ? 'checkbox' : 'radio'}
            name={name}
            color={member.color}
            checked={values.includes(member.id)}
            onChange={() => onPick(member.id)}
            className="rounded-field grid w-min min-w-15 max-w-full justify-items-center gap-1 text-center wrap-break-word"
          >
            <Face member={member} isChosen={values.includes(member.id)} mark={mark} />
            <bdi className="text-small max-w-full leading-tight">{member.name}</bdi>
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

/** A face that is a control: grey until it is chosen. */
export function Face({ member, isChosen, isSmall, mark }: FaceProps) {
  return (
    <span className={classes('relative inline-grid', isSmall ? 'size-11 p-0.5' : 'size-14')}>
      <span
        className={classes(
          'grid overflow-hidden rounded-full border-2 [&>span]:size-full',
          isChosen ? 'border-member' : 'border-edge grayscale',
        )}
      >
        <Avatar {...member} />
      </span>
      {isChosen && mark === 'heart' && (
        <Heart className="fill-coral text-paper absolute -end-1.5 -bottom-1.5 size-7.5 forced-colors:text-[Highlight]" />
      )}
      {isChosen && mark !== 'heart' && (
        <Check
          strokeWidth={3.5}
          className="bg-ink text-paper border-paper absolute -end-1 -bottom-1 size-5.5 rounded-full border-2 p-0.5 forced-colors:bg-[Highlight]"
        />
      )}
    </span>
  )
}

interface FaceProps {
  member: Member
  isChosen: boolean
  isSmall?: boolean
  mark?: FaceChoiceProps['mark'] | undefined
}

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
    <List>
      {members.map((member) => (
        <li
          key={member.id}
          className="grid grid-cols-[minmax(3.5rem,auto)_1fr] items-center gap-2 py-2"
        >
          <span
            aria-hidden="true"
            className="grid w-min min-w-16 max-w-24 justify-items-center gap-0.5 wrap-break-word md:w-40 md:max-w-none md:flex md:items-center md:gap-3"
          >
            <Avatar {...member} />
            <bdi className="text-small max-w-full leading-tight">{member.name}</bdi>
          </span>
          <Row
            legend={ask(member.name)}
            value={valueOf(member.id)}
            onChange={(mood) => onChange(member.id, mood)}
          />
        </li>
      ))}
    </List>
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
          <Option
            key={mood}
            name={name}
            label={moodNames[mood]}
            checked={value === mood}
            onChange={() => onChange(mood)}
            className="relative grid size-11 place-items-center rounded-full md:size-14"
          >
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
                strokeWidth={3.5}
                className="bg-ink text-paper border-paper absolute -end-0.5 -bottom-0.5 size-5.5 rounded-full border-2 p-0.5"
              />
            )}
          </Option>
        ))}
      </div>
    </fieldset>
  )
}
