import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { LucideIcon } from '#web/ui/icon.ts'
import { Clock, Dices, House, MapPin, Trees, Users } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { activities } from '#content/activities/index.ts'
import type { Activity, Place } from '#content/activities/activity.ts'
import type { Speaker } from '#content/questions/question.ts'
import { ageBands, type AgeBand } from '#core/words.ts'
import { ageBandNames, agesText } from '#web/shared/members/member-words.ts'
import { classes } from '#web/lib/classes.ts'
import { useToday } from '#web/lib/use-today.ts'
import { PublicPage, useBackToMore, useVisitor } from '#web/shared/public/public-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Card, Disclosure, PageHeading, Section } from '#web/ui/layout.tsx'
import { QuestionWheel } from './question-wheel.tsx'

/** Questions to ask and things to do: for everybody, without an account. */
export function FunScreen() {
  const forUs = useForUs()
  return (
    <PublicPage
      title={t`Fun`}
      description={t`A wheel of questions by age and ${activities.length} things to do together: quick or long, indoors or out, from toddlers to teenagers.`}
    >
      {/* Where there is room the wheel stands beside all of it, from the title on. */}
      <div
        className={classes(
          'grid grid-cols-1 gap-x-16 gap-y-3 md:grid-cols-2',
          'md:grid-rows-[auto_1fr_auto]',
        )}
      >
        <PageHeading title={t`Fun together`} back={useBackToMore()} />
        <QuestionWheel youngest={forUs.youngest} goesByEye={forUs.goesByEye} />
      </div>
      <Activities suits={forUs.suits} />
    </PublicPage>
  )
}

/** What fits those who are here: the wheel begins with their youngest, and nothing needs a sense that is not there. */
export interface ForUs {
  youngest: Speaker | null
  goesByEye: boolean
  suits: (key: string) => boolean
}

const everybody: ForUs = { youngest: null, goesByEye: false, suits: () => true }

/** For visitors, and until more is known, it is for everybody; a family’s code is fetched for families alone. */
function useForUs(): ForUs {
  const familyId = useVisitor()?.familyId
  const today = useToday()
  const [found, setFound] = useState(everybody)
  useEffect(() => {
    if (!familyId) return
    let isHere = true
    void import('./for-this-family.ts')
      .then(({ forThisFamily }) => forThisFamily(familyId, today))
      .then(
        (one) => isHere && setFound(one),
        () => undefined, // Without an answer it stays what it is for everybody.
      )
    return () => {
      isHere = false
    }
  }, [familyId, today])
  return found
}

/**
 * Things to do together, one at a time, for the time, the place and the age there is; something always
 * fits. Whoever wants to choose by themselves unfolds them all, also without scripts.
 */
function Activities({ suits }: Pick<ForUs, 'suits'>) {
  const [wanted, setWanted] = useState(anything)
  const [picked, setPicked] = useState<Activity | null>(null)
  const fitting = activities.filter(({ key }) => suits(key))
  const found = findActivities(fitting, wanted)
  const shown = picked ?? found[0]
  return (
    <Section title={t`Things to do together`}>
      {/* Beside it where there is room: what is looked for. */}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-4 md:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <div role="status">{shown && <ActivityCard key={shown.key} activity={shown} />}</div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              variant="secondary"
              icon={<Dices />}
              onClick={() => setPicked(pickAnother(found, shown ?? null))}
            >
              <Trans>Another one</Trans>
            </Button>
            <p role="status" className="text-quiet">
              {plural(found.length, { one: 'One idea', other: '# ideas' })}
            </p>
          </div>
        </div>
        <Disclosure summary={t`What fits us?`}>
          <ActivityFilters
            onChange={(next) => {
              setWanted(next)
              setPicked(null)
            }}
          />
        </Disclosure>
      </div>
      <Disclosure summary={t`All of them`}>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
          {found.map((activity) => (
            <li key={activity.key} className="flex">
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}

const placeNames: Record<Place, string> = {
  indoors: t`Indoors`,
  outdoors: t`Outdoors`,
  anywhere: t`Anywhere`,
}

const placeIcons: Record<Place, LucideIcon> = { indoors: House, outdoors: Trees, anywhere: MapPin }

/** Something to do, with how long it takes, where, and for whom. */
function ActivityCard({ activity }: { activity: Activity }) {
  const { title, description, minutes, place, ages } = activity
  return (
    <Card className="flex w-full flex-col gap-2">
      <h3 className="text-lead">{title}</h3>
      <p className="text-quiet">{description}</p>
      <p className="text-small text-quiet mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 font-medium">
        <Fact Icon={Clock}>{timeText(minutes)}</Fact>
        <Fact Icon={placeIcons[place]}>{placeNames[place]}</Fact>
        <Fact Icon={Users}>{agesText(ages)}</Fact>
      </p>
    </Card>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className="size-4.5 shrink-0" />
      <span className="first-letter:uppercase">{children}</span>
    </span>
  )
}

function timeText(minutes: number): string {
  if (minutes < 60) return plural(minutes, { one: '# minute', other: '# minutes' })
  return plural(minutes / 60, { one: '# hour', other: '# hours' })
}

/**
 * How long, where, and with whom. The form itself holds what is chosen, because it can be used
 * before the scripts are there, and browsers fill it in again on the way back.
 */
function ActivityFilters({ onChange }: { onChange: (wanted: Wanted) => void }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current && isChosen(form.current)) onChange(wantedIn(form.current))
    // Once: later choices come by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <form
      ref={form}
      aria-label={t`What fits`}
      className="grid grid-cols-1 gap-4"
      onChange={(event) => onChange(wantedIn(event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField label={t`How long?`} name="minutes">
        <option value="">
          <Trans>As long as it takes</Trans>
        </option>
        <option value={15}>
          <Trans>A quarter of an hour</Trans>
        </option>
        <option value={30}>
          <Trans>Half an hour</Trans>
        </option>
        <option value={60}>
          <Trans>An hour</Trans>
        </option>
      </SelectField>
      <SelectField label={t`Where?`} name="place">
        <option value="">
          <Trans>In or out</Trans>
        </option>
        <option value="indoors">
          <Trans>Indoors</Trans>
        </option>
        <option value="outdoors">
          <Trans>Outdoors</Trans>
        </option>
      </SelectField>
      <SelectField label={t`With whom?`} name="age">
        <option value="">
          <Trans>Any age</Trans>
        </option>
        {ageBands.map((band) => (
          <option key={band} value={band}>
            {ageBandNames[band]}
          </option>
        ))}
      </SelectField>
    </form>
  )
}

const isChosen = (form: HTMLFormElement) => [...new FormData(form).values()].some(Boolean)

function wantedIn(form: HTMLFormElement): Wanted {
  const values = new FormData(form)
  const minutes = Number(values.get('minutes'))
  return {
    minutes: minutes > 0 ? minutes : null,
    place: places.find((place) => place === values.get('place')) ?? null,
    age: ageBands.find((band) => band === values.get('age')) ?? null,
  }
}

const places = ['indoors', 'outdoors'] as const

/** What a family has and wants; null leaves it open. */
type Wanted = {
  minutes: number | null
  place: (typeof places)[number] | null
  age: AgeBand | null
}

export const anything: Wanted = { minutes: null, place: null, age: null }

/** One of the list by chance, and not the same as before where there is another. */
export function pickAnother(list: readonly Activity[], before: Activity | null): Activity | null {
  const others = list.filter((one) => one !== before)
  return others[Math.floor(Math.random() * others.length)] ?? before
}

/** What fits all that is wanted; an activity for anywhere fits both places. */
export function findActivities(list: readonly Activity[], wanted: Wanted): readonly Activity[] {
  const { minutes, place, age } = wanted
  return list.filter(
    (one) =>
      (minutes === null || one.minutes <= minutes) &&
      (place === null || one.place === place || one.place === 'anywhere') &&
      (age === null || one.ages.length === 0 || one.ages.includes(age)),
  )
}
