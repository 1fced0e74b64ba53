import { useState } from 'react'
import type { PastGoal } from '#core/contract/goal.ts'
import { localDate } from '#core/domain/calendar.ts'
import { dayRange } from '#web/lib/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
import { AboutGoal } from './about-goal.tsx'
import { Journey } from './journey.tsx'
import { outcomeWords } from './mission-words.ts'

/** The missions before, newest first, each with its journey; nothing while there are none. */
export function PastMissions({ goals }: { goals: readonly PastGoal[] }) {
  if (goals.length === 0) return null
  return (
    <Section title="Missions before">
      <Card flush>
        <ul className="divide-line divide-y">
          {goals.toReversed().map((goal) => (
            <li key={goal.id} className="p-4 sm:px-6">
              <PastMission goal={goal} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function PastMission({ goal }: { goal: PastGoal }) {
  const [opened, setOpened] = useState(false)
  const closedOn = localDate(new Date(goal.closedAt))
  return (
    <Disclosure
      onOpen={() => setOpened(true)}
      summary={
        <span className="grid min-w-0">
          <span>{goal.title}</span>
          <span className="text-small text-quiet font-normal">
            {outcomeWords[goal.outcome]} · {dayRange(goal.startsOn, closedOn)}
          </span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <AboutGoal goal={goal} />
        {opened && <Journey goal={goal} closed />}
      </div>
    </Disclosure>
  )
}
