import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { ownersOf } from '#core/domain/task.ts'
import { classes } from '#web/lib/classes.ts'
import { timesWords } from '#web/shared/tasks/task-words.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { rowOf, type PaperBox as Box } from './boxes.ts'
import { Who } from './names.tsx'

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
  const times = task.repeat.kind === 'times' ? task.repeat.times : 1
  return (
    <div role="row" data-row className="sheet-row">
      <span role="rowheader" className="sheet-task">
        <TaskIcon name={task.icon} className="sheet-picture" />
        <span>
          <bdi className="sheet-what">{task.title}</bdi>
          <span className="sheet-who">
            <Who task={task} owners={ownersOf(task, members)} {...{ letters }} />
            {row.kind === 'any-day' && `, ${timesWords(times).replace(' a week', '')}`}
          </span>
        </span>
      </span>
      {row.kind === 'any-day' ? (
        <span role="cell" aria-colspan={7} className="sheet-cell sheet-any-day">
          <span className="sheet-hint">any day</span>
          <span className="sheet-times">
            {row.times.map((boxes, time) => (
              <Boxes key={time} boxes={boxes} letters={letters} />
            ))}
          </span>
        </span>
      ) : (
        row.cells.map((boxes, index) => {
          const isOff = sprint.pausedDates.includes(days[index]!)
          return (
            <span
              key={days[index]}
              role="cell"
              className={classes('sheet-cell', isOff && 'sheet-off')}
            >
              <Boxes boxes={boxes} letters={letters} isOpen={row.isOpen} />
            </span>
          )
        })
      )}
    </div>
  )
}

interface BoxesProps extends Pick<FridgeRowProps, 'letters'> {
  boxes: readonly Box[]
  isOpen?: boolean
}

function Boxes({ boxes, ...of }: BoxesProps) {
  const parts = boxes[0]?.kind === 'split' ? boxes[0].memberIds.length : boxes.length
  return (
    <span
      className={classes(
        'sheet-boxes',
        parts > 2 && 'sheet-some-boxes',
        boxes.length > 6 && 'sheet-many-boxes',
      )}
    >
      {boxes.map((box) => (
        <PaperBox key={box.memberIds.join()} box={box} {...of} />
      ))}
    </span>
  )
}

/** So many names stand in a box that is split; more of them leave it empty, for whoever does it to sign. */
const mostParts = 4

interface PaperBoxProps {
  box: Box
  letters: ReadonlyMap<string, string>
  /** The box stands on a day, and another day will do as well. */
  isOpen?: boolean
}

/** One tick: a box of one's own, a box in parts for whoever did it, a pill for all together. */
function PaperBox({ box: { kind, memberIds }, letters, isOpen = false }: PaperBoxProps) {
  const look = classes('sheet-box', isOpen && 'sheet-box-open')
  if (kind === 'all') return <span className={classes(look, 'sheet-pill')}>all</span>
  if (kind === 'own') return <span className={look}>{letters.get(memberIds[0]!)}</span>
  if (memberIds.length > mostParts) return <span className={classes(look, 'sheet-pill')}>who?</span>
  return (
    <span className={classes(look, 'sheet-split')}>
      {memberIds.map((id) => (
        <span key={id}>{letters.get(id)}</span>
      ))}
    </span>
  )
}
