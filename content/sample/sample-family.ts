import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { FamilyDate } from '#core/dates/schema.ts'
import { addDays, weekdayOf } from '#core/time/calendar.ts'
import { newFamily } from '#core/family/family.ts'
import { draftNextSprint } from '#core/sprint/next-sprint.ts'
import { ada, members, nora, pip, sam, theo, pastWeeks, thisWeek } from './plans.ts'
import { cardsOf, stepsOf, inWeek, live, weekId, type DatedStep } from './week.ts'

/** The family stands in the middle of its week. */
const day = 3

/**
 * A family to look around with on `today`: so many weeks, the last of them running, and the one after
 * half planned. It has lived through all of it by the product's own rules, so it can never be other
 * than a family in the product could be.
 */
export function sampleFamily(today: string, weeks = 4): Bootstrap {
  const start = addDays(today, -day)
  const startOf = (week: number) => addDays(start, (week - weeks) * 7)
  const begun = live(newcomers(startOf(1)), settle(startOf(1), today, weeks))
  const earlier = Array.from({ length: weeks - 1 }, (_, index) => index + 1)
  const lived = live(begun, [
    ...earlier.flatMap((number) => past(number, startOf(number), number === weeks - 1)),
    ...present(weeks, start, today),
  ])
  return live(lived, meeting(weeks + 1, lived, today))
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

function settle(firstWeek: string, today: string, weeks: number): DatedStep[] {
  const date = addDays(firstWeek, -2)
  const goal = {
    id: 'stars',
    title: 'Spend a night outdoors under the stars',
    why: 'A night outside feels enormous when you are small, and makes adults feel small again too.',
    measure: 'We woke up outside, all of us, at least once.',
    weeks: weeks + 2,
    celebration: 'Breakfast in sleeping bags',
    startsOn: firstWeek,
    exampleId: 'night-under-the-stars',
  }
  const settings = {
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

/** What each look back decided to try in the week after it, and what became of it. */
const tried = [
  { text: 'Shoes and bags by the door in the evening', ownerId: ada, verdict: 'keep' },
  { text: 'Phones sleep in the kitchen', ownerId: sam, verdict: 'keep' },
  { text: 'Whoever cooks chooses the music', ownerId: theo, verdict: 'tweak' },
  { text: 'Pancakes only after the beds are made', ownerId: nora, verdict: 'drop' },
] as const

const running = {
  text: 'Bags are packed before the film starts',
  ownerId: theo,
  verdict: null,
} as const

const experimentId = (week: number) => `try-${week}`

/** A week that is over: lived, looked back on, closed, with one thing to try in the next. */
function past(number: number, start: string, isLast: boolean): DatedStep[] {
  const end = addDays(start, 6)
  const weekOf = pastWeeks.at((number - 1) % pastWeeks.length)!
  // What is being tried now is judged at the end of the week that runs.
  const { verdict, ...decided } = isLast ? running : tried.at((number - 1) % tried.length)!
  const before = number === 1 ? null : experimentId(number - 1)
  const id = experimentId(number)
  const experiment = { ...decided, id, sprintId: weekId(number), checkOn: addDays(end, 7) }
  return [
    ...stepsOf({ number, start, experimentId: before, week: weekOf(start) }),
    ...cardsOf(number, end, { highs: [[pip, 'I was big']], lows: [[nora, 'The mornings']] }),
    { date: end, family: { type: 'decide-experiment', experiment } },
    ...inWeek(number, [[end, { type: 'complete-sprint' }]]),
    ...(verdict
      ? [{ date: end, family: { type: 'judge-experiment', experimentId: id, verdict } } as const]
      : []),
  ]
}

/** What the family has on its days beside the plan. */
const dates = (today: string): FamilyDate[] => [
  {
    id: 'dentist',
    title: 'Dentist',
    date: today,
    time: '15:00',
    memberIds: [theo],
    repeat: null,
  },
  {
    id: 'swimming',
    title: 'Swimming lesson',
    date: addDays(today, 3),
    time: null,
    memberIds: [],
    repeat: 'weekly',
  },
  {
    id: 'birthday',
    title: 'Grandma’s birthday',
    date: addDays(today, 7 - day + 2),
    time: null,
    memberIds: [],
    repeat: null,
  },
]

/** The week that is running, and what somebody parked for the next meeting. */
function present(number: number, start: string, today: string): DatedStep[] {
  const week = thisWeek(start, number - 1)
  const yesterday = addDays(today, -1)
  return [
    ...stepsOf({ number, start, experimentId: experimentId(number - 1), week }),
    ...inWeek(number, [[yesterday, { type: 'edit-retrospective', changes: { stage: 'cards' } }]]),
    ...cardsOf(number, yesterday, {
      highs: [
        [theo, 'I cooked the whole soup'],
        [nora, 'Nobody shouted before school'],
      ],
      lows: [[ada, 'Too much on one evening']],
    }),
    ...dates(today).map((entry) => ({
      date: yesterday,
      family: { type: 'add-date', entry } as const,
    })),
    {
      date: yesterday,
      family: {
        type: 'park-topic',
        topic: { id: 'topic-1', text: 'Can the dog come along?', memberId: theo },
      },
    },
  ]
}

const thanks = [
  { id: 'thanks-1', fromId: pip, text: 'Ada read the dragon book twice' },
  { id: 'thanks-2', fromId: sam, toId: theo, text: 'for the soup' },
]

/** The meeting for the week after, as far as the family has come. */
function meeting(number: number, { family, sprints }: Bootstrap, date: string): DatedStep[] {
  const drafted = draftNextSprint(family, sprints, date)
  const sprint = { ...drafted, missionStep: 'Pack for one night' }
  return inWeek(number, [
    [date, { type: 'create-sprint', sprint }],
    ...thanks.map((appreciation) => [date, { type: 'appreciate', appreciation }] as const),
    [date, { type: 'set-energy', memberId: ada, level: 3 }],
    [date, { type: 'set-energy', memberId: theo, level: 5 }],
    [date, { type: 'edit-meeting', changes: { stage: 'mission', hostId: ada } }],
  ])
}
