import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { X } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { HereException } from '#core/days-here/schema.ts'
import { dayRange, weekdayOf, weekStart } from '#core/time/calendar.ts'
import { isInPattern, withPattern } from '#core/days-here/days-here.ts'
import type { Member } from '#core/members/member.ts'
import { settingsPaths } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange as rangeWords, isDate, lastDate, longDay, tinyWeekday } from '#web/lib/dates.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/choice-group.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { OtherHome } from './other-home.tsx'
import { patternOf, patternWords } from './pattern-words.ts'

/** On which days somebody is here: their weeks, and what is otherwise. */
export function DaysHerePage() {
  const { members } = useHome()
  const [parameters, setParameters] = useSearchParams()
  const asked = members.find(({ id }) => id === parameters.get('member'))
  const goer = members.find(({ daysHere }) => daysHere)
  const member = asked ?? goer ?? members.find(({ kind }) => kind === 'child') ?? members[0]!
  return (
    <SettingsPage
      title={t`Who is here when`}
      back={{ to: settingsPaths.family, label: t`Family` }}
      lead={t`For whoever has two homes. Tasks, check-ins, reminders and the printed plan ask only who is here that day.`}
    >
      <FaceChoice
        legend={t`Whose days?`}
        members={members}
        values={[member.id]}
        onPick={(id) => setParameters({ member: id }, { replace: true })}
      />
      <Weeks
        key={`weeks ${member.id} ${JSON.stringify(member.daysHere?.patterns)}`}
        member={member}
      />
      <Exceptions key={member.id} member={member} />
      {member.kind === 'child' && <OtherHome key={`other ${member.id}`} member={member} />}
    </SettingsPage>
  )
}

const often = [
  { value: 'always', label: t`Always` },
  { value: 'some', label: t`On some days` },
] as const

/** The two weeks from this one on, day by day: both alike are every week. */
function Weeks({ member }: { member: Member }) {
  const { family, toFamily } = useHome()
  const undoToast = useUndoToast()
  const start = weekStart(useToday(), family.familyData.settings.startOfWeek)
  const days = dayRange(start, 14)
  const [here, setHere] = useState(() => days.filter((day) => isInPattern(member, day)))
  const begun = here.length === days.length ? 'always' : 'some'
  const [kind, setKind] = useState<'always' | 'some'>(begun)
  const chosen = kind === 'always' ? days : here
  const pattern = patternOf(chosen, start)
  const isChanged = days.some((day) => chosen.includes(day) !== isInPattern(member, day))
  const rows = [
    { legend: t`This week`, days: days.slice(0, 7) },
    { legend: t`The week after`, days: days.slice(7) },
  ]
  const save = () => {
    const patterns = withPattern(member.daysHere, pattern)
    const sent = toFamily({ type: 'set-days-here', memberId: member.id, patterns })
    const [{ name }, words] = [member, patternWords(pattern)]
    undoToast(t`${name}: ${words}`, [sent])
  }
  return (
    <SettingsSection title={t`When is ${member.name} here?`}>
      <Segmented
        label={t`When is ${member.name} here?`}
        options={often}
        value={kind}
        onChange={setKind}
      />
      {kind === 'some' &&
        rows.map((row) => (
          <DayRow
            key={row.legend}
            {...row}
            values={here}
            onPick={(day) =>
              setHere(here.includes(day) ? here.filter((one) => one !== day) : [...here, day])
            }
          />
        ))}
      <p aria-live="polite" className="max-w-measure first-letter:uppercase">
        {patternWords(pattern)}.{' '}
        {kind === 'some' && (
          <span className="text-quiet">
            <Trans>And so on, week after week.</Trans>
          </span>
        )}
      </p>
      {isChanged && (
        <div className="grid justify-items-start gap-2">
          <Button size="small" onClick={save}>
            <Trans>Save from this week on</Trans>
          </Button>
          <p className="text-small text-quiet">
            <Trans>The weeks before stay as they were.</Trans>
          </p>
        </div>
      )}
    </SettingsSection>
  )
}

interface DayRowProps {
  legend: string
  days: readonly string[]
  values: readonly string[]
  onPick: (day: string) => void
}

/** Seven days to press; a chosen one wears a check. */
function DayRow({ legend, days, values, onPick }: DayRowProps) {
  return (
    <fieldset>
      <legend className="text-small text-quiet mb-1 font-semibold">{legend}</legend>
      <div className="grid max-w-96 grid-cols-7 gap-1">
        {days.map((day) => (
          <Chip
            key={day}
            type="checkbox"
            aria-label={longDay(day)}
            label={<span aria-hidden="true">{tinyWeekday(weekdayOf(day))}</span>}
            checked={values.includes(day)}
            onChange={() => onPick(day)}
            shape="min-h-15 flex-col justify-center"
          />
        ))}
      </div>
    </fieldset>
  )
}

const states = [
  { value: 'away', label: t`Away` },
  { value: 'here', label: t`Here` },
] as const

/** Holidays and single days: those that are entered and not over, and one more. */
function Exceptions({ member }: { member: Member }) {
  const today = useToday()
  const coming = (member.daysHere?.exceptions ?? []).filter(({ to }) => to >= today)
  return (
    <SettingsSection title={t`Otherwise`} lead={t`Holidays, and days on which it is not as usual.`}>
      {coming.length > 0 && (
        <List label={t`Otherwise`}>
          {coming.map((one) => (
            <ExceptionItem key={one.from} one={one} member={member} />
          ))}
        </List>
      )}
      <NewException member={member} today={today} />
    </SettingsSection>
  )
}

const spanWords = ({ from, to }: Pick<HereException, 'from' | 'to'>) =>
  from === to ? longDay(from) : rangeWords(from, to)

function ExceptionItem({ one, member }: { one: HereException; member: Member }) {
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  const days = spanWords(one)
  const words = one.isHere ? t`Here ${days}` : t`Away ${days}`
  const drop = () => {
    const said = [{ from: one.from, to: one.to, isHere: null }]
    undoToast(t`As usual again`, [
      toFamily({ type: 'say-days-here', memberId: member.id, days: said }),
    ])
  }
  return (
    <ListItem name={words}>
      <IconButton
        label={t`As usual again: ${words}`}
        icon={<X />}
        className="-me-2"
        onClick={drop}
      />
    </ListItem>
  )
}

function NewException({ member, today }: { member: Member; today: string }) {
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  const draft = useDraft(`days here ${member.id}`, { from: '', to: '', state: 'away' })
  const { from, to, state } = draft.value
  const last = to || from
  const form = useForm({
    rules: {},
    check: () => {
      if (!isDate(from)) return { from: t`Choose the first day.` }
      return isDate(last) && last >= from
        ? {}
        : { to: t`Choose a day that is not before the first.` }
    },
    send: () => {
      const days = [{ from, to: last, isHere: state === 'here' }]
      const [{ name }, span] = [member, spanWords({ from, to: last })]
      const words = state === 'here' ? t`${name} is here ${span}` : t`${name} is away ${span}`
      undoToast(words, [toFamily({ type: 'say-days-here', memberId: member.id, days })])
      draft.drop()
    },
  })
  return (
    <Form form={form} className="grid gap-3">
      <Segmented
        label={t`Is ${member.name} away or here?`}
        options={states}
        value={state === 'here' ? 'here' : 'away'}
        onChange={(next) => draft.set((now) => ({ ...now, state: next }))}
      />
      <div className="grid max-w-96 grid-cols-2 gap-3">
        <TextField
          type="date"
          label={t({ message: 'From', context: 'a day' })}
          name="from"
          min={today}
          max={lastDate}
          {...typedPart(draft, 'from')}
        />
        <TextField
          type="date"
          label={t({ message: 'To', context: 'a day' })}
          name="to"
          optional
          min={from || today}
          max={lastDate}
          {...typedPart(draft, 'to')}
        />
      </div>
      <Button type="submit" variant="secondary" size="small" className="justify-self-start">
        <Trans>Add</Trans>
      </Button>
    </Form>
  )
}
