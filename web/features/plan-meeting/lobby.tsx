import { useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { planMeetingAgenda } from '#content/agendas.ts'
import type { PlanMeetingVersion } from '#content/agendas/plan-meeting.ts'
import { nextHost, possibleHosts } from '#core/domain/host.ts'
import { draftNextSprint, nextSprintName, startChoices } from '#core/domain/next-sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { MemberChoice } from '#web/parts/meeting/member-choice.tsx'
import { stagesOf } from '#web/parts/meeting/stages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { PlanningElephants } from '#web/ui/elephants/later.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { lastHostId } from './host-line.tsx'
import { useLength } from './use-length.ts'

/** Before the meeting: what it will be about, for which days, and who hosts. */
export function Lobby() {
  const { members } = useFamily()
  const today = useToday()
  const { draft, starts, chooseStart, hostId, setHostId, begin } = useDraft()
  const { version, choose } = useLength(draft.id)
  const hosts = possibleHosts(members, today)
  const carried = draft.tasks.filter(({ reason }) => reason.kind === 'carried-over').length
  const minutes = planMeetingAgenda.versions.find(({ id }) => id === version)?.minutes
  return (
    <div className="mx-auto grid grid-cols-1 max-w-content gap-6">
      <title>Plan meeting · Elefam</title>
      <div className="mx-auto w-64 max-w-full">
        <PlanningElephants alive />
      </div>
      <PageHeading
        eyebrow={`${draft.name}, ${dayRange(draft.startsOn, endOf(draft))}`}
        title="Plan the week together"
        lead={`About ${minutes} minutes. Whoever can sit at a table can take part.`}
      />
      {starts.length > 1 && (
        <ChooseOne
          legend="Which days do you plan?"
          value={draft.startsOn}
          onChange={chooseStart}
          choices={starts.map((startsOn, index) => ({
            value: startsOn,
            label: `${index === 0 ? 'This week' : 'Next week'}, ${dayRange(startsOn, endOf({ ...draft, startsOn }))}`,
          }))}
        />
      )}
      {hosts.length > 1 && (
        <MemberChoice
          legend="Who hosts today?"
          hint="The host reads aloud and keeps the phone. It goes round from week to week."
          members={hosts}
          value={hostId}
          onChange={setHostId}
        />
      )}
      {carried > 0 && (
        <p>
          {carried === 1
            ? 'One task from last time waits for you.'
            : `${carried} tasks from last time wait for you.`}
        </p>
      )}
      <Button wide onClick={begin}>
        Start the meeting
      </Button>
      <Course version={version} onVersion={choose} />
    </div>
  )
}

/** What will happen, in the length that the family has time for. */
function Course(props: {
  version: PlanMeetingVersion
  onVersion: (id: PlanMeetingVersion) => void
}) {
  const { version, onVersion } = props
  const { versions } = planMeetingAgenda
  return (
    <Card className="grid grid-cols-1 gap-5">
      <ChooseOne
        legend="How much time do you have?"
        hint={versions.find(({ id }) => id === version)?.line}
        value={version}
        onChange={onVersion}
        choices={versions.map(({ id, minutes }) => ({ value: id, label: `${minutes} minutes` }))}
      />
      <ol aria-label="What you will do" className="grid grid-cols-1 gap-2">
        {stagesOf(planMeetingAgenda, version).map(({ id, title, minutes }) => (
          <li key={id} className="flex justify-between gap-4">
            {title}
            <span className="text-quiet whitespace-nowrap">{minutes} min</span>
          </li>
        ))}
      </ol>
      <p className="text-small text-quiet">
        You can stop at any point and go on later, on this phone or another.{' '}
        <TextLink to={appPaths.meetingGuide}>How a good meeting works</TextLink>
      </p>
    </Card>
  )
}

/** The sprint that this meeting would begin with, before anything of it is kept. */
function useDraft() {
  const { family, sprints, members } = useFamily()
  const today = useToday()
  const send = useSend()
  const navigate = useNavigate()
  const [drafted] = useState(() =>
    draftNextSprint(family, sprints.at(-1) ?? null, {
      today,
      name: nextSprintName(sprints),
      newId,
    }),
  )
  const starts = startChoices(drafted, today)
  const [startsOn, chooseStart] = useState(starts.usual)
  const [hostId, setHostId] = useState(nextHost(members, lastHostId(sprints), today)?.id ?? null)
  const draft = { ...drafted, startsOn }

  const begin = () => {
    void send.toSprint(draft.id, { type: 'create-sprint', sprint: draft })
    void send.toSprint(draft.id, { type: 'edit-meeting', changes: { hostId } })
    navigate(forSprint(appPaths.planMeeting, draft.id), { replace: true })
  }
  return { draft, starts: starts.all, chooseStart, hostId, setHostId, begin }
}
