import { t } from '#core/say.ts'
import { useState } from 'react'
import type { Sharing } from '#core/tasks/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { dueIn } from '#core/tasks/seldom.ts'
import { entriesOf } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { timesWords } from '#web/shared/tasks/task-words.ts'
import { weekdayChoices } from '#web/shared/week/meeting-time.tsx'
import { ChooseMany, ChooseOne } from '#web/ui/choice-group.tsx'
import { Stepper } from '#web/ui/controls.tsx'
import type { TaskDraft } from './task-draft.ts'

interface SharingChoiceProps {
  value: Sharing | null
  onChange: (sharing: Sharing | null) => void
}

const choices = [
  { value: 'each', label: t`Each of them` },
  { value: 'one', label: t`One of them` },
  { value: 'together', label: t`All together` },
  { value: 'daily-turns', label: t`In turns, by day` },
  { value: 'weekly-turns', label: t`In turns, by week` },
] as const

const hints = {
  each: t`Everybody ticks for themselves.`,
  one: t`Whoever did it ticks, and it is done.`,
  together: t`One tick for all of you.`,
  'daily-turns': t`Every time it is somebody else’s turn.`,
  'weekly-turns': t`Every week it is somebody else’s turn.`,
}

/** How several people share a task (N5). */
export function SharingChoice({ value, onChange }: SharingChoiceProps) {
  const chosen = value ?? 'each'
  return (
    <ChooseOne
      legend={t`How do they share it?`}
      hint={hints[chosen]}
      choices={choices}
      value={chosen}
      onChange={(sharing) => onChange(sharing === 'each' ? null : sharing)}
    />
  )
}

interface RepeatChoiceProps {
  draft: TaskDraft
  startOfWeek: Weekday
  /** The first day of the plan that it is for. */
  planStart: string
  error: string | undefined
  onChange: (
    changes: Partial<Pick<TaskDraft, 'repeat' | 'times' | 'days' | 'every' | 'startsOn'>>,
  ) => void
}

const schoolDays: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The days of a word that everybody knows (N13): one tap in the place of five. */
const presets = {
  'every-day': [...weekdays],
  'school-days': [...schoolDays],
  weekend: ['Saturday', 'Sunday'],
} satisfies Record<string, Weekday[]>

/** What most tasks are; the rest is one tap further (N13). */
const usual = ['once', 'every-day', 'school-days', 'weekend'] as const
type Usual = (typeof usual)[number]
const isUsual = (value: string): value is Usual => usual.some((one) => one === value)

function presetOf({ repeat, days, every }: TaskDraft) {
  if (repeat === 'seldom') return every
  if (repeat !== 'days') return repeat
  const isSame = (preset: readonly Weekday[]) =>
    preset.length === days.length && preset.every((day) => days.includes(day))
  return entriesOf(presets).find(([, preset]) => isSame(preset))?.[0] ?? 'days'
}

/** How often, and what belongs to it. */
export function RepeatChoice(props: RepeatChoiceProps) {
  const { draft, startOfWeek, planStart, error, onChange } = props
  const preset = presetOf(draft)
  // Once somebody chooses days one by one, they go on to, whatever word those days have.
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = wantsOther || !isUsual(preset)
  const value = isOther && draft.repeat === 'days' ? 'days' : preset
  const choose = (chosen: typeof value | 'other') => {
    setWantsOther(!isUsual(chosen))
    if (chosen === 'other') onChange({ repeat: 'times' })
    else if (chosen === 'once' || chosen === 'times' || chosen === 'days')
      onChange({ repeat: chosen })
    else if (chosen === 'two-weeks' || chosen === 'month')
      onChange({ repeat: 'seldom', every: chosen, startsOn: planStart })
    else onChange({ repeat: 'days', days: presets[chosen] })
  }
  return (
    <div className="grid gap-3">
      <ChooseOne
        legend={t`How often?`}
        choices={[
          { value: 'once', label: t`Once` },
          { value: 'every-day', label: t`Every day` },
          { value: 'school-days', label: t`School days` },
          { value: 'weekend', label: t`Weekend` },
          { value: 'other', label: t`Other …` },
        ]}
        value={isOther ? 'other' : preset}
        onChange={choose}
      />
      {isOther && (
        <ChooseOne
          legend={t`Which rhythm?`}
          choices={[
            { value: 'times', label: t`A few times a week` },
            { value: 'days', label: t`On certain days` },
            { value: 'two-weeks', label: t`Every other week` },
            { value: 'month', label: t`Every month` },
          ]}
          value={value}
          onChange={choose}
        />
      )}
      {draft.repeat === 'times' && (
        <Stepper
          label={t`Times a week`}
          max={limits.timesAWeek}
          value={draft.times}
          text={timesWords}
          onChange={(times) => onChange({ times })}
        />
      )}
      {draft.repeat === 'seldom' && <FirstWeek {...props} />}
      {isOther && draft.repeat === 'days' && (
        <ChooseMany
          legend={t`On which days?`}
          error={error}
          choices={weekdayChoices(startOfWeek)}
          values={draft.days}
          onChange={(days) => onChange({ days })}
        />
      )}
    </div>
  )
}

/** The week in which a seldom task comes first: none of these where it comes later. */
function FirstWeek({ draft, planStart, onChange }: RepeatChoiceProps) {
  const repeat = { kind: 'seldom', every: draft.every, startsOn: draft.startsOn } as const
  const weeks = [
    { value: planStart, label: t`In this plan` },
    { value: addDays(planStart, 7), label: t`The week after` },
  ]
  return (
    <ChooseOne
      legend={t`When for the first time?`}
      choices={weeks}
      value={weeks.find(({ value }) => dueIn(repeat, value) !== null)?.value ?? null}
      onChange={(startsOn) => onChange({ startsOn })}
    />
  )
}
