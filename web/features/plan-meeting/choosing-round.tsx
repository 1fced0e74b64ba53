import { useRef, useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { ownTasks, plentyFor } from '#core/domain/load.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { AgeQuestion } from '#web/shared/meeting/age-question.tsx'
import { MemberChoice } from '#web/shared/meeting/member-choice.tsx'
import { useHere } from '#web/shared/meeting/use-here.ts'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** Everybody in turn takes what they like from the plan, the youngest first. */
export function ChoosingRound({ sprint }: { sprint: Sprint }) {
  const here = useHere(sprint.meeting)
  const [chosenId, choose] = useState<string | null>(null)
  const round = useRef<HTMLDivElement>(null)
  const member = here.find(({ id }) => id === chosenId) ?? here[0]
  if (!member || here.length < 2 || sprint.tasks.length === 0) return null
  const next = here[here.indexOf(member) + 1]
  /** The phone goes on: the next one's name and question stand where everybody looks. */
  const passTo = (id: string) => {
    choose(id)
    requestAnimationFrame(() => {
      round.current?.scrollIntoView({ block: 'start' })
      const chooser = round.current?.querySelector<HTMLElement>('input:checked')
      chooser?.focus({ preventScroll: true })
    })
  }
  return (
    <Section title="Everybody chooses">
      <div ref={round} className="scroll-mt-6">
        <MemberChoice
          legend="Who chooses now?"
          hint="The youngest first."
          members={here}
          value={member.id}
          onChange={choose}
        />
      </div>
      <AgeQuestion gathering={{ kind: 'plan-meeting', sprintId: sprint.id }} member={member} />
      <Taking key={member.id} sprint={sprint} member={member} />
      {next && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => passTo(next.id)}
        >{`Now ${next.name} chooses`}</Button>
      )}
    </Section>
  )
}

/** The plan's tasks with those that this member has taken; what everybody does is there to be taken. */
function Taking({ sprint, member }: { sprint: Sprint; member: Member }) {
  const send = useSend()
  const deeds = usePlanActions(sprint)
  const own = ownTasks(sprint, member.id).map(({ id }) => id)
  const change = (ids: readonly string[]) => {
    const task = sprint.tasks.find(({ id }) => ids.includes(id) !== own.includes(id))
    if (!task) return
    const changes = { owners: withOrWithout(task, member.id) }
    // What was everybody's is said aloud, or the others would look for it in vain.
    if (task.owners === 'everyone') return deeds.give(task, changes.owners)
    void send.toSprint(sprint.id, { type: 'edit-task', taskId: task.id, changes })
  }
  return (
    <ChooseMany
      legend={`What does ${member.name} take?`}
      hint={usePlenty(sprint, member)}
      values={own}
      onChange={change}
      choices={sprint.tasks.map(({ id, title, icon, owners }) => ({
        value: id,
        label: owners === 'everyone' ? `${title} (everyone)` : title,
        icon: <TaskIcon name={icon} className="size-6" />,
      }))}
    />
  )
}

/** The owners after somebody has pressed the task; one that nobody has taken is everyone's. */
function withOrWithout({ owners }: Task, memberId: string): Task['owners'] {
  if (owners === 'everyone') return [memberId]
  const left = owners.filter((id) => id !== memberId)
  if (left.length === owners.length) return [...owners, memberId]
  return left.length === 0 ? 'everyone' : left
}

/** How much is enough at this age, once somebody has it. */
function usePlenty(sprint: Sprint, member: Member): string | undefined {
  const plenty = plentyFor(member, useToday())
  if (plenty === null) return undefined
  const count = ownTasks(sprint, member.id).length
  if (count < plenty) return `Up to ${plenty} tasks are plenty for ${member.name}.`
  return count === plenty
    ? `That is plenty for ${member.name}.`
    : `${count} tasks are a lot for ${member.name}. ${plenty} are plenty.`
}
