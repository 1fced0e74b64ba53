import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { FamilyDate } from '#core/dates/schema.ts'
import { addDays, weekdayOf } from '#core/time/calendar.ts'
import { newFamily } from '#core/family/family.ts'
import { draftNextSprint } from '#core/sprint/next-sprint.ts'
import { ada, members, nora, pip, sam, theo, pastWeeks, thisWeek } from './plans.ts'
import { cardsOf, stepsOf, inWeek, live, weekId, type DatedStep } from './week.ts'
import { sampleWords, type SampleWords } from './words.ts'

/** The family stands in the middle of its week. */
const day = 3

/**
 * A family to look around with on `today`: so many weeks, the last of them running, and the one after
 * half planned. Its words are those of whoever looks at it. It has lived through all of it by the
 * product's own rules, so it can never be other than a family in the product could be.
 */
export function sampleFamily(
  today: string,
  weeks = 4,
  words: SampleWords = sampleWords,
): Bootstrap {
  const start = addDays(today, -day)
  const startOf = (week: number) => addDays(start, (week - weeks) * 7)
  const begun = live(newcomers(startOf(1)), settle(startOf(1), { today, weeks, words }))
  const earlier = Array.from({ length: weeks - 1 }, (_, index) => index + 1)
  const lived = live(begun, [
    ...earlier.flatMap((number) =>
      past(number, { start: startOf(number), isLast: number === weeks - 1, words }),
    ),
    ...present(weeks, { start, today, words }),
  ])
  return live(lived, meeting(weeks + 1, lived, { today, words }))
}

/** Nora’s account, which is another thing than Nora in the family’s plans. */
const account = 'account-of-nora'

function newcomers(start: string): Bootstrap {
  const now = `${addDays(start, -2)}T19:00:00.000Z`
  const family = newFamily({ userId: account, name: 'Nora', now })
  return {
    user: {
      id: account,
      profile: { name: 'Nora', email: 'nora@example.org' },
      emailVerified: true,
      role: 'primary',
      familyId: family.id,
      onboardingComplete: true,
    },
    family: {
      ...family,
      familyData: {
        ...family.familyData,
        primaryUser: { ...family.familyData.primaryUser, id: nora },
      },
    },
    sprints: [],
  }
}

type Settling = { today: string; weeks: number; words: SampleWords }

function settle(firstWeek: string, { today, weeks, words }: Settling): DatedStep[] {
  const date = addDays(firstWeek, -2)
  const goal = {
    id: 'stars',
    ...words.goal,
    weeks: weeks + 2,
    startsOn: firstWeek,
    exampleId: 'night-under-the-stars',
  }
  const settings = {
    startOfWeek: weekdayOf(firstWeek),
    meetingDay: weekdayOf(addDays(today, 6 - day)),
    meetingTime: '17:00',
    standUpTime: '18:30',
  }
  return [
    ...members(Number(today.slice(0, 4))).map((family) => ({ date, family })),
    { date, family: { type: 'edit-family', changes: { settings } } },
    { date, family: { type: 'set-goal', goal } },
  ]
}

/** Who tries what each look back decided, and what became of it. */
const tried = [
  { ownerId: ada, verdict: 'keep' },
  { ownerId: sam, verdict: 'keep' },
  { ownerId: theo, verdict: 'tweak' },
  { ownerId: nora, verdict: 'drop' },
] as const

/** What a look back decided to try; what is being tried now is judged at the end of the week that runs. */
function decision(number: number, isLast: boolean, words: SampleWords) {
  if (isLast) return { text: words.trying, ownerId: theo, verdict: null }
  const index = (number - 1) % tried.length
  return { text: words.tried.at(index)!, ...tried.at(index)! }
}

const experimentId = (week: number) => `try-${week}`

type Past = { start: string; isLast: boolean; words: SampleWords }

/** A week that is over: lived, looked back on, closed, with one thing to try in the next. */
function past(number: number, { start, isLast, words }: Past): DatedStep[] {
  const end = addDays(start, 6)
  const index = (number - 1) % pastWeeks.length
  const [week, step] = [pastWeeks.at(index)!(start), words.steps.past.at(index)!]
  const { verdict, ...decided } = decision(number, isLast, words)
  const { small, mornings } = words.cards
  const before = number === 1 ? null : experimentId(number - 1)
  const id = experimentId(number)
  const experiment = { ...decided, id, sprintId: weekId(number), checkOn: addDays(end, 7) }
  return [
    ...stepsOf({ number, start, experimentId: before, week, step, titles: words.tasks }),
    ...cardsOf(number, end, { highs: [[pip, small.at(index)!]], lows: [[nora, mornings]] }),
    { date: end, family: { type: 'decide-experiment', experiment } },
    ...inWeek(number, [[end, { type: 'complete-sprint' }]]),
    ...(verdict
      ? [{ date: end, family: { type: 'judge-experiment', experimentId: id, verdict } } as const]
      : []),
  ]
}

/** What the family has on its days beside the plan. */
const dates = (today: string, titles: SampleWords['dates']): FamilyDate[] => [
  {
    id: 'dentist',
    title: titles.dentist,
    date: today,
    time: '15:00',
    memberIds: [theo],
    repeat: null,
  },
  {
    id: 'swimming',
    title: titles.swimming,
    date: addDays(today, 3),
    time: null,
    memberIds: [],
    repeat: 'weekly',
  },
  {
    id: 'birthday',
    title: titles.birthday,
    date: addDays(today, 7 - day + 2),
    time: null,
    memberIds: [],
    repeat: null,
  },
]

type Present = { start: string; today: string; words: SampleWords }

/** The week that is running, and what somebody parked for the next meeting. */
function present(number: number, { start, today, words }: Present): DatedStep[] {
  const week = thisWeek(start, number - 1, words)
  const yesterday = addDays(today, -1)
  const { steps, tasks: titles, cards } = words
  const tries = experimentId(number - 1)
  return [
    ...stepsOf({ number, start, experimentId: tries, week, step: steps.now, titles }),
    ...inWeek(number, [[yesterday, { type: 'edit-retrospective', changes: { stage: 'cards' } }]]),
    ...cardsOf(number, yesterday, {
      highs: [
        [theo, cards.soup],
        [nora, cards.calm],
      ],
      lows: [[ada, cards.full]],
    }),
    ...dates(today, words.dates).map((entry) => ({
      date: yesterday,
      family: { type: 'add-date', entry } as const,
    })),
    {
      date: yesterday,
      family: {
        type: 'park-topic',
        topic: { id: 'topic-1', text: words.topic, memberId: theo },
      },
    },
  ]
}

const thanksIn = ({ thanks }: SampleWords) => [
  { id: 'thanks-1', fromId: pip, text: thanks.reading },
  { id: 'thanks-2', fromId: sam, toId: theo, text: thanks.soup },
]

/** The meeting for the week after, as far as the family has come. */
function meeting(
  number: number,
  { family, sprints }: Bootstrap,
  { today: date, words }: { today: string; words: SampleWords },
): DatedStep[] {
  const drafted = draftNextSprint(family, sprints, date)
  const sprint = { ...drafted, missionStep: words.steps.next }
  return inWeek(number, [
    [date, { type: 'create-sprint', sprint }],
    ...thanksIn(words).map((appreciation) => [date, { type: 'appreciate', appreciation }] as const),
    [date, { type: 'set-energy', memberId: ada, level: 3 }],
    [date, { type: 'set-energy', memberId: theo, level: 5 }],
    [date, { type: 'edit-meeting', changes: { stage: 'mission', hostId: ada } }],
  ])
}
