import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { thanksLines } from '#content/thanks-words.ts'
import { weekName, weekWithin } from '#content/week-name.ts'
import { WaitingLetters } from '#web/shared/letters/waiting-letters.tsx'
import { decidedIn } from '#core/experiments/experiment.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Member } from '#core/members/member.ts'
import { isQuiet } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange, longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { WeekFacts } from '#web/shared/meeting/week-facts.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, PageHeading, Section } from '#web/ui/layout.tsx'
import { MoodFace, type Mood } from '#web/ui/mood-faces.tsx'
import { CardTable } from './card-table.tsx'
import { useNextPlan } from './week-closed.tsx'

/** A sprint that is over: what the family found, to read again; reopening makes it editable. */
export function ClosedSprint({ sprint }: { sprint: Sprint }) {
  const { family, members } = useHome()
  const send = useSend()
  const { retrospective } = sprint
  const week = weekWithin(sprint.name)
  const nextPlan = useNextPlan()
  const thanks = thanksLines(retrospective, (id) => nameOf(members, id))
  // A quiet week is closed by itself, and asks for nothing; who likes to talk about it may.
  const lookBack = () =>
    void send.toSprint(sprint.id, { type: 'edit-retrospective', changes: { stage: 'feelings' } })
  const isAsleep = isQuiet(sprint, useToday())
  const decided = decidedIn(family, sprint)
  return (
    <div className="grid grid-cols-1 max-w-content gap-8">
      <title>{t`${weekName(sprint.name)} · Look back · Elefam`}</title>
      <div className="grid grid-cols-1 gap-5">
        <PageHeading
          eyebrow={dayRange(sprint.startsOn, endOf(sprint))}
          title={t`Looking back on ${week}`}
        />
        <div className="grid grid-cols-1 gap-2 sm:flex sm:flex-wrap">
          <ButtonLink to={appPaths.planMeeting}>{nextPlan}</ButtonLink>
          {sprint.completed ? (
            <Button
              variant="quiet"
              onClick={() => void send.toSprint(sprint.id, { type: 'reopen-sprint' })}
            >
              {t`Reopen ${week}`}
            </Button>
          ) : (
            <Button variant="quiet" onClick={lookBack}>
              <Trans>Look back all the same</Trans>
            </Button>
          )}
        </div>
      </div>
      <WaitingLetters />
      {decided && (
        <Card tone="sunny">
          <p className="text-small">{t`To try next, with ${nameOf(members, decided.ownerId)}`}</p>
          <p className="text-lead font-semibold">{decided.text}</p>
          <p className="text-small">{t`You look at it again on ${longDay(decided.checkOn)}.`}</p>
        </Card>
      )}
      {isAsleep ? (
        <p className="text-quiet">
          <Trans>A quiet week. That happens, and it breaks nothing.</Trans>
        </p>
      ) : (
        <Section title={t`What happened`}>
          <WeekFacts sprint={sprint} members={members} />
        </Section>
      )}
      {retrospective && <Feelings feelings={retrospective.feelings} members={members} />}
      {retrospective && retrospective.cards.length > 0 && (
        <CardTable sprintId={sprint.id} cards={retrospective.cards} members={members} />
      )}
      {retrospective?.why && <Words title={t`Why it was so`} text={retrospective.why} />}
      {thanks && <Words title={t`Thank you`} text={thanks} />}
    </div>
  )
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
    <Section title={t`How it felt`}>
      <ul aria-label={t`How it felt`} className="flex flex-wrap gap-4">
        {rows.map(({ member, mood }) => (
          <li key={member.id} className="flex items-center gap-2">
            <Avatar {...member} size="small" />
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
