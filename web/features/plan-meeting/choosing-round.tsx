import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { ownTasks, plentyFor } from '#core/domain/load.ts'
import type { Member } from '#core/domain/member.ts'
import { isOwner } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { AgeQuestion } from '#web/parts/meeting/age-question.tsx'
import { MemberChoice } from '#web/parts/meeting/member-choice.tsx'
import { useHere } from '#web/parts/meeting/use-here.ts'
import { usePlanDeeds } from '#web/parts/plan/use-plan-deeds.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** Everybody in turn takes what they like from the plan, the youngest first. */
export function ChoosingRound({ sprint }: { sprint: Sprint }) {
  const here = useHere(sprint.meeting)
  const [chosenId, choose] = useState<string | null>(null)
  const member = here.find(({ id }) => id === chosenId) ?? here[0]
  if (!member || here.length < 2 || sprint.tasks.length === 0) return null
  const next = here[here.indexOf(member) + 1]
  return (
    <Section title="Everybody chooses" lead="The youngest first: what would you like to take?">
      <MemberChoice legend="Who chooses now?" members={here} value={member.id} onChange={choose} />
      <AgeQuestion gathering={{ kind: 'plan-meeting', sprintId: sprint.id }} member={member} />
      <Taking key={member.id} sprint={sprint} member={member} />
      {next && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => choose(next.id)}
        >{`Now ${next.name} chooses`}</Button>
      )}
    </Section>
  )
}

/** The plan's tasks with those that are this member's chosen. */
function Taking({ sprint, member }: { sprint: Sprint; member: Member }) {
  const { members } = useFamily()
  const deeds = usePlanDeeds(sprint)
  const own = sprint.tasks.filter((task) => isOwner(task, member.id))
  const change = (ids: readonly string[]) => {
    const task = sprint.tasks.find(
      ({ id }) => ids.includes(id) !== own.some((one) => one.id === id),
    )
    if (task) deeds.give(task, withOrWithout(task, member.id, members))
  }
  return (
    <ChooseMany
      legend={`What does ${member.name} take?`}
      hint={usePlenty(sprint, member)}
      values={own.map(({ id }) => id)}
      onChange={change}
      choices={sprint.tasks.map(({ id, title, icon }) => ({
        value: id,
        label: title,
        icon: <TaskIcon name={icon} className="size-6" />,
      }))}
    />
  )
}

/** The owners after somebody has pressed the task: with this member, or without. */
function withOrWithout(
  { owners }: Task,
  memberId: string,
  members: readonly Member[],
): Task['owners'] {
  const ids = owners === 'everyone' ? members.map(({ id }) => id) : owners
  const left = ids.filter((id) => id !== memberId)
  if (left.length < ids.length) return left.length === 0 ? 'everyone' : left
  return left.length + 1 === members.length ? 'everyone' : [...ids, memberId]
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
