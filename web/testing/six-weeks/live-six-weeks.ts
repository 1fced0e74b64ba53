import { live, type DatedStep } from '#content/sample/week.ts'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { newFamily } from '#core/family/family.ts'
import { membersOf } from '#core/members/member.ts'
import { beginAgain, freshStart, smallLines } from '#core/sprint/fresh-start.ts'
import { draftNextSprint } from '#core/sprint/next-sprint.ts'
import type { Sprint, SprintCommand } from '#core/sprint/schema.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { ticksOf } from '#core/stand-up/own-day.ts'
import { addDays, dayRange, weekStart } from '#core/time/calendar.ts'
import { meetingStages, retrospectiveStages } from '#core/words.ts'
import { you, type Household } from './families.ts'

/** A family as it stands at a moment, and what was just closed there, for the screen of that moment. */
export interface Moment {
  family: string
  what: string
  day: string
  session: Bootstrap
}

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never
type Intent = WithoutId<SprintCommand>

/**
 * Six weeks of a family by its clock and the product's own rules: a good one, one that was closed after two
 * days, one with illness, one that nobody touched, a summer of two weeks, and the one after. Gives it at the
 * moments at which a family looks at its screens.
 */
export function liveSixWeeks(household: Household): Moment[] {
  const { startOfWeek, speakers, tasks } = household
  const moments: Moment[] = []
  const first = weekStart('2026-06-10', startOfWeek)
  let session = settled(household, addDays(first, -2))
  let entries = 0

  const act = (date: string, ...intents: (Intent & { of?: string })[]) => {
    const steps = intents.map(({ of = session.sprints.at(-1)!.id, ...sprint }): DatedStep => {
      return { date, sprintId: of, sprint: sprint as Intent }
    })
    session = live(session, steps)
  }
  const look = (day: string, what: string) =>
    moments.push({ family: household.name, what, day, session })
  const id = (kind: string) => `id-${kind}-${(entries += 1)}`
  const week = () => session.sprints.at(-1)!

  /** Ticks the day's first lines, as many as are said, by whoever has them; or all that belong to the day. */
  const tick = (day: string, count: number | 'its own') => {
    const all = dayLines(week(), membersOf(session.family.familyData), day)
    const lines = count === 'its own' ? all.filter(({ isFixed }) => isFixed) : all
    const open = lines.flatMap((line) => line.boxes.map((box) => ({ line, box })))
    for (const { line, box } of open.slice(0, count === 'its own' ? open.length : count)) {
      const memberId = box.memberIds[0]
      const made = ticksOf(line, box, { date: day, actsAs: null, memberId })
      act(day, ...(made ?? []))
    }
  }
  const checkIn = (day: string, mood: number) => {
    for (const memberId of speakers) {
      const answer = { memberId, passed: false, mood, did: '', next: '', help: '' }
      act(day, { type: 'answer-stand-up', date: day, answer })
    }
    act(day, { type: 'close-stand-up', date: day, offer: '' })
  }
  const plan = (day: string) => {
    for (const stage of meetingStages) {
      act(day, { type: 'edit-meeting', changes: { stage, hostId: you } })
      look(day, `the plan meeting, ${stage}`)
    }
    act(day, { type: 'finish-planning' })
    look(day, 'just planned')
  }
  const lookBack = (day: string, { isTold }: { isTold: boolean }) => {
    const { id: sprintId } = week()
    look(day, 'before looking back')
    for (const stage of retrospectiveStages.filter((one) => one !== 'why')) {
      act(day, { type: 'edit-retrospective', changes: { stage, hostId: you } })
      if (isTold && stage === 'cards') {
        const card = { id: id('card'), memberId: you, kind: 'high', text: 'The lake' } as const
        act(day, { type: 'add-card', card })
      }
      look(day, `looking back, ${stage}`)
    }
    if (isTold) {
      const experiment = {
        id: id('try'),
        text: 'Shoes by the door',
        ownerId: you,
        sprintId,
        checkOn: addDays(day, 7),
      }
      session = live(session, [{ date: day, family: { type: 'decide-experiment', experiment } }])
    }
    const next = draftNextSprint(session.family, session.sprints, day)
    act(day, { type: 'close-week', next: { ...next, id: id('week') }, of: sprintId })
    look(day, 'just closed')
  }
  const days = ({ startsOn, weeks }: Sprint) => dayRange(startsOn, weeks * 7)

  look(addDays(first, -2), 'no plan yet')
  act(addDays(first, -1), {
    type: 'create-sprint',
    sprint: {
      id: id('week'),
      name: 1,
      startsOn: first,
      weeks: 1,
      goalId: household.goal.id,
      missionStep: '',
      experimentId: null,
      tasks,
    },
    of: 'id-week-1',
  })
  look(addDays(first, -1), 'a draft')
  plan(addDays(first, -1))

  for (const [at, day] of days(week()).entries()) {
    if (at === 0) look(day, 'the first morning')
    tick(day, at === 0 ? 'its own' : 20)
    checkIn(day, 4)
    if (at === 0 || at === 2) look(day, 'a good evening')
  }
  lookBack(days(week()).at(-1)!, { isTold: true })

  plan(days(week())[0]!)
  for (const day of days(week()).slice(0, 2)) {
    tick(day, 1)
    checkIn(day, 2)
    look(day, 'an evening on which little was done')
  }
  lookBack(days(week())[1]!, { isTold: false })

  plan(days(week())[0]!)
  const ill = days(week()).slice(2)
  tick(days(week())[0]!, 2)
  act(ill[0]!, { type: 'pause-days', dates: ill })
  look(ill[0]!, 'ill')
  lookBack(ill.at(-1)!, { isTold: false })

  plan(days(week())[0]!)
  look(days(week())[3]!, 'a week that nobody touches')
  const back = addDays(days(week()).at(-1)!, 3)
  look(back, 'back after a missed week')

  const fresh = freshStart(session.family, session.sprints, { today: back, steps: [] })
  if (fresh) {
    const { sprintId, command } = beginAgain(fresh, smallLines(fresh.lines, 0))
    act(back, { ...command, of: sprintId })
  }
  look(back, 'a small week')
  act(back, { type: 'edit-sprint', changes: { weeks: 2 } })
  tick(back, 1)
  look(addDays(back, 1), 'a summer of two weeks')
  const end = days(week()).at(-1)!
  lookBack(addDays(end, 1), { isTold: true })
  look(addDays(end, 2), 'the week after waits')
  plan(addDays(end, 2))
  look(addDays(end, 3), 'the sixth plan')
  return moments
}

function settled(household: Household, date: string): Bootstrap {
  const { startOfWeek, meetingDay, people, goal } = household
  const now = `${date}T10:00:00.000Z`
  const family = newFamily({ userId: 'id-account', name: 'Nora', now })
  const { familyData } = family
  const user: Bootstrap['user'] = {
    id: 'id-account',
    profile: { name: 'Nora', email: 'nora@example.org' },
    emailVerified: true,
    role: 'primary',
    familyId: family.id,
    onboardingComplete: true,
  }
  const primaryUser = { ...familyData.primaryUser, id: you }
  const begun = { user, family: { ...family, familyData: { ...familyData, primaryUser } } }
  const meeting = meetingDay ? { meetingDay, meetingTime: '17:00' } : {}
  const settings = { startOfWeek, timeZone: 'Europe/Berlin', ...meeting }
  const topics = { priorities: [{ id: 'time-together' }, { id: 'calm-days' }] }
  return live({ ...begun, sprints: [] }, [
    ...people.map((one) => ({ date, family: one })),
    { date, family: { type: 'edit-family', changes: { settings, ...topics } } },
    { date, family: { type: 'set-goal', goal: { ...goal, startsOn: addDays(date, 2) } } },
    { date, family: { type: 'complete-onboarding' } },
  ])
}
