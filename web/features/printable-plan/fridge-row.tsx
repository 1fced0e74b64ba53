import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { ownersOf } from '#core/domain/task.ts'
import { classes } from '#web/lib/classes.ts'
import { repeatWords } from '#web/shared/tasks/repeat-words.ts'
import { ownerWords } from '#web/shared/tasks/task-words.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { cellOf } from './boxes.ts'
import { MemberFace } from './member-face.tsx'

interface FridgeRowProps {
  sprint: Sprint
  task: Task
  days: readonly string[]
  members: readonly Member[]
  /** What stands in whose box, by id. */
  letters: ReadonlyMap<string, string>
  mostBoxes: number
  /** Whether there is room for the owners' animals. */
  withFaces: boolean
}

/** A longer title takes two lines, and leaves whose it is a third one. */
const shortTitle = 36

/** More animals than this are a zoo, and the words say it better. */
const mostFaces = 4

/** A task with its picture, whose it is, and its boxes on the days of the week. */
export function FridgeRow(props: FridgeRowProps) {
  const { sprint, task, days, members, letters, mostBoxes, withFaces } = props
  const ids = ownersOf(
    task,
    members.map(({ id }) => id),
  )
  const owners = members.filter(({ id }) => ids.includes(id))
  const boxes = owners.length > mostBoxes ? [''] : owners.map(({ id }) => letters.get(id))
  return (
    <div role="row">
      <span role="rowheader" className="sheet-task">
        <TaskIcon name={task.icon} className="sheet-picture" />
        <span className={classes('sheet-words', task.title.length > shortTitle && 'sheet-long')}>
          <span className="sheet-what font-semibold">{task.title}</span>{' '}
          <span className="sheet-who">
            {withFaces &&
              owners.length <= mostFaces &&
              owners.map((member) => (
                <MemberFace key={member.id} member={member} className="sheet-small-face" />
              ))}
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
              boxes.map((letter, index) => (
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
