import { plural } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { classes } from '#web/lib/classes.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { rowOf, type PaperBox as Box } from './boxes.ts'
import { Who } from './names.tsx'
import { PaperBox, partsOf } from './paper-box.tsx'

/** More boxes on a day are as small as a pen allows. */
export const mostLarge = 6

interface FridgeRowProps {
  sprint: Sprint
  task: Task
  days: readonly string[]
  members: readonly Member[]
  /** What stands in whose box, by id. */
  letters: ReadonlyMap<string, string>
}

/** A task with its picture, whose it is, and its boxes on the days of the week. */
export function FridgeRow({ sprint, task, days, members, letters }: FridgeRowProps) {
  const row = rowOf(sprint, task, { days, members })
  const isOff = (day: string) => sprint.pausedDates.includes(day)
  const firstOn = days.findIndex((day) => !isOff(day))
  // What any day will do for begins with the first day that counts: above a box there stands a day.
  const gone = row.kind === 'any-day' ? days.slice(0, firstOn === -1 ? days.length : firstOn) : []
  const who = { task, owners: ownersOf(task, members, sprint), letters }
  return (
    <div role="row" data-row className="sheet-row">
      <span role="rowheader" className="sheet-task">
        <TaskIcon name={task.icon} className="sheet-picture" />
        <span>
          <bdi className="sheet-what">{task.title}</bdi>
          <span className="sheet-who">
            {row.kind === 'any-day' && row.times.length > 0 ? (
              <Trans>
                <Who {...who} />, {timesWords(row.times.length)}
              </Trans>
            ) : (
              <Who {...who} />
            )}
          </span>
        </span>
      </span>
      {gone.map((day) => (
        <span key={day} role="cell" className="sheet-cell sheet-off" />
      ))}
      {row.kind === 'any-day' ? (
        <span
          role="cell"
          aria-colspan={days.length - gone.length}
          className="sheet-cell sheet-any-day"
          style={{ gridColumnStart: gone.length + 2 }}
        >
          <span className="sheet-hint">
            <Trans>any day</Trans>
          </span>
          <span className="sheet-times">
            {row.times.map((boxes, time) => (
              <Boxes key={time} {...{ boxes, letters }} taskId={task.id} date={null} isOpen />
            ))}
          </span>
        </span>
      ) : (
        row.cells.map((boxes, index) => {
          const day = days[index]!
          return (
            <span
              key={day}
              role="cell"
              className={classes('sheet-cell', isOff(day) && 'sheet-off')}
            >
              <Boxes {...{ boxes, letters }} taskId={task.id} date={day} isOpen={row.isOpen} />
            </span>
          )
        })
      )}
    </div>
  )
}

/** "twice", on a sheet that is of one week. */
function timesWords(times: number): string {
  return plural(times, { 1: 'once', 2: 'twice', other: '# times' })
}

interface BoxesProps extends Pick<FridgeRowProps, 'letters'> {
  taskId: string
  boxes: readonly Box[]
  date: string | null
  isOpen: boolean
}

function Boxes({ boxes, ...of }: BoxesProps) {
  const parts = partsOf(boxes)
  return (
    <span
      className={classes(
        'sheet-boxes',
        parts > 2 && 'sheet-some-boxes',
        parts > mostLarge && 'sheet-many-boxes',
      )}
    >
      {boxes.map((box) => (
        <PaperBox key={box.memberIds.join()} box={box} {...of} />
      ))}
    </span>
  )
}
