import { Printer } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { experimentOf } from '#core/domain/experiment.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { CapacityNotice } from './capacity-notice.tsx'
import { FunEnding } from './fun-ending.tsx'
import { PlanByMember } from './plan-by-member.tsx'

/** The whole plan read aloud once, by name, so that everybody hears their own part. */
export function ReadBackStage({ sprint }: { sprint: Sprint }) {
  const { family } = useFamily()
  const experiment = experimentOf(family, sprint)
  const dates = sprint.meeting.dates.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return (
    <>
      {sprint.missionStep && (
        <Card tone="sunny">
          <p className="text-small">Our step this week</p>
          <p className="text-lead font-semibold">{sprint.missionStep}</p>
        </Card>
      )}
      {sprint.tasks.length === 0 ? (
        <Notice title="There is no task in the plan yet">
          Go back two parts and choose one small thing. A plan of one line is a plan.
        </Notice>
      ) : (
        <PlanByMember sprint={sprint} />
      )}
      {dates.length > 0 && (
        <Section title="Fixed dates">
          <EntryList label="Fixed dates">
            {dates.map(({ id, date, text }) => (
              <Entry key={id} above={longDay(date)} text={text} />
            ))}
          </EntryList>
        </Section>
      )}
      {experiment && (
        <Section title="We try">
          <p>{experiment.text}</p>
        </Section>
      )}
      <CapacityNotice sprint={sprint} />
      {sprint.tasks.length > 0 && (
        <ButtonLink
          look="secondary"
          className="justify-self-start"
          to={forSprint(appPaths.printablePlan, sprint.id)}
          icon={<Printer aria-hidden="true" />}
        >
          Print it for the fridge
        </ButtonLink>
      )}
      <FunEnding sprint={sprint} />
    </>
  )
}
