import type { Family } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { Cell } from '#core/domain/csv.ts'
import { membersOf } from '#core/domain/member.ts'

type Row = {
  kind: string
  sprint?: string
  date?: string
  who?: string
  text?: string
  value?: Cell
}

const head = ['kind', 'sprint', 'date', 'who', 'text', 'value']

/**
 * Everything that a family wrote as the rows of one table, for spreadsheets: what kind of thing it
 * is, of which sprint and day, whose, its text, and a number or a word where it has one.
 */
export function familyTable({
  family,
  sprints,
}: {
  family: Family
  sprints: readonly Sprint[]
}): Cell[][] {
  const { familyData } = family
  const names = new Map(membersOf(familyData).map(({ id, name }) => [id, name]))
  const who = (id: string | null | undefined) => (id ? (names.get(id) ?? 'somebody who left') : '')
  const rows = [...familyRows(familyData, who), ...sprints.flatMap((one) => sprintRows(one, who))]
  return [
    head,
    ...rows.map(({ kind, sprint, date, who: name, text, value }) => [
      kind,
      sprint ?? null,
      date ?? null,
      name || null,
      text || null,
      value ?? null,
    ]),
  ]
}

type Who = (id: string | null | undefined) => string

function familyRows(data: Family['familyData'], who: Who): Row[] {
  const { goal, pastGoals, priorities, interests, topics, experiments } = data
  return [
    ...membersOf(data).map((member): Row => {
      const age = member.kind === 'child' ? (member.birthYear ?? member.ageBand ?? null) : null
      return { kind: member.kind, who: member.name, value: age }
    }),
    ...priorities.map((text): Row => ({ kind: 'priority', text })),
    ...interests.map((text): Row => ({ kind: 'interest', text })),
    ...(goal ? [{ kind: 'goal', date: goal.startsOn, text: goal.title, value: goal.weeks }] : []),
    ...pastGoals.map(({ startsOn, title, outcome }): Row => {
      return { kind: 'earlier goal', date: startsOn, text: title, value: outcome }
    }),
    ...topics.map(({ text, memberId, addedAt }): Row => {
      return { kind: 'topic', date: addedAt.slice(0, 10), who: who(memberId), text }
    }),
    ...experiments.map(({ text, ownerId, checkOn, verdict }): Row => {
      return { kind: 'experiment', date: checkOn, who: who(ownerId), text, value: verdict }
    }),
  ]
}

function sprintRows(sprint: Sprint, who: Who): Row[] {
  const { name, startsOn, completed, tasks, meeting, standUps, retrospective } = sprint
  const rows: Row[] = [
    {
      kind: 'sprint',
      date: startsOn,
      text: name,
      value: completed ? 'completed' : 'open',
    },
    ...sprint.pausedDates.map((date) => ({ kind: 'paused day', date })),
    ...tasks.flatMap(({ title, owners, effort, checks }): Row[] => [
      {
        kind: 'task',
        who: owners === 'everyone' ? 'everyone' : owners.map(who).join(', '),
        text: title,
        value: effort,
      },
      ...Object.entries(checks).flatMap(([date, ids]) =>
        ids.map((id) => ({ kind: 'tick', date, who: who(id), text: title, value: 1 })),
      ),
    ]),
    ...meeting.appreciations.map(({ fromId, text }) => ({
      kind: 'appreciation',
      who: who(fromId),
      text,
    })),
    ...meeting.dates.map(({ date, text }) => ({ kind: 'date', date, text })),
    ...meeting.energy.map(({ memberId, level }) => ({
      kind: 'energy',
      who: who(memberId),
      value: level,
    })),
    ...standUps.flatMap(({ date, answers, offer }): Row[] => [
      ...answers.flatMap(({ memberId, mood, did, next, help }): Row[] => {
        const of = { date, who: who(memberId) }
        const said: Row[] = [
          { kind: 'mood', ...of, value: mood },
          { kind: 'did', ...of, text: did },
          { kind: 'next', ...of, text: next },
          { kind: 'help wanted', ...of, text: help },
        ]
        return said.filter(({ text, value }) => text || value)
      }),
      ...(offer ? [{ kind: 'help offered', date, text: offer }] : []),
    ]),
    ...(retrospective ? retrospectiveRows(retrospective, who) : []),
  ]
  return rows.map((row) => ({ ...row, sprint: name }))
}

function retrospectiveRows(
  { feelings, cards, why, thanks }: NonNullable<Sprint['retrospective']>,
  who: Who,
): Row[] {
  return [
    ...feelings.map(({ memberId, mood }) => ({ kind: 'feeling', who: who(memberId), value: mood })),
    ...cards.map(({ kind, memberId, text }) => ({ kind, who: who(memberId), text })),
    ...(why ? [{ kind: 'why', text: why }] : []),
    ...(thanks ? [{ kind: 'thanks', text: thanks }] : []),
  ]
}
