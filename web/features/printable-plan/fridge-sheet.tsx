import type { CSSProperties } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { weekdayOf } from '#core/domain/calendar.ts'
import type { Member } from '#core/domain/member.ts'
import { ownersOf } from '#core/domain/task.ts'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import { repeatWords } from '#web/parts/repeat-words.ts'
import { ownerWords } from '#web/parts/task-words.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { cellOf, weekDays } from './boxes.ts'
import { QrCode } from './qr-code.tsx'
import { Sheet } from './sheet.tsx'
import type { Paper } from './paper.ts'

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

/** More owners than this share one box: there is no room for a box each. */
const mostBoxes = 8

/** With more tasks than this a line is too low for two lines of text. */
const mostInTwoLines = 32

/** The week for the fridge: tasks × days with a box for everybody who does the task. */
export function FridgeSheet(props: FridgeSheetProps) {
  const { sprint, week, members, paper, mission, experiment, address } = props
  const days = weekDays(sprint, week)
  const name = sprint.weeks === 1 ? sprint.name : `${sprint.name}, week ${week + 1}`
  const lines = { '--lines': sprint.tasks.length + 1 } as CSSProperties
  return (
    <Sheet paper={paper} label={`Fridge sheet, ${name}`}>
      <header className="sheet-head">
        <div className="min-w-0">
          <p className="sheet-title font-display font-bold">{name}</p>
          <p className="sheet-lead">{dayRange(days[0]!, days[6]!)}</p>
          {mission && <p className="sheet-lead sheet-one-line">Our mission: {mission}</p>}
          {sprint.missionStep !== '' && (
            <p className="sheet-lead sheet-one-line font-semibold">
              This time: {sprint.missionStep}
            </p>
          )}
        </div>
        <div className="sheet-code">
          <QrCode text={address} title="Code that opens this week for ticking" />
          Tick on the phone
        </div>
      </header>
      <div
        role="table"
        aria-label={`Tasks and days, ${name}`}
        className={classes('sheet-plan', sprint.tasks.length > mostInTwoLines && 'sheet-dense')}
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
          <Row key={task.id} sprint={sprint} task={task} days={days} members={members} />
        ))}
      </div>
      <footer className="sheet-foot">
        <p className="sheet-one-line">{experiment && `We try out: ${experiment}`}</p>
        <Legend />
      </footer>
    </Sheet>
  )
}

interface RowProps {
  sprint: Sprint
  task: Task
  days: readonly string[]
  members: readonly Member[]
}

function Row({ sprint, task, days, members }: RowProps) {
  const ids = ownersOf(
    task,
    members.map(({ id }) => id),
  )
  const owners = members.filter(({ id }) => ids.includes(id))
  const letters = owners.length > mostBoxes ? [''] : owners.map(({ name }) => initial(name))
  return (
    <div role="row">
      <span role="rowheader" className="sheet-task">
        <TaskIcon name={task.icon} className="sheet-picture" />
        <span className="sheet-words">
          <span className="font-semibold">{task.title}</span>{' '}
          <span className="sheet-who">
            {ownerWords(task.owners, members)}, {repeatWords(task.repeat)}
          </span>
        </span>
      </span>
      {days.map((day) => {
        const cell = cellOf(sprint, task, day)
        const isOff = sprint.pausedDates.includes(day)
        return (
          <span key={day} role="cell" className={classes('sheet-cell', isOff && 'sheet-off')}>
            {cell !== 'none' &&
              letters.map((letter, index) => (
                <span
                  key={index}
                  className={classes('sheet-box', cell === 'open' && 'sheet-box-open')}
                >
                  {owners.length > 1 && letter}
                </span>
              ))}
          </span>
        )
      })}
    </div>
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

/** The first letter of a name as a person counts letters. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
