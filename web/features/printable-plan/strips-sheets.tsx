import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import { notesOf } from '#web/lib/words.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Marks } from './marks.tsx'
import { TickBox } from './paper-box.tsx'
import { stripBoxes, weekDays, type StripBox } from './boxes.ts'
import { MemberFace, Sheet, type Paper, useFit } from '#web/shared/paper/sheet.tsx'

interface StripsSheetsProps {
  sprint: Sprint
  week: number
  members: readonly Member[]
  paper: Paper
}

type StripLine = { task: Task; boxes: readonly StripBox[] }
/** A child's lines that stay together on one sheet. */
type Strip = { member: Member; lines: readonly StripLine[] }

/** So many lines, each of four lines of text, fit on a sheet at the smallest size. */
const mostLines = 10

/** A strip for every child who has something to do in that week. */
function stripsOf({ sprint, week, members }: Omit<StripsSheetsProps, 'paper'>): Strip[] {
  const of = { days: weekDays(sprint, week), members }
  return members
    .filter(({ kind }) => kind === 'child')
    .flatMap((member) => {
      const lines = sprint.tasks
        .map((task) => ({ task, boxes: stripBoxes(sprint, task, { ...of, memberId: member.id }) }))
        .filter(({ boxes }) => boxes.length > 0)
      return Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, part) => ({
        member,
        lines: lines.slice(part * mostLines, (part + 1) * mostLines),
      }))
    })
}

/** Millimetres below which nobody can draw. */
const leastToDraw = 20

/** Whether there is any child with something to do. */
export const hasStrips = (sprint: Sprint, members: readonly Member[]): boolean =>
  Array.from({ length: sprint.weeks }, (_, week) => stripsOf({ sprint, week, members })).some(
    (strips) => strips.length > 0,
  )

/** Strips to cut out: a child's own tasks with large pictures and boxes. */
export function StripsSheets(props: StripsSheetsProps) {
  const { sprint, week, paper } = props
  const strips = stripsOf(props)
  const { ref, fit } = useFit(strips.length, paper, Object.values(props))
  const days = weekDays(sprint, week)
  const when = dayRange(days[0]!, days[6]!)
  const hasCrayons = strips.some(({ member }) => isUnderSix(member, days[0]!))
  if (strips.length === 0) return null
  const style = { '--scale': fit.scale, '--extra': 0 }
  return (
    <div ref={ref} style={style} className="grid gap-6 print:block">
      {fit.sheets.map((sheet, index) => {
        const names = notesOf(...new Set(sheet.map((strip) => strips[strip]!.member.name)))
        return (
          <Sheet key={index} paper={paper} label={t`Strips for ${names}, ${when}`}>
            <div className="strips">
              {sheet.map((strip, place) => (
                <ChildStrip
                  key={strip}
                  {...strips[strip]!}
                  {...{ when, week, room: fit.room[index]! }}
                  hasCrayons={hasCrayons}
                  slot={`strip ${week} ${strip}`}
                  tags={1 + (place % 4)}
                />
              ))}
            </div>
          </Sheet>
        )
      })}
    </div>
  )
}

interface ChildStripProps extends Strip {
  /** Somebody holds a crayon rather than a pen and needs more room: all boxes are of one size. */
  hasCrayons: boolean
  when: string
  week: number
  /** What the strip has of the page beside what it needs, in millimetres. */
  room: number
  slot: string
  tags: number
}

function ChildStrip(props: ChildStripProps) {
  const { member, lines, hasCrayons, when, week, room, slot, tags } = props
  return (
    <div
      data-row
      data-sheet={slot}
      data-week={week}
      data-tags={tags}
      className={classes('strip', hasCrayons && 'strip-crayons')}
    >
      <Marks slot={slot} tags={tags} />
      <p className="strip-head font-display font-bold">
        <MemberFace member={member} className="strip-face" />
        <bdi>{member.name}</bdi>
        <span className="strip-when font-sans font-normal">{when}</span>
      </p>
      <ul className="strip-lines">
        {lines.map(({ task, boxes }) => (
          <li key={task.id} className="strip-line">
            <TaskIcon name={task.icon} className="strip-picture" />
            <bdi className="strip-words">{task.title}</bdi>
            <span className="strip-boxes">
              {boxes.map(({ day, ...box }, index) => (
                <TickBox
                  key={index}
                  {...box}
                  taskId={task.id}
                  label={day}
                  isPill={box.kind === 'all'}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {room > leastToDraw && (
        <p className="strip-drawing">
          <Trans>My picture of the week</Trans>
        </p>
      )}
    </div>
  )
}
