import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName, weekWithin } from '#content/week-name.ts'
import { Moon } from '#web/ui/icons.ts'
import { useEffect } from 'react'
import type { Sprint, SprintChanges } from '#core/sprint/schema.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { rescopedTasks } from '#core/sprint/rescope.ts'
import { endOf, daysOf } from '#core/time/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import type { Sent } from '#web/data/send.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange, isDate, lastDate, shortDay } from '#web/lib/dates.ts'
import { useHash } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { SavedLine, useSavedText } from '#web/shared/drafts/saved-field.tsx'
import { usePlanDays } from '#web/shared/week/week-words.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Stepper } from '#web/ui/controls.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Disclosure, Section } from '#web/ui/layout.tsx'

const place = 'pause'

/** What is set once a week, behind one line that says how it stands (N31). */
export function WeekSettings({ sprint }: { sprint: Sprint }) {
  const wanted = useHash() === `#${place}`
  useEffect(() => {
    if (wanted) document.getElementById(place)?.scrollIntoView()
  }, [wanted])
  const off = usePlanDays(sprint).off.length
  const daysOff = plural(off, { 0: 'no days off', one: '# day off', other: '# days off' })
  return (
    <div className="border-line border-y py-1">
      <Disclosure
        open={wanted}
        summary={
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-body font-semibold">
              <Trans>Dates and days off</Trans>
            </h2>
            <span className="text-small text-quiet font-normal">
              {notesOf(sprint.weeks > 1 && weeksWords(sprint.weeks), daysOff)}
            </span>
          </span>
        }
      >
        <div className="grid grid-cols-1 items-start gap-8 pt-3 pb-4 lg:grid-cols-2">
          <PlanDetails sprint={sprint} />
          <PauseDays sprint={sprint} />
        </div>
      </Disclosure>
    </div>
  )
}

const weeksWords = (weeks: number) => plural(weeks, { one: '# week', other: '# weeks' })

/** Name, step and days; each keeps itself. */
function PlanDetails({ sprint }: { sprint: Sprint }) {
  const { toSprint } = useSend()
  const undoToast = useUndoToast()
  const edit = (fields: { changes: SprintChanges; from?: SprintChanges }) =>
    toSprint(sprint.id, { type: 'edit-sprint', ...fields })
  const editDates = (changes: Partial<Pick<Sprint, 'startsOn' | 'weeks'>>) => {
    const shown = { ...sprint, ...changes }
    const sent = edit({ changes })
    undoToast(t`Now ${dayRange(shown.startsOn, endOf(shown))}`, [sent])
    return sent
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <NameField
        about={`name ${sprint.id}`}
        name={weekName(sprint.name)}
        onSave={(name) => edit({ changes: { name } })}
      />
      <SavedLine
        about={`step ${sprint.id}`}
        field="missionStep"
        label={t`Step towards the mission`}
        hint={t`What you want to have reached by the end.`}
        optional
        value={sprint.missionStep}
        onSave={edit}
      />
      <Dates sprint={sprint} onSave={editDates} />
    </div>
  )
}

interface NameFieldProps {
  about: string
  name: string
  onSave: (name: string) => Sent
}

function NameField({ about, name, onSave }: NameFieldProps) {
  const { text, field } = useSavedText(name, {
    about,
    clean: oneLine,
    save: (next) => next !== '' && onSave(next),
  })
  return (
    <TextField
      label={t`Name`}
      error={oneLine(text) === '' ? t`Give the week a name, for example “Week 3”.` : undefined}
      {...field}
      limit={limits.name}
      maxLength={limits.name}
    />
  )
}

interface DatesProps {
  sprint: Sprint
  onSave: (changes: Partial<Pick<Sprint, 'startsOn' | 'weeks'>>) => Sent
}

function Dates({ sprint, onSave }: DatesProps) {
  const { sprints } = useHome()
  const { text, field } = useSavedText(sprint.startsOn, {
    about: `first day ${sprint.id}`,
    clean: (date) => date,
    save: (startsOn) => isDate(startsOn) && onSave({ startsOn }),
  })
  const valid = isDate(text)
  const shown = { ...sprint, startsOn: valid ? text : sprint.startsOn }
  const overlap = overlapOf(shown, sprints)
  const other = overlap && weekWithin(overlap.name)
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        type="date"
        label={t`First day`}
        required
        error={valid ? undefined : t`Choose the day on which it begins.`}
        {...field}
        min="1900-01-01"
        max={lastDate}
      />
      <Stepper
        label={t`How long`}
        max={limits.sprintWeeks}
        value={sprint.weeks}
        text={weeksWords}
        onChange={(weeks) => onSave({ weeks })}
      />
      <p role="status" className="text-quiet">
        {dayRange(shown.startsOn, endOf(shown))}
        {other !== null && `. ${t`Some of these days belong to ${other}, too.`}`}
      </p>
    </div>
  )
}

/** Another sprint that shares days with this one, or null. */
export function overlapOf(sprint: Sprint, sprints: readonly Sprint[]): Sprint | null {
  return (
    sprints.find(
      (other) =>
        other.id !== sprint.id &&
        other.startsOn <= endOf(sprint) &&
        endOf(other) >= sprint.startsOn,
    ) ?? null
  )
}

/** Days that do not count: the plan shrinks by them instead of breaking. */
function PauseDays({ sprint }: { sprint: Sprint }) {
  const today = useToday()
  const { toSprint } = useSend()
  const undoToast = useUndoToast()
  const pause = (dates: string[]) => toSprint(sprint.id, { type: 'pause-days', dates })

  const days = daysOf(sprint)
  const { before } = usePlanDays(sprint)
  const weeks = Array.from({ length: sprint.weeks }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).filter((day) => !before.includes(day)),
  )
  const ahead = days.filter((day) => day >= today && !sprint.pausedDates.includes(day))
  const pauseTheRest = () =>
    undoToast(t`The rest is off. Get well, or have a good time.`, [
      pause([...sprint.pausedDates, ...ahead]),
    ])
  return (
    <Section
      id={place}
      title={t`Days off`}
      lead={t`Ill, or away? Days off ask for nothing, and nothing of them counts as missed.`}
    >
      {weeks.map(
        (week, index) =>
          week.length > 0 && (
            <ChooseMany
              key={index}
              legend={sprint.weeks === 1 ? t`Days off` : t`Days off in week ${index + 1}`}
              hideLegend={sprint.weeks === 1}
              choices={week.map((day) => ({ value: day, label: shortDay(day) }))}
              values={sprint.pausedDates.filter((day) => week.includes(day))}
              onChange={(chosen) =>
                void pause([...sprint.pausedDates.filter((day) => !week.includes(day)), ...chosen])
              }
            />
          ),
      )}
      {days.includes(today) && ahead.length > 1 && (
        <Button
          size="small"
          variant="secondary"
          icon={<Moon />}
          className="justify-self-start"
          onClick={pauseTheRest}
        >
          <Trans>Off from today to the end</Trans>
        </Button>
      )}
      <WhatIsLeft sprint={sprint} />
    </Section>
  )
}

/** What the plan asks for now that some of its days are off. */
function WhatIsLeft({ sprint }: { sprint: Sprint }) {
  const { members } = useHome()
  const { before: gone, off: daysOff } = usePlanDays(sprint)
  const { planned } = sprintProgress(sprint, members)
  const { planned: whole } = sprintProgress({ ...sprint, pausedDates: [...gone] }, members)
  const smaller = rescopedTasks(sprint, members, gone)
  const off = daysOff.length
  return (
    <div>
      <p role="status" className="text-quiet">
        {off > 0 && plural(off, { one: '# day off.', other: '# days off.' })}{' '}
        {off > 0 && asksFor(planned, whole)}
      </p>
      {smaller.length > 0 && (
        <Disclosure summary={t`What that changes`}>
          <ul className="grid gap-1">
            {smaller.map(({ task: { id, title }, before, now }) => (
              <li key={id}>
                {now === 0
                  ? t`${title} rests`
                  : plural(before, { other: `${title}: ${now} instead of # times` })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

function asksFor(planned: number, whole: number): string {
  if (planned === 0) return t`The plan asks for nothing any more; what is done stays done.`
  return planned === whole
    ? plural(planned, {
        one: 'The plan still fits: it asks for # thing.',
        other: 'The plan still fits: it asks for # things.',
      })
    : plural(planned, {
        one: `The plan now asks for # thing instead of ${whole}.`,
        other: `The plan now asks for # things instead of ${whole}.`,
      })
}
