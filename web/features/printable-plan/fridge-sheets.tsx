import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { dayRange, shortWeekdayOf } from '#web/lib/dates.ts'
import { notesOf } from '#web/lib/words.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { tasksIn, weekDays } from './boxes.ts'
import { FridgeRow, mostLarge } from './fridge-row.tsx'
import { Marks } from './marks.tsx'
import { shortNames } from './names.tsx'
import { MemberFace, Sheet, type Paper, useFit } from '#web/shared/paper/sheet.tsx'
import { DateLine, DatesInColumns, fitsColumns, type WeekEntry } from './week-dates.tsx'
import './fridge-sheets.css'

interface FridgeSheetsProps {
  sprint: Sprint
  /** The sprint's n-th week, beginning with 0. */
  week: number
  members: readonly Member[]
  /** What is on the days of that week. */
  entries: readonly WeekEntry[]
  paper: Paper
  mission: string | null
  experiment: string | null
  /** Opens this week for ticking. */
  address: string
}

/** The week for the fridge: dates, and tasks × days with their boxes, on as many sheets as it takes. */
export function FridgeSheets(props: FridgeSheetsProps) {
  const { sprint, week, members, entries, paper, experiment } = props
  const days = weekDays(sprint, week)
  const whole = weekName(sprint.name)
  const name = sprint.weeks === 1 ? whole : t`${whole}, week ${week + 1}`
  const letters = members.length > 1 ? shortNames(members) : new Map<string, string>()
  const isFull = members.length > mostLarge
  const rows = [
    ...dateRows({ entries, members, days }),
    ...tasksIn(sprint, days).map((task) => (
      <FridgeRow key={task.id} {...{ sprint, task, days, members, letters }} />
    )),
  ]
  const { ref, fit } = useFit(rows.length, paper, Object.values(props))
  const style = { '--scale': fit.scale, '--extra': fit.extra }
  return (
    <div ref={ref} style={style} className="grid gap-6 print:block">
      {fit.sheets.map((sheet, index) => {
        const [number, of] = [index + 1, fit.sheets.length]
        const which = of > 1 ? t`sheet ${number} of ${of}` : ''
        const slot = `fridge ${week} ${index}`
        const label = notesOf(t`Fridge sheet, ${name}`, which)
        return (
          <Sheet key={index} {...{ paper, label }} marked={{ slot, week, tags: 0 }}>
            <Marks slot={slot} tags={0} />
            <Head {...props} name={name} days={dayRange(days[0]!, days[6]!)} which={which} />
            {members.length > 1 && <Everybody members={members} letters={letters} />}
            <div
              role="table"
              aria-label={label}
              className={classes('sheet-plan', isFull && 'sheet-full')}
            >
              <Days sprint={sprint} days={days} />
              {sheet.map((row) => rows[row])}
            </div>
            <Foot sprint={sprint} experiment={experiment} isShort={members.length < 2} />
          </Sheet>
        )
      })}
    </div>
  )
}

type DateRowsProps = Pick<FridgeSheetsProps, 'entries' | 'members'> & { days: readonly string[] }

function dateRows({ entries, members, days }: DateRowsProps) {
  if (entries.length === 0) return []
  if (fitsColumns(entries, members))
    return [<DatesInColumns key="dates" {...{ entries, members, days }} />]
  return entries.map((entry) => <DateLine key={entry.id} entry={entry} members={members} />)
}

type HeadProps = Pick<FridgeSheetsProps, 'sprint' | 'mission' | 'address'> & {
  name: string
  days: string
  /** "sheet 1 of 2" */
  which: string
}

/** Which week it is, what for, and the code that leads to it. */
function Head({ sprint, mission, address, name, days, which }: HeadProps) {
  return (
    <header className="sheet-head">
      <div className="sheet-headings">
        <p className="sheet-title font-display font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="sheet-lead">{notesOf(days, which)}</p>
        {mission && (
          <p className="sheet-lead">
            <Trans>
              Our mission: <bdi>{mission}</bdi>
            </Trans>
          </p>
        )}
        {sprint.missionStep !== '' && (
          <p className="sheet-lead font-semibold">
            <Trans>
              This time: <bdi>{sprint.missionStep}</bdi>
            </Trans>
          </p>
        )}
      </div>
      <div className="sheet-code">
        <QrCode text={address} title={t`Code that opens this week for ticking`} />
        <Trans>Tick on the phone</Trans>
      </div>
    </header>
  )
}

interface EverybodyProps {
  members: readonly Member[]
  letters: ReadonlyMap<string, string>
}

/** Everybody with face and name, and the letters of their boxes. */
function Everybody({ members, letters }: EverybodyProps) {
  return (
    <ul className={classes('sheet-people', members.length > 8 && 'sheet-many-people')}>
      {members.map((member) => (
        <li key={member.id} className="sheet-person">
          <MemberFace member={member} className="sheet-face" />
          <span className="sheet-letters">{letters.get(member.id)}</span>
          <bdi>{member.name}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Days({ sprint, days }: { sprint: Sprint; days: readonly string[] }) {
  return (
    <div role="row" className="sheet-row sheet-days">
      <span role="columnheader" className="sheet-task">
        <Trans>What</Trans>
      </span>
      {days.map((day) => (
        <span
          key={day}
          role="columnheader"
          className={sprint.pausedDates.includes(day) ? 'sheet-gone' : undefined}
        >
          {shortWeekdayOf(day)}
          <b>{Number(day.slice(8))}</b>
        </span>
      ))}
    </div>
  )
}

interface FootProps extends Pick<FridgeSheetsProps, 'sprint' | 'experiment'> {
  /** Nobody shares anything. */
  isShort: boolean
}

/** What the family tries out, a line for its own words, and how the boxes are meant. */
function Foot({ sprint: { tasks }, experiment, isShort }: FootProps) {
  const shares = (sharing: string) => !isShort && tasks.some((task) => task.sharing === sharing)
  return (
    <footer className="sheet-foot">
      {experiment && (
        <p>
          <Trans>
            We try out: <bdi className="font-semibold">{experiment}</bdi>
          </Trans>
        </p>
      )}
      <p className="sheet-own-words">
        <Trans>Something lovely this week</Trans>
      </p>
      <p className="sheet-legend">
        <span>
          <Example mark="M2 5.5l2.2 2.5L8.5 2" />{' '}
          {t({ message: 'tick', context: 'how a box is meant' })}
        </span>
        {shares('one') && (
          <span>
            <span className="sheet-split">
              <Example mark="M2 2l6 6M8 2L2 8" />
              <Example />
            </span>
            <Trans>cross who did it</Trans>
          </span>
        )}
        {shares('together') && (
          <span>
            <Trans>
              <span className="sheet-box sheet-pill" /> one tick for all
            </Trans>
          </span>
        )}
        <span>
          <span className="sheet-ringed">
            <Example mark="M2 5.5l2.2 2.5L8.5 2" />
          </span>
          <Trans>wrong? ring the box, and Elefam asks</Trans>
        </span>
      </p>
    </footer>
  )
}

/** A box as a pen leaves it. */
function Example({ mark }: { mark?: string }) {
  return (
    <span className="sheet-box">
      {mark && (
        <svg viewBox="0 0 10 10" aria-hidden="true" className="sheet-cross">
          <path d={mark} />
        </svg>
      )}
    </span>
  )
}
