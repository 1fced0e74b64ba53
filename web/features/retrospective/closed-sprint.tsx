import type { Sprint } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { factsOf } from '#core/domain/insights.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { dayRange, longDay } from '#web/lib/dates.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { reachedIn } from '#web/shared/celebrations/pictures.ts'
import { nameOf } from '#web/shared/meeting/name-of.ts'
import { useStartAtTop } from '#web/shared/meeting/use-start-at-top.ts'
import { WeekFacts } from '#web/shared/meeting/week-facts.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MoodFace, type Mood } from '#web/ui/mood-faces.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { BeginSmall, endWords } from './week-end.tsx'
import { CardGroups } from './card-groups.tsx'

interface ClosedSprintProps {
  sprint: Sprint
  /** It was closed this moment. */
  celebrate: boolean
}

/** A sprint that is over: what the family found, to read again; reopening makes it editable. */
export function ClosedSprint({ sprint, celebrate }: ClosedSprintProps) {
  const { family, members, sprints } = useFamily()
  const send = useSend()
  const { retrospective } = sprint
  useStartAtTop(celebrate)
  const decided = family.familyData.experiments.findLast(({ sprintId }) => sprintId === sprint.id)
  const draft = sprints.find(
    ({ startsOn, plannedAt }) => plannedAt === null && startsOn > sprint.startsOn,
  )
  const { progress } = factsOf(sprint, members)
  const reached = reachedIn(progress)
  const isHard = reached === null || reached === 'hard-week'
  const small = celebrate && isHard && draft && draft.tasks.length > 0 ? draft : null
  return (
    <div className="mx-auto grid grid-cols-1 max-w-content gap-8">
      <title>{`${sprint.name} · Retrospective · Elefam`}</title>
      <div className="grid grid-cols-1 gap-5">
        {celebrate && reached && <CelebrationPicture reached={reached} occasion={sprint.id} />}
        <PageHeading
          eyebrow={dayRange(sprint.startsOn, endOf(sprint))}
          title={celebrate ? `${sprint.name} is closed` : `Looking back on ${sprint.name}`}
          lead={celebrate ? endWords(reached, progress.done) : undefined}
        />
        {draft && <p>{draftWords(draft)}</p>}
        <div className="grid grid-cols-1 gap-2 sm:flex sm:flex-wrap">
          {small && <BeginSmall draft={small} />}
          <ButtonLink to={appPaths.planMeeting} look={small ? 'secondary' : 'primary'}>
            Plan the next week
          </ButtonLink>
          <Button
            look="secondary"
            onClick={() => void send.toSprint(sprint.id, { type: 'reopen-sprint' })}
          >
            {`Reopen ${sprint.name}`}
          </Button>
        </div>
      </div>
      {decided && (
        <Card tone="sunny">
          <p className="text-small">{`To try next, with ${nameOf(members, decided.ownerId)}`}</p>
          <p className="text-lead font-semibold">{decided.text}</p>
          <p className="text-small">{`You look at it again on ${longDay(decided.checkOn)}.`}</p>
        </Card>
      )}
      <Section title="What happened">
        <WeekFacts sprint={sprint} members={members} />
      </Section>
      {retrospective && <Feelings feelings={retrospective.feelings} members={members} />}
      {retrospective && retrospective.cards.length > 0 && (
        <CardGroups sprintId={sprint.id} cards={retrospective.cards} members={members} />
      )}
      {retrospective?.why && <Words title="Why it was so" text={retrospective.why} />}
      {retrospective?.thanks && <Words title="Thank you" text={retrospective.thanks} />}
    </div>
  )
}

/** What the next week begins with. */
function draftWords({ name, tasks }: Sprint): string {
  const carried = tasks.filter(({ reason }) => reason.kind === 'carried-over').length
  if (tasks.length === 0) return `${name} is drafted, and its page is empty.`
  const words = tasks.length === 1 ? 'one task waits in it' : `${tasks.length} tasks wait in it`
  if (carried === 0) return `${name} is drafted: ${words}.`
  if (carried === tasks.length) return `${name} is drafted: ${words}, carried over.`
  return `${name} is drafted: ${words}, ${carried === 1 ? 'one' : carried} of them carried over.`
}

function Feelings(props: {
  feelings: NonNullable<Sprint['retrospective']>['feelings']
  members: readonly Member[]
}) {
  const rows = props.members.flatMap((member) => {
    const feeling = props.feelings.find(({ memberId }) => memberId === member.id)
    return feeling ? [{ member, mood: feeling.mood as Mood }] : []
  })
  if (rows.length === 0) return null
  return (
    <Section title="How it felt">
      <ul aria-label="How it felt" className="flex flex-wrap gap-4">
        {rows.map(({ member, mood }) => (
          <li key={member.id} className="flex items-center gap-2">
            <Avatar {...member} size="small" decorative />
            {member.name}
            <MoodFace mood={mood} labelled />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <p className="max-w-measure whitespace-pre-line">{text}</p>
    </Section>
  )
}
