import type { Sprint } from '#core/contract/sprint.ts'
import { experimentOf } from '#core/domain/experiment.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useDayOf, useToday } from '#web/lib/use-today.ts'
import { LastNotes } from '#web/shared/meeting/meeting-notes.tsx'
import { nameOf } from '#web/shared/meeting/name-of.ts'
import { TopicList } from '#web/shared/meeting/topic-list.tsx'
import { VerdictChoice } from '#web/shared/meeting/verdict-choice.tsx'
import { WeekFacts } from '#web/shared/meeting/week-facts.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What became of the last plan and its experiment, then what was parked for today. */
export function LastWeekStage({ sprint }: { sprint: Sprint }) {
  const { family, members, sprints } = useFamily()
  const previous = sprints[sprints.findIndex(({ id }) => id === sprint.id) - 1]
  const tried = previous && experimentOf(family, previous)
  const coming = experimentOf(family, sprint)
  const today = useToday()
  const dayOf = useDayOf()
  return (
    <>
      <LastNotes kind="plan-meeting" sprintId={sprint.id} />
      {previous ? (
        <Section title={previous.name}>
          {previous.completedAt && dayOf(previous.completedAt) === today ? (
            // They have just been looked at, a meeting earlier.
            <Disclosure summary="The week in numbers, once more">
              <WeekFacts sprint={previous} members={members} />
            </Disclosure>
          ) : (
            <WeekFacts sprint={previous} members={members} />
          )}
          {!previous.completed && (
            <p className="text-small text-quiet">
              {`${previous.name} is not closed yet. `}
              <TextLink to={forSprint(appPaths.retrospective, previous.id)}>
                Look back on it first
              </TextLink>
            </p>
          )}
        </Section>
      ) : (
        <Card tone="sunny">
          <p className="font-semibold">This is your first plan.</p>
          <p>There is nothing to look back on yet. The next one begins here with this week.</p>
        </Card>
      )}
      {tried && <VerdictChoice experiment={tried} members={members} />}
      {coming && coming.id !== tried?.id && (
        <Card tone="sunny">
          <p className="text-small">
            {`To try this week, from your look back. ${nameOf(members, coming.ownerId)} looks after it.`}
          </p>
          <p className="text-lead font-semibold">{coming.text}</p>
        </Card>
      )}
      <TopicList />
    </>
  )
}
