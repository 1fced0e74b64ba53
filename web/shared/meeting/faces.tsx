import { Check, Heart } from '#web/ui/icons.ts'
import { useId, type ReactNode } from 'react'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
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
  /** Where turns are chosen, those who have not had theirs: the others wear the check, and the chosen face its ring alone. */
  waiting?: readonly Member[]
  /** What may be chosen instead: beside the legend, or after the faces where that is hidden. */
  children?: ReactNode
}

/** People are chosen by their faces, with their names below: a chosen one has a ring and a check. */
export function FaceChoice(props: FaceChoiceProps) {
  const { legend, hideLegend, members, values, onPick, many, mark, children } = props
  const { waiting } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={hideLegend || children ? 'sr-only' : 'mb-2 font-semibold'}>
        {legend}
      </legend>
      {children && !hideLegend && (
        <div className="mb-1 flex flex-wrap items-center gap-x-4">
          <span aria-hidden="true" className="font-semibold">
            {legend}
          </span>
          {children}
        </div>
      )}
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        {members.map((member) => (
          <Option
            key={member.id}
            type={many ? 'checkbox' : 'radio'}
            name={name}
            color={member.color}
            checked={values.includes(member.id)}
            onChange={() => onPick(member.id)}
            className="rounded-field grid w-min min-w-15 max-w-full justify-items-center gap-1 text-center wrap-break-word forced-colors:p-0.5"
          >
            <Face
              member={member}
              isChosen={values.includes(member.id)}
              isDone={waiting ? !waiting.includes(member) : values.includes(member.id)}
              mark={mark}
            />
            <bdi className="text-small max-w-full leading-tight">{member.name}</bdi>
          </Option>
        ))}
        {hideLegend && children}
      </div>
    </fieldset>
  )
}

/** A face that is a control: a chosen one has a ring and its mark. */
function Face({ member, isChosen, isDone, mark }: FaceProps) {
  return (
    <span className="relative inline-grid size-[var(--face,--spacing(14))]">
      <span
        className={classes(
          'grid overflow-hidden rounded-full border-2 [&>span]:size-full',
          // In forced colours the frame around face and name says it: two would be a box in a box.
          'forced-colors:border-[Canvas]',
          isChosen ? 'border-member' : 'border-transparent',
        )}
      >
        <Avatar {...member} />
      </span>
      {isChosen && mark === 'heart' && (
        <Heart className="fill-coral text-paper absolute -end-1.5 -bottom-1.5 size-7.5 forced-colors:text-[Highlight]" />
      )}
      {isDone && mark !== 'heart' && (
        <Check
          strokeWidth={3.5}
          className={classes(
            'border-paper absolute -end-1 -bottom-1 size-5.5 rounded-full border-2 p-0.5 forced-colors:bg-[Highlight]',
            // As in the check-in: green is who has answered.
            isChosen ? 'bg-ink text-paper' : 'bg-leaf text-on-leaf',
          )}
        />
      )}
    </span>
  )
}

interface FaceProps {
  member: Member
  isChosen: boolean
  isDone: boolean
  mark: FaceChoiceProps['mark'] | undefined
}

interface MoodLinesProps {
  /** Whose answer the next tap is; nobody’s once all have said. */
  asked: Member | undefined
  members: readonly Member[]
  /** The question to one of them: "How was the week, Mia?". */
  ask: (name: string) => string
  moodOf: (memberId: string) => number | undefined
  onMood: (memberId: string, mood: Mood) => void
  /** The faces to choose from. */
  shown: readonly Mood[]
}

/** A line for each face: whoever is asked taps one, and their own goes there. */
export function MoodLines({ asked, members, ask, moodOf, onMood, shown }: MoodLinesProps) {
  const question = asked && ask(asked.name)
  return (
    <div role="group" aria-label={question}>
      <p role="status" className="sr-only">
        {question}
      </p>
      <List>
        {shown.map((mood) => {
          const there = members.filter(({ id }) => moodOf(id) === mood)
          return (
            <li key={mood}>
              <button
                type="button"
                disabled={!asked}
                onClick={() => asked && onMood(asked.id, mood)}
                className="hover:bg-sunken flex min-h-16 w-full items-center gap-3 py-1 text-start"
              >
                <MoodFace mood={mood} className="size-12" />
                <span className="min-w-0 flex-1">{moodNames[mood]}</span>
                {there.length > 0 && <AvatarRow members={there} />}
              </button>
            </li>
          )
        })}
      </List>
    </div>
  )
}

interface MoodsTogetherProps {
  label: string
  members: readonly Member[]
  moodOf: (memberId: string) => number | undefined
}

/** What everybody answered, at a glance: each mood with the faces that gave it. */
export function MoodsTogether({ label, members, moodOf }: MoodsTogetherProps) {
  const given = moods.filter((mood) => members.some(({ id }) => moodOf(id) === mood))
  if (given.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-5 gap-y-2">
      {given.map((mood) => (
        <li key={mood} className="flex items-center gap-2">
          <MoodFace mood={mood} labelled className="size-8" />
          <AvatarRow members={members.filter(({ id }) => moodOf(id) === mood)} />
        </li>
      ))}
    </ul>
  )
}
