import { Check, Heart } from '#web/ui/icons.ts'
import { useId, type ReactNode } from 'react'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { List } from '#web/ui/list.tsx'
import { Option } from '#web/ui/option.tsx'
import { moodButton, MoodFace, moodNames, moods, type Mood } from '#web/ui/mood-faces.tsx'

interface FaceChoiceProps {
  legend: string
  hideLegend?: boolean
  members: readonly Member[]
  values: readonly string[]
  /** The face that was tapped. */
  onPick: (memberId: string) => void
  /** Any of them rather than one. */
  many?: boolean
  /** Where nothing else is asked, they take the room there is. */
  isLarge?: boolean
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
  const { waiting, isLarge } = props
  const name = useId()
  return (
    <fieldset className={isLarge ? '@container' : undefined}>
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
      <div
        className={classes(
          // The ring that a face may have stands before the edge at which everything else begins.
          '-ms-0.5 flex flex-wrap gap-2',
          isLarge && '@min-[30rem]:[--face:6rem]',
        )}
      >
        {members.map((member) => (
          <Option
            key={member.id}
            type={many ? 'checkbox' : 'radio'}
            name={name}
            color={member.color}
            checked={values.includes(member.id)}
            onChange={() => onPick(member.id)}
            className="rounded-field grid w-min min-w-14 max-w-full justify-items-center gap-1 text-center wrap-break-word forced-colors:p-0.5"
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
          isChosen ? 'border-member-edge' : 'border-transparent',
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

interface MoodRowsProps {
  members: readonly Member[]
  /** The question to one of them: "How was the week, Mia?". */
  ask: (name: string) => string
  moodOf: (memberId: string) => number | undefined
  onMood: (memberId: string, mood: Mood) => void
  /** The faces that one of them chooses from. */
  shownTo: (member: Member) => readonly Mood[]
}

/** A face, its name where there is room, and five columns as wide as their longest word needs. */
const moodColumns = classes(
  'grid grid-cols-[--spacing(11)_1fr_1fr_1fr_1fr_1fr] *:min-w-0',
  '@min-[30rem]:grid-cols-[--spacing(14)_1fr_repeat(5,--spacing(18))]',
)

/** A row of faces for everybody, and what each face means above them all: who is ready points. */
export function MoodRows({ members, ask, moodOf, onMood, shownTo }: MoodRowsProps) {
  return (
    <div className="@container">
      <p
        aria-hidden="true"
        className={classes('text-tiny text-quiet items-end text-center leading-tight', moodColumns)}
      >
        <span className="@min-[30rem]:col-span-2" />
        {moods.map((mood) => (
          <span key={mood}>{moodNames[mood]}</span>
        ))}
      </p>
      <List as="div">
        {members.map((member) => (
          <div
            key={member.id}
            role="group"
            aria-label={ask(member.name)}
            className={classes('items-center py-1.5', moodColumns)}
          >
            <span className="row-span-2 flex @min-[30rem]:row-span-1">
              <Avatar {...member} />
            </span>
            <bdi className="text-small col-span-5 ps-2 leading-tight font-semibold @min-[30rem]:col-span-1 @min-[30rem]:ps-0">
              {member.name}
            </bdi>
            {/* Each face stands below its word, also where some are left out. */}
            {moods.map((mood) =>
              shownTo(member).includes(mood) ? (
                <button
                  key={mood}
                  type="button"
                  aria-label={moodNames[mood]}
                  aria-pressed={moodOf(member.id) === mood}
                  onClick={() => moodOf(member.id) === mood || onMood(member.id, mood)}
                  className={classes(
                    'rounded-field mx-0.5 grid border-transparent p-0.5',
                    moodButton,
                  )}
                >
                  <MoodFace mood={mood} className="size-10 @min-[30rem]:size-12" />
                </button>
              ) : (
                <span key={mood} />
              ),
            )}
          </div>
        ))}
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
