import type { Sprint } from '#core/contract/sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { longDay } from '#web/lib/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/layout.tsx'

interface NothingYetProps {
  /** A sprint that is still a draft or still ahead; null where there is none. */
  sprint: Sprint | null
  /** The latest one that was closed. */
  last: Sprint | null
}

/** No sprint to look back on: says what comes first. */
export function NothingYet({ sprint, last }: NothingYetProps) {
  const { title, text } = words(sprint)
  const isPlanned = sprint !== null && sprint.plannedAt !== null
  return (
    <>
      <title>Look back · Elefam</title>
      <EmptyState
        as="h1"
        picture={<LookingElephants alive />}
        title={title}
        action={
          <>
            {isPlanned ? (
              <ButtonLink to={appPaths.dashboard}>To today</ButtonLink>
            ) : (
              <ButtonLink to={appPaths.planMeeting}>
                {sprint ? 'Finish the plan' : 'Plan a week'}
              </ButtonLink>
            )}
            {last && (
              <ButtonLink variant="secondary" to={forSprint(appPaths.retrospective, last.id)}>
                {`Read about ${last.name}`}
              </ButtonLink>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  )
}

function words(sprint: Sprint | null) {
  if (!sprint) {
    return {
      title: 'No week to look back on yet',
      text: 'Plan a week together first. When it is over, ten minutes here make the next one better.',
    }
  }
  if (sprint.plannedAt === null) {
    return {
      title: `${sprint.name} is not planned yet`,
      text: 'Finish its plan together, live it, and then look back on it here.',
    }
  }
  return {
    title: `${sprint.name} is still ahead`,
    text: `It begins on ${longDay(sprint.startsOn)}. Afterwards you look back on it here.`,
  }
}
