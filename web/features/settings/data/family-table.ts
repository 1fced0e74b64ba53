import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import { topicWords } from '#content/topic-words.ts'
import { thanksWords } from '#content/thanks-words.ts'
import { pictureWords } from '#content/picture-words.ts'
import { chosenName } from '#content/topic.ts'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { HerePattern } from '#core/days-here/schema.ts'
import type { Cell } from '#core/lib/csv.ts'
import { datesOf } from '#core/dates/dates.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import { longWeekday } from '#web/lib/dates.ts'
import { notesOf } from '#web/lib/words.ts'
import { repeatWords } from '#web/shared/tasks/task-words.ts'

type Row = {
  kind: keyof typeof kinds
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

const head = [
  t({ message: 'kind', context: 'a column of the table' }),
  t({ message: 'week', context: 'a column of the table' }),
  t({ message: 'date', context: 'a column of the table' }),
  t({ message: 'who', context: 'a column of the table' }),
  t({ message: 'text', context: 'a column of the table' }),
  t({ message: 'how often', context: 'a column of the table' }),
  t({ message: 'value', context: 'a column of the table' }),
  t({ message: 'value means', context: 'a column of the table' }),
]

const kinds = {
  primary: t({ message: 'primary', context: 'a row of the table' }),
  adult: t({ message: 'adult', context: 'a row of the table' }),
  child: t({ message: 'child', context: 'a row of the table' }),
  fits: t({ message: 'fits us', context: 'a row of the table' }),
  daysHere: t({ message: 'days here', context: 'a row of the table' }),
  here: t({ message: 'here', context: 'a row of the table' }),
  away: t({ message: 'away', context: 'a row of the table' }),
  priority: t({ message: 'priority', context: 'a row of the table' }),
  interest: t({ message: 'interest', context: 'a row of the table' }),
  mission: t({ message: 'mission', context: 'a row of the table' }),
  earlierMission: t({ message: 'earlier mission', context: 'a row of the table' }),
  date: t({ message: 'date', context: 'a row of the table' }),
  topic: t({ message: 'topic', context: 'a row of the table' }),
  experiment: t({ message: 'experiment', context: 'a row of the table' }),
  week: t({ message: 'week', context: 'a row of the table' }),
  pausedDay: t({ message: 'paused day', context: 'a row of the table' }),
  task: t({ message: 'task', context: 'a row of the table' }),
  tick: t({ message: 'tick', context: 'a row of the table' }),
  appreciation: t({ message: 'appreciation', context: 'a row of the table' }),
  energy: t({ message: 'energy', context: 'a row of the table' }),
  mood: t({ message: 'mood', context: 'a row of the table' }),
  did: t({ message: 'did', context: 'a row of the table' }),
  next: t({ message: 'next', context: 'a row of the table' }),
  helpWanted: t({ message: 'help wanted', context: 'a row of the table' }),
  helpOffered: t({ message: 'help offered', context: 'a row of the table' }),
  feeling: t({ message: 'feeling', context: 'a row of the table' }),
  high: t({ message: 'high', context: 'a row of the table' }),
  low: t({ message: 'low', context: 'a row of the table' }),
  why: t({ message: 'why', context: 'a row of the table' }),
  heart: t({ message: 'heart', context: 'a row of the table' }),
  thanks: t({ message: 'thanks', context: 'a row of the table' }),
}

const meanings = {
  age: t`year of birth, or age`,
  weeks: t({ message: 'weeks', context: 'what a value means' }),
  outcome: t({ message: 'how it ended', context: 'what a value means' }),
  verdict: t({ message: 'verdict', context: 'what a value means' }),
  state: t({ message: 'state', context: 'what a value means' }),
  effort: t`effort, 1 small to 3 a lot`,
  times: t({ message: 'times done', context: 'what a value means' }),
  mood: t`mood, 1 to 5`,
  energy: t`energy, 1 to 5`,
}

const sharings = {
  one: t({ message: 'one of them', context: 'a task’s owners' }),
  together: t({ message: 'together', context: 'a task’s owners' }),
  'daily-turns': t({ message: 'turns by day', context: 'a task’s owners' }),
  'weekly-turns': t({ message: 'turns by week', context: 'a task’s owners' }),
}

/**
 * Everything that a family wrote as the rows of one table, for spreadsheets: what kind of thing it
 * is, of which sprint and day, whose, its text, how often, and a number or a word with what it means.
 */
export function familyTable(file: { family: Family; sprints: readonly Sprint[] }): Cell[][] {
  const { sprints } = file
  const { familyData } = file.family
  const names = new Map(membersOf(familyData).map(({ id, name }) => [id, name]))
  const who = (id: string | null | undefined) => (id ? (names.get(id) ?? t`somebody who left`) : '')
  const rows = [...familyRows(familyData, who), ...sprints.flatMap((one) => sprintRows(one, who))]
  return [
    head,
    ...rows.map(({ kind, sprint, date, who: name, text, often, value, valueIs }) => [
      kinds[kind],
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
      const text = weekWords(weeks)
      return { kind: 'daysHere', date, who, text }
    }),
    ...exceptions.map(({ from: date, to, isHere }): Row => {
      return { kind: isHere ? 'here' : 'away', date, who, text: t`until ${to}` }
    }),
  ]
}

/** "Monday, Tuesday; then never": of one week, or of two that take turns. */
function weekWords(weeks: HerePattern['weeks']): string {
  const [one = '', other] = weeks.map(
    (days) => notesOf(...days.map(longWeekday)) || t({ message: 'never', context: 'here' }),
  )
  return other === undefined ? one : t`${one}; then ${other}`
}

type Who = (id: string | null | undefined) => string

function familyRows(data: Family['familyData'], who: Who): Row[] {
  const { goal, pastGoals, priorities, interests, topics, experiments } = data
  return [
    ...membersOf(data).map((member): Row => {
      const age = member.kind === 'child' ? (member.birthYear ?? member.ageBand ?? null) : null
      const text = notesOf(
        'tooYoung' in member &&
          (member.tooYoung
            ? t`too young to answer`
            : t({ message: 'answers', context: 'somebody' })),
        ...(member.fits ?? []),
      )
      return { kind: member.kind, who: member.name, value: age, valueIs: 'age', text }
    }),
    ...(data.settings.fits ?? []).map((text): Row => ({ kind: 'fits', text })),
    ...membersOf(data).flatMap((member) => daysRows(member)),
    ...priorities.map((one): Row => ({ kind: 'priority', text: chosenName(one) })),
    ...interests.map((one): Row => ({ kind: 'interest', text: chosenName(one) })),
    ...(goal ? [goal] : []).map(({ startsOn: date, title: text, weeks: value }): Row => {
      return { kind: 'mission', date, text, value, valueIs: 'weeks' }
    }),
    ...pastGoals.map(({ startsOn: date, title: text, outcome: value }): Row => {
      return { kind: 'earlierMission', date, text, value, valueIs: 'outcome' }
    }),
    ...datesOf(data).map(({ date, time, title, memberIds, repeat }): Row => {
      const text = time ? `${time} ${title}` : title
      return { kind: 'date', date, who: notesOf(...memberIds.map(who)), text, often: repeat ?? '' }
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
  // Whoever looks for it in a spreadsheet types a space.
  const name = weekName(sprint.name).replaceAll('\u00a0', ' ')
  const state = completed
    ? t({ message: 'completed', context: 'a week' })
    : t({ message: 'open', context: 'a week' })
  const rows: Row[] = [
    { kind: 'week', date: startsOn, text: name, value: state, valueIs: 'state' },
    ...sprint.pausedDates.map((date): Row => ({ kind: 'pausedDay', date })),
    ...tasks.flatMap(({ title, owners, effort, checks, repeat, sharing }): Row[] => [
      {
        kind: 'task',
        who:
          owners === 'everyone'
            ? t({ message: 'everyone', context: 'a task’s owners' })
            : notesOf(...owners.map(who)),
        text: title,
        often: notesOf(
          repeatWords(repeat),
          repeat.kind === 'seldom' && t`from ${repeat.startsOn}`,
          sharing && sharings[sharing],
        ),
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
    ...meeting.dates.map(({ date, text }): Row => ({ kind: 'date', date, text })),
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
          { kind: 'helpWanted', ...of, text: help },
        ]
        return said.filter(({ text, value }) => text || value)
      }),
      ...(offer ? [{ kind: 'helpOffered' as const, date, text: offer }] : []),
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
    ...cards.map(({ kind, memberId, text }): Row => ({ kind, who: who(memberId), text })),
    ...(why ? [{ kind: 'why' as const, text: why }] : []),
    ...hearts.map((id): Row => ({ kind: 'heart', who: who(id), value: 1, valueIs: 'times' })),
    ...(thanks ? [{ kind: 'thanks' as const, text: thanks }] : []),
  ]
}
