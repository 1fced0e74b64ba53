import type { CSSProperties } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { weekdayOf } from '#core/domain/calendar.ts'
import type { Member } from '#core/domain/member.ts'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import { weekDays } from './boxes.ts'
import { FridgeRow } from './fridge-row.tsx'
import { shortNames } from './letters.ts'
import { MemberFace } from './member-face.tsx'
import { QrCode } from './qr-code.tsx'
import { Sheet } from './sheet.tsx'
import type { Paper } from './paper.ts'
import './fridge-sheet.css'

interface FridgeSheetProps {
  sprint: Sprint
  /** The sprint's n-th week, beginning with 0. */
  week: number
  members: readonly Member[]
  paper: Paper
  mission: string | null
  experiment: string | null
  /** Opens this week for ticking. */
  address: string
}

/** With more tasks than this a line is too low for two lines of text. */
const mostInTwoLines = 26

/** More owners than this share one box: there is no room for a box each. */
const mostBoxes = (tasks: number) => (tasks > mostInTwoLines ? 3 : tasks > 14 ? 6 : 9)

/** The week for the fridge: tasks × days with a box for everybody who does the task. */
export function FridgeSheet(props: FridgeSheetProps) {
  const { sprint, week, members, paper, mission, experiment, address } = props
  const days = weekDays(sprint, week)
  const name = sprint.weeks === 1 ? sprint.name : `${sprint.name}, week ${week + 1}`
  const lines = { '--lines': sprint.tasks.length } as CSSProperties
  const isDense = sprint.tasks.length > mostInTwoLines
  const letters = shortNames(members)
  return (
    <Sheet paper={paper} label={`Fridge sheet, ${name}`}>
      <Head {...{ sprint, mission, address, name }} days={dayRange(days[0]!, days[6]!)} />
      <Everybody members={members} letters={letters} />
      <div
        role="table"
        aria-label={`Tasks and days, ${name}`}
        className={classes('sheet-plan', isDense && 'sheet-dense')}
        style={lines}
      >
        <div role="row">
          <span role="columnheader" className="sheet-task font-semibold">
            What
          </span>
          {days.map((day) => (
            <span key={day} role="columnheader" className="sheet-day">
              {weekdayOf(day).slice(0, 3)}
              <span className="font-normal">{Number(day.slice(8))}</span>
            </span>
          ))}
        </div>
        {sprint.tasks.map((task) => (
          <FridgeRow
            key={task.id}
            {...{ sprint, task, days, members, letters }}
            mostBoxes={mostBoxes(sprint.tasks.length)}
            withFaces={!isDense}
          />
        ))}
      </div>
      <footer className="sheet-foot">
        <p className="sheet-one-line">{experiment && `We try out: ${experiment}`}</p>
        <Legend />
      </footer>
    </Sheet>
  )
}

type HeadProps = Pick<FridgeSheetProps, 'sprint' | 'mission' | 'address'> & {
  name: string
  days: string
}

/** Which week it is, what for, and the code that leads to it. */
function Head({ sprint, mission, address, name, days }: HeadProps) {
  return (
    <header className="sheet-head">
      <div className="sheet-headings">
        <p className="sheet-title font-display font-bold">{name}</p>
        <p className="sheet-lead">{days}</p>
        {mission && <p className="sheet-lead sheet-one-line">Our mission: {mission}</p>}
        {sprint.missionStep !== '' && (
          <p className="sheet-lead sheet-one-line font-semibold">This time: {sprint.missionStep}</p>
        )}
      </div>
      <div className="sheet-code">
        <QrCode text={address} title="Code that opens this week for ticking" />
        Tick on the phone
      </div>
    </header>
  )
}

/** Everybody with face and name, and the letters of their boxes. */
function Everybody({
  members,
  letters,
}: Pick<FridgeSheetProps, 'members'> & { letters: ReadonlyMap<string, string> }) {
  if (members.length < 2) return null
  return (
    <ul className={classes('sheet-people', members.length > 8 && 'sheet-many-people')}>
      {members.map((member) => (
        <li key={member.id} className="sheet-person">
          <MemberFace member={member} className="sheet-face" />
          <span className="sheet-letters">{letters.get(member.id)}</span>
          <span className="sheet-one-line">{member.name}</span>
        </li>
      ))}
    </ul>
  )
}

function Legend() {
  const box = { '--box': 'calc(var(--mm) * 3.2)' } as CSSProperties
  return (
    <p className="flex shrink-0 items-center gap-[calc(var(--mm)*1.5)]" style={box}>
      <span className="sheet-box" /> on that day
      <span className="sheet-box sheet-box-open ms-[calc(var(--mm)*2)]" /> on any day
    </p>
  )
}
