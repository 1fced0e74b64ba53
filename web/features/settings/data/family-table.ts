import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import { topicWords } from '#content/topic-words.ts'
import { thanksWords } from '#content/thanks-words.ts'
import { pictureWords } from '#content/picture-words.ts'
import { chosenName } from '#content/topic.ts'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Cell } from '#core/lib/csv.ts'
import { datesOf } from '#core/dates/dates.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import { repeatWords } from '#web/shared/tasks/task-words.ts'

type Row = {
  kind: string
  sprint?: string
  date?: string
  who?: string
  text?: string
  /** Of a task or a date: "twice a week", "Mon, Wed". */
  often?: string
  value?: Cell
  /** What the value is, since it is another thing for each kind. */
  valueIs?: keyof typeof meanings
}

const head = ['kind', 'week', 'date', 'who', 'text', 'how often', 'value', 'value means']

const meanings = {
  age: t`year of birth, or age`,
  weeks: 'weeks',
  outcome: 'how it ended',
  verdict: 'verdict',
  state: 'state',
  effort: t`effort, 1 small to 3 a lot`,
  times: 'times done',
  mood: 'mood, 1 to 5',
  energy: 'energy, 1 to 5',
}

const sharings = {
  one: 'one of them',
  together: 'together',
  'daily-turns': 'turns by day',
  'weekly-turns': 'turns by week',
}

/**
 * Everything that a family wrote as the rows of one table, for spreadsheets: what kind of thing it
 * is, of which sprint and day, whose, its text, how often, and a number or a word with what it means.
 */
export function familyTable(file: { family: Family; sprints: readonly Sprint[] }): Cell[][] {
  const { sprints } = file
  const { familyData } = file.family
  const names = new Map(membersOf(familyData).map(({ id, name }) => [id, name]))
  const who = (id: string | null | undefined) => (id ? (names.get(id) ?? 'somebody who left') : '')
  const rows = [...familyRows(familyData, who), ...sprints.flatMap((one) => sprintRows(one, who))]
  return [
    head,
    ...rows.map(({ kind, sprint, date, who: name, text, often, value, valueIs }) => [
      kind,
      sprint ?? null,
      date ?? null,
      name || null,
      text || null,
      often || null,
      value ?? null,
      value !== undefined && value !== null && valueIs ? meanings[valueIs] : null,
    ]),
  ]
}

/** When somebody is here who is not always: their weeks from a day on, and what is otherwise. */
function daysRows({ name: who, daysHere }: Member): Row[] {
  if (!daysHere) return []
  const { patterns, exceptions } = daysHere
  return [
    ...patterns.map(({ from: date, weeks }): Row => {
      const text = weeks.map((days) => days.join(', ') || 'never').join('; then ')
      return { kind: 'days here', date, who, text }
    }),
    ...exceptions.map(({ from: date, to, isHere }): Row => {
      return { kind: isHere ? 'here' : 'away', date, who, text: `until ${to}` }
    }),
  ]
}

type Who = (id: string | null | undefined) => string

function familyRows(data: Family['familyData'], who: Who): Row[] {
  const { goal, pastGoals, priorities, interests, topics, experiments } = data
  return [
    ...membersOf(data).map((member): Row => {
      const age = member.kind === 'child' ? (member.birthYear ?? member.ageBand ?? null) : null
      const text = [
        ...('tooYoung' in member ? [member.tooYoung ? 'too young to answer' : 'answers'] : []),
        ...(member.fits ?? []),
      ].join(', ')
      return { kind: member.kind, who: member.name, value: age, valueIs: 'age', text }
    }),
    ...(data.settings.fits ?? []).map((text): Row => ({ kind: 'fits us', text })),
    ...membersOf(data).flatMap((member) => daysRows(member)),
    ...priorities.map((one): Row => ({ kind: 'priority', text: chosenName(one) })),
    ...interests.map((one): Row => ({ kind: 'interest', text: chosenName(one) })),
    ...(goal ? [goal] : []).map(({ startsOn: date, title: text, weeks: value }): Row => {
      return { kind: 'mission', date, text, value, valueIs: 'weeks' }
    }),
    ...pastGoals.map(({ startsOn: date, title: text, outcome: value }): Row => {
      return { kind: 'earlier mission', date, text, value, valueIs: 'outcome' }
    }),
    ...datesOf(data).map(({ date, time, title, memberIds, repeat }): Row => {
      const text = time ? `${time} ${title}` : title
      return { kind: 'date', date, who: memberIds.map(who).join(', '), text, often: repeat ?? '' }
    }),
    ...topics.map((topic): Row => {
      const text = topicWords(topic)
      return { kind: 'topic', date: topic.addedAt.slice(0, 10), who: who(topic.memberId), text }
    }),
    ...experiments.map(({ text, ownerId, checkOn: date, verdict: value }): Row => {
      return { kind: 'experiment', date, who: who(ownerId), text, value, valueIs: 'verdict' }
    }),
  ]
}

function sprintRows(sprint: Sprint, who: Who): Row[] {
  const { startsOn, completed, tasks, meeting, standUps, retrospective } = sprint
  const name = weekName(sprint.name)
  const state = completed ? 'completed' : 'open'
  const rows: Row[] = [
    { kind: 'week', date: startsOn, text: name, value: state, valueIs: 'state' },
    ...sprint.pausedDates.map((date) => ({ kind: 'paused day', date })),
    ...tasks.flatMap(({ title, owners, effort, checks, repeat, sharing }): Row[] => [
      {
        kind: 'task',
        who: owners === 'everyone' ? 'everyone' : owners.map(who).join(', '),
        text: title,
        often: [
          repeatWords(repeat),
          repeat.kind === 'seldom' && `from ${repeat.startsOn}`,
          sharing && sharings[sharing],
        ]
          .filter(Boolean)
          .join(', '),
        value: effort,
        valueIs: 'effort',
      },
      ...Object.entries(checks).flatMap(([date, ids]) =>
        ids.map((id): Row => {
          return { kind: 'tick', date, who: who(id), text: title, value: 1, valueIs: 'times' }
        }),
      ),
    ]),
    ...meeting.appreciations.map((thanks): Row => {
      return { kind: 'appreciation', who: who(thanks.fromId), text: thanksWords(thanks, who) }
    }),
    ...meeting.dates.map(({ date, text }) => ({ kind: 'date', date, text })),
    ...meeting.energy.map(({ memberId, level }): Row => {
      return { kind: 'energy', who: who(memberId), value: level, valueIs: 'energy' }
    }),
    ...standUps.flatMap(({ date, answers, offer }): Row[] => [
      ...answers.flatMap((answer): Row[] => {
        const { memberId, mood, did, next, help } = answer
        const of = { date, who: who(memberId) }
        const said: Row[] = [
          { kind: 'mood', ...of, value: mood, valueIs: 'mood' },
          { kind: 'did', ...of, text: did },
          { kind: 'next', ...of, text: next },
          { kind: 'next', ...of, text: pictureWords(answer) },
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
  { feelings, cards, why, thanks, hearts = [] }: NonNullable<Sprint['retrospective']>,
  who: Who,
): Row[] {
  return [
    ...feelings.map(({ memberId, mood }): Row => {
      return { kind: 'feeling', who: who(memberId), value: mood, valueIs: 'mood' }
    }),
    ...cards.map(({ kind, memberId, text }) => ({ kind, who: who(memberId), text })),
    ...(why ? [{ kind: 'why', text: why }] : []),
    ...hearts.map((id): Row => ({ kind: 'heart', who: who(id), value: 1, valueIs: 'times' })),
    ...(thanks ? [{ kind: 'thanks', text: thanks }] : []),
  ]
}
