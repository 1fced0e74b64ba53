import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMemo, useState } from 'react'
import type { Member } from '#core/members/member.ts'
import type { PaperOutcome } from '#core/paper/paper-ticks.ts'
import { isOwner } from '#core/tasks/task.ts'
import { errors } from '#core/errors.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { listOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Disclosure, Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import {
  boxWords,
  broughtBy,
  goneWords,
  taskOf,
  whoAndWhen,
  type Brought,
  type BroughtBox,
} from './brought.ts'
import type { ReadSheet } from './photo.ts'
import { Preview, type Pin } from './pictures.tsx'
import { UnsureBoxes } from './unsure-boxes.tsx'

interface CameBackProps {
  sheets: readonly ReadSheet[]
  preview: ImageBitmap | null
  onAdd: (ticks: readonly Brought[]) => void
}

/** What a photograph brings: the ticks by task, questions where it is unsure, and what is left out. */
export function CameBack({ sheets, preview, onAdd }: CameBackProps) {
  const user = useUser()
  const { sprints, members, today } = useHome()
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set())
  const [whose, setWhose] = useState<ReadonlyMap<string, string>>(new Map())
  const on = useMemo(() => {
    const memberIds = members.map(({ id }) => id)
    // No tick asks for the time of day.
    const context = { now: `${today}T12:00:00.000Z`, userId: user.id, memberIds }
    return { context, today }
  }, [members, today, user.id])
  const lines = broughtBy(sheets, sprints, { said, whose }, on)
  // Each unsure box is asked about that would bring something if it were ticked.
  const unsure = useMemo(() => {
    const all = new Set(
      sheets.flatMap(({ sheet, boxes }) =>
        boxes.flatMap(({ state }, at) => (state === 'unsure' ? `${sheet.code} ${at}` : [])),
      ),
    )
    return broughtBy(sheets, sprints, { said: all, whose: new Map() }, on).filter(
      ({ key, outcome }) => all.has(key) && ['new', 'who'].includes(outcome.kind),
    )
  }, [sheets, sprints, on])
  const ticks = lines.flatMap(({ sprint, outcome }): Brought[] =>
    outcome.kind === 'new' ? [{ sprintId: sprint.id, tick: outcome.tick }] : [],
  )
  const who = lines.filter(
    (line) => line.outcome.kind === 'who' || (whose.has(line.key) && line.outcome.kind === 'new'),
  )
  const open = unsure.filter(({ key }) => !said.has(key))
  const pins = [
    ...lines.map(({ sheet, at }): Pin => ({ at: sheet.places[at]!, kind: 'ticked' })),
    ...open.map(({ sheet, at }): Pin => ({ at: sheet.places[at]!, kind: 'unsure' })),
  ]
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={ticksFound(ticks.length, open.length)}>
        {ticks.length > 0 && <NewTicks lines={lines} members={members} />}
        {preview && (
          <Disclosure summary={t`Show the photo`}>
            <Preview
              picture={preview}
              pins={pins}
              label={plural(lines.length, {
                one: 'Your photo with # tick on it',
                other: 'Your photo with # ticks on it',
              })}
            />
          </Disclosure>
        )}
      </Section>
      {unsure.length > 0 && (
        <UnsureBoxes lines={unsure} members={members} said={said} onSay={setSaid} />
      )}
      {who.length > 0 && (
        <Section title={t`Who did it?`} lead={t`Where you say nothing, nothing is ticked.`}>
          {who.map((line) => (
            <ChooseOne
              key={line.key}
              legend={boxWords(line, [])}
              choices={members
                .filter(({ id }) => line.box.memberIds.includes(id) && owns(line, id))
                .map((member) => ({
                  value: member.id,
                  label: member.name,
                  icon: <Avatar {...member} size="tiny" />,
                }))}
              value={whose.get(line.key) ?? null}
              onChange={(id) => setWhose(new Map(whose).set(line.key, id))}
            />
          ))}
        </Section>
      )}
      <LeftOut lines={lines} members={members} />
      {ticks.length > 0 && (
        <Button className="max-sm:w-full justify-self-start" onClick={() => onAdd(ticks)}>
          {plural(ticks.length, { one: 'Add # tick', other: 'Add # ticks' })}
        </Button>
      )}
    </div>
  )
}

/** Whether it is theirs by the plan as it is now. */
function owns(line: BroughtBox, memberId: string): boolean {
  const task = taskOf(line)
  return task !== undefined && isOwner(task, memberId)
}

function ticksFound(found: number, unsure: number): string {
  if (found > 0) return plural(found, { one: '# tick found', other: '# ticks found' })
  return unsure > 0 ? t`Nothing for sure yet` : t`Nothing new on it`
}

/** The ticks that are new, a line for each task: who, and on which days. */
function NewTicks({
  lines,
  members,
}: {
  lines: readonly BroughtBox[]
  members: readonly Member[]
}) {
  const fresh = lines.filter(({ outcome }) => outcome.kind === 'new')
  const tasks = [...new Set(fresh.map(({ box }) => box.taskId))]
  return (
    <List>
      {tasks.map((id) => {
        const own = fresh.filter(({ box }) => box.taskId === id)
        const task = taskOf(own[0]!)
        return (
          <li key={id} className="flex items-center gap-4 py-3">
            <TaskIcon name={task?.icon ?? null} className="text-elephant-ink size-6 shrink-0" />
            <div className="min-w-0 leading-snug">
              <bdi className="font-medium">{task?.title}</bdi>
              <p className="text-small text-quiet">{whoAndWhen(own, members)}</p>
            </div>
          </li>
        )
      })}
    </List>
  )
}

/** What is ticked on paper and brings nothing, folded, with why. */
function LeftOut({ lines, members }: { lines: readonly BroughtBox[]; members: readonly Member[] }) {
  const of = (kind: PaperOutcome['kind']) => lines.filter(({ outcome }) => outcome.kind === kind)
  const gone = of('gone').map(({ box }) => goneWords(box, members))
  const refused = of('refused').map((line) => {
    const { outcome } = line
    const why = outcome.kind === 'refused' ? errors[outcome.refusal.code].message : ''
    const box = boxWords(line, members)
    return t`${box}: ${why}`
  })
  const toCome = of('to-come').map((line) => boxWords(line, members))
  const done = of('done').length
  const total = gone.length + refused.length + toCome.length + done
  if (total === 0) return null
  return (
    <Disclosure
      summary={plural(total, { one: 'One that adds nothing', other: '# that add nothing' })}
    >
      <ul className="grid list-disc gap-1 ps-5">
        {done > 0 && (
          <li>
            {plural(done, {
              one: 'One is ticked here already.',
              other: '# are ticked here already.',
            })}
          </li>
        )}
        {toCome.map((words) => (
          <li key={words}>
            <Trans>{words}: this day is still to come.</Trans>
          </li>
        ))}
        {gone.length > 0 && (
          <li>
            <Trans>No longer in the plan: {listOf(gone)}.</Trans>
          </li>
        )}
        {refused.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
