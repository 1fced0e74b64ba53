import type { CSSProperties } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { dayRange } from '#web/lib/dates.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { stripBoxes, weekDays } from './boxes.ts'
import { MemberFace } from './member-face.tsx'
import type { Paper } from './paper.ts'
import { Sheet } from './sheet.tsx'
import './strips-sheet.css'

export type Strip = { member: Member; tasks: Task[] }

interface StripsSheetProps {
  sprint: Sprint
  week: number
  strips: readonly Strip[]
  /** The height of the page in lines. */
  lines: number
  paper: Paper
}

/** Strips to cut out: a child's own tasks with large pictures and boxes. */
export function StripsSheet({ sprint, week, strips, lines, paper }: StripsSheetProps) {
  const days = weekDays(sprint, week)
  const names = strips.map(({ member }) => member.name).join(', ')
  return (
    <Sheet paper={paper} label={`Strips for ${names}, ${dayRange(days[0]!, days[6]!)}`}>
      <div className="sheet-strips" style={{ '--lines': lines } as CSSProperties}>
        {strips.map(({ member, tasks }) => (
          <div key={member.id} className="strip">
            <p className="strip-head font-display font-bold">
              <MemberFace member={member} className="strip-face" />
              <span className="sheet-one-line">{member.name}</span>
              <span className="strip-when font-sans font-normal">
                {dayRange(days[0]!, days[6]!)}
              </span>
            </p>
            <ul>
              {tasks.map((task) => (
                <li key={task.id} className="strip-line">
                  <TaskIcon name={task.icon} className="strip-picture" />
                  <span className="strip-words">{task.title}</span>
                  <span className="strip-boxes">
                    {stripBoxes(sprint, task, days).map((letters, index) => (
                      <span key={index} className="sheet-box">
                        {letters}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  )
}
