import type { DaysHere } from '../days-here/schema.ts'
import type { Family, FamilyData } from '../family/schema.ts'
import type { Adult } from '../members/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { limits } from '../limits.ts'
import { seldomRepeats, sharings, weekdays } from '../words.ts'
import { aFamily, aSprint, aTask, manyIds, now } from './a-family.ts'

/** The documents that cost a rule most, of those that the contract takes: as full as they may be (A78). */

/** One letter each, so that as much as possible fits. */
export const people = 'abcdefghijklmnopqrst'.split('').slice(0, limits.members)
/** The first day of the first week, and a day in the middle of it. */
export const begins = '2026-03-01'
export const midday = '2026-03-12'
/** Nothing but the same, again and again: what is aligned with it could lie anywhere. */
const manyLines = '\n'.repeat(limits.note - 1)
const weekDays = limits.sprintWeeks * 7

/** As many of the entries as fit into the document, the first of them first. */
export function filled<Document extends object, Entry>(
  entries: readonly Entry[],
  put: (list: Entry[]) => Document,
): Document {
  let [most, tooMany] = [0, entries.length + 1]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (JSON.stringify(put(entries.slice(0, middle))).length <= limits.documentSize) most = middle
    else tooMany = middle
  }
  return put(entries.slice(0, most))
}

const member = (id: string, daysHere?: DaysHere): Adult => ({
  id,
  name: id,
  animal: 'cat',
  color: 'sky',
  ...(daysHere && { daysHere }),
})

/** So many single days one after the other, with a day between them. */
const apart = (count: number) =>
  Array.from({ length: count }, (_, at) => addDays('2025-10-01', at * 2)).map((day) => ({
    from: day,
    to: day,
  }))

const patterns: DaysHere['patterns'] = dayRange('2025-01-01', limits.herePatterns).map((from) => ({
  from,
  startsOn: from,
  weeks: [[...weekdays], ['Monday']],
}))

/** Twenty, half of them adults, each with as many days of these as fit. */
function familyOf(data: Partial<FamilyData>, daysOf: (at: number) => DaysHere | undefined): Family {
  const [first, ...others] = people.map((id, at) => member(id, daysOf(at)))
  return aFamily({
    primaryUser: { ...first!, isParent: true },
    adults: others.slice(0, 9),
    children: others.slice(9).map((child) => ({ ...child, birthYear: 2018 })),
    adultEmails: [],
    ...data,
  })
}

const goalOf = (id: string, text = '') => ({
  id,
  title: 'Go to bed early and read more books',
  why: text,
  measure: text,
  weeks: limits.goalWeeks,
  celebration: '',
  startsOn: begins,
})

const datesOf = (memberIds: string[]): NonNullable<FamilyData['dates']> =>
  manyIds(limits.dates, 'd').map((id, at) => ({
    id,
    title: 'x',
    date: '1900-01-01',
    time: '08:30',
    memberIds,
    repeat: at % 2 === 0 ? 'weekly' : 'every-two-weeks',
  }))

const experiments: FamilyData['experiments'] = manyIds(limits.experiments, 'e').map((id, at) => ({
  id,
  text: 'x',
  ownerId: 'a',
  sprintId: `s${at}`,
  checkOn: begins,
  verdict: at % 2 === 0 ? 'keep' : 'drop',
}))

const settings: FamilyData['settings'] = {
  startOfWeek: 'Sunday',
  meetingDay: 'Saturday',
  meetingTime: '18:00',
  standUpTime: '19:00',
  timeZone: 'America/Argentina/ComodRivadavia',
}

export const worstFamilies: Record<string, Family> = {
  'everybody away now and then': filled(apart(limits.hereExceptions * people.length), (list) => {
    const each = Math.floor(list.length / people.length)
    const exceptions = list.slice(0, each).map((range) => ({ ...range, isHere: false }))
    return familyOf({ settings, goal: goalOf('g0') }, () => ({ patterns: [], exceptions }))
  }),
  'some with every kind of days': familyOf({ settings, goal: goalOf('g0') }, (at) =>
    at % 6 > 0
      ? undefined
      : {
          patterns,
          exceptions: apart(limits.hereExceptions).map((one) => ({ ...one, isHere: true })),
          elsewhere: apart(limits.hereElsewhere),
        },
  ),
  'everything said and tried': filled(manyIds(limits.recommendationAnswers, 'tip:'), (keys) =>
    familyOf(
      {
        settings,
        goal: goalOf('g0'),
        dates: datesOf([]),
        experiments,
        topics: manyIds(limits.topics, 't').map((id) => ({ id, text: 'x', addedAt: now })),
        recommendationAnswers: keys.map((key) => ({ key, answer: 'taken', at: now })),
      },
      () => undefined,
    ),
  ),
  'every date about everybody': familyOf({ settings, dates: datesOf(people) }, () => undefined),
  'long texts': filled(manyIds(limits.pastGoals, 'g'), (ids) =>
    familyOf(
      {
        settings,
        goal: goalOf('goal', `${manyLines}b`),
        pastGoals: ids.map((id) => ({
          ...goalOf(id, '\n'.repeat(limits.note / 4)),
          outcome: 'reached',
          closedAt: now,
        })),
      },
      () => undefined,
    ),
  ),
}

const tasks = (fields: (at: number) => Partial<Task>): Task[] =>
  manyIds(limits.tasks, 'k').map((id, at) =>
    aTask({ id, title: `Read ${id}`, repeat: { kind: 'times', times: 7 }, ...fields(at) }),
  )

const days = dayRange(begins, weekDays)
/** Stand-ups of every day to which nobody, or everybody, has answered with few or many words. */
const standUps = (answering: readonly string[], did = ''): Sprint['standUps'] =>
  days.map((date) => ({
    date,
    answers: answering.map((memberId) => ({
      memberId,
      passed: false,
      mood: 3,
      did,
      next: '',
      help: '',
    })),
    offer: 'x',
    closedAt: null,
  }))

const saysMuch = (one: Sprint['standUps'][number]['answers'][number]) => {
  const text = `${manyLines}b`
  return { ...one, did: text, next: text, help: text }
}

const full = (fields: Partial<Sprint>): Sprint =>
  aSprint({
    weeks: limits.sprintWeeks,
    startsOn: begins,
    goalId: 'g0',
    missionStep: 'A step',
    plannedAt: now,
    standUps: standUps([]),
    ...fields,
  })

const everyTask = Array.from({ length: limits.tasks }, (_, task) => task)
type Ticked = { task: number; date: string; who: string[] }

/** As many ticks as fit on tasks with these fields. */
const ticked = (ticks: readonly Ticked[], fields: (at: number) => Partial<Task>) =>
  filled(ticks, (list) => {
    const checks: Task['checks'][] = everyTask.map(() => ({}))
    for (const { task, date, who } of list) checks[task]![date] = who
    return full({ tasks: tasks((at) => ({ ...fields(at), checks: checks[at]! })) })
  })

const ofEachDay = (who: string[]) =>
  days.flatMap((date) => everyTask.map((task) => ({ task, date, who })))

const cards: NonNullable<Sprint['retrospective']>['cards'] = manyIds(limits.cards, 'c').map(
  (id, at) => ({
    id,
    memberId: 'a',
    kind: at % 2 === 0 ? 'low' : 'high',
    text: 'We argued about bedtime and screens in the morning, every single day',
  }),
)

const retrospective = (thanks: string): Sprint['retrospective'] => ({
  stage: 'cards',
  feelings: people.map((memberId) => ({ memberId, mood: 3 })),
  cards,
  why: thanks,
  thanks,
})

const oneFor = (at: number): Partial<Task> => ({ icon: `i${at}` })

export const worstSprints: Record<string, Sprint> = {
  'a tick each day on each task': ticked(ofEachDay(['a']), oneFor),
  'everybody ticked': ticked(ofEachDay(people), oneFor),
  'one task ticked on days of ten years': ticked(
    dayRange('2020-01-01', 3_000).map((date) => ({ task: 0, date, who: ['a'] })),
    (at) => (at === 0 ? {} : { repeat: { kind: 'once' } }),
  ),
  'in turns, every other week': full({
    tasks: tasks((at) => ({
      sharing: sharings[at % sharings.length]!,
      repeat:
        at % 2 === 0
          ? { kind: 'seldom', every: seldomRepeats[at % 4 === 0 ? 0 : 1]!, startsOn: '1900-01-31' }
          : { kind: 'days', days: [...weekdays] },
    })),
  }),
  'everybody says a lot': filled(
    Array.from({ length: limits.note }, () => '.'),
    (letters) =>
      full({
        standUps: standUps(people, letters.join('')),
        tasks: tasks(() => ({})).slice(0, 5),
      }),
  ),
  'a look back on many lines': full({
    standUps: standUps(['a']).map((one) => ({
      ...one,
      answers: one.date === midday ? one.answers.map(saysMuch) : one.answers,
    })),
    tasks: tasks(() => ({
      checks: { [begins]: ['a'] },
      ifThen: { if: 'it is late', then: 'we go to bed' },
    })),
    retrospective: retrospective(manyLines),
    meeting: {
      stage: 'dates',
      hostId: 'a',
      notes: `${manyLines}b`,
      appreciations: manyIds(limits.appreciations, 'a').map((id) => ({
        id,
        fromId: 'a',
        text: 'Thank you',
      })),
      dates: manyIds(limits.importantDates, 'n').map((id) => ({ id, date: begins, text: 'x' })),
      energy: people.map((memberId) => ({ memberId, level: 3 })),
    },
  }),
}

/** So many weeks like this one, one after the other, the last of them the one that is given. */
export function weeksLike(sprint: Sprint, count: number): Sprint[] {
  return Array.from({ length: count }, (_, at) => {
    const back = (count - 1 - at) * weekDays
    if (back === 0) return { ...sprint, id: `s${at}` }
    const moved = (date: string) => addDays(date, -back)
    const movedTask = (task: Task): Task => ({
      ...task,
      checks: Object.fromEntries(
        Object.entries(task.checks).map(([date, who]) => [moved(date), who]),
      ),
    })
    return {
      ...sprint,
      id: `s${at}`,
      completed: true,
      completedAt: now,
      startsOn: moved(sprint.startsOn),
      tasks: sprint.tasks.map(movedTask),
      standUps: sprint.standUps.map((one) => ({ ...one, date: moved(one.date) })),
    }
  })
}
