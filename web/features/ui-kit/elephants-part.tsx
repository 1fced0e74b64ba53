import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-mark.tsx'
import { ElephantFamily, ElephantWalk } from '#web/ui/elephants/family.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Section } from '#web/ui/section.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { taskIconNames, taskIcons } from '#web/ui/task-icons/task-icons.ts'

const pictures = [
  { name: 'WavingElephant', Picture: WavingElephant },
  { name: 'SleepingElephants', Picture: SleepingElephants },
  { name: 'CelebratingElephants', Picture: CelebratingElephants },
  { name: 'LookingElephants', Picture: LookingElephants },
  { name: 'PlanningElephants', Picture: PlanningElephants },
  { name: 'WaitingElephant', Picture: WaitingElephant },
]

export function ElephantsPart() {
  return (
    <>
      <Section title="The elephant family" id="elephants">
        <ElephantFamily
          alive
          title="An elephant family: two grown ones and two small ones"
          className="mx-auto max-w-content"
        />
        <div className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map(({ name, Picture }) => (
            <figure key={name} className="grid content-end gap-2">
              <Picture alive />
              <figcaption className="text-small text-quiet text-center">{name}</figcaption>
            </figure>
          ))}
        </div>
        <ElephantWalk alive />
        <p className="font-display text-title flex items-center gap-2 font-bold">
          <ElephantMark className="w-10" /> Elefam
        </p>
      </Section>
      <Section
        title="Task icons"
        id="task-icons"
        lead={`${taskIconNames.length} pictures for tasks.`}
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-2 gap-y-5">
          {taskIconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-1 text-center">
              <TaskIcon name={name} />
              <span className="text-tiny text-quiet">{taskIcons[name].label}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
