import { describe, expect, test } from 'vitest'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import { retrospectiveAgenda } from '#content/agendas/retrospective.ts'
import { roles } from '#content/agendas/roles.ts'
import { standUpAgenda } from '#content/agendas/stand-up.ts'
import { meetingKinds, speakers, type Question, type Speaker } from '#content/questions/question.ts'
import { questions } from '#content/questions.ts'
import type { Retrospective } from '#core/retrospective/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { limits } from '#core/limits.ts'
import { addDays } from '#core/time/calendar.ts'
import type { Member } from '#core/members/member.ts'
import { newMeeting } from '#core/plan-meeting/meeting.ts'
import { roundOf, type Gathering } from '#core/sprint/rounds.ts'
import { aSprint, now } from '#core/testing/a-family.ts'
import { meetingIcons } from './meeting-icons.ts'
import { askedOf, questionFor, speakerOf } from './question-for.ts'

const look = { animal: 'fox', color: 'leaf' } as const
const today = '2026-05-11'
const anna: Member = { kind: 'adult', id: 'anna', name: 'Anna', isParent: true, ...look }
const baby: Member = { kind: 'child', id: 'baby', name: 'Lu', ageBand: 'under-3', ...look }

const someone = (speaker: Speaker, id: string): Member =>
  speaker === 'adult'
    ? { kind: 'adult', id, name: id, ...look }
    : { kind: 'child', id, name: id, ageBand: speaker, ...look }

/** How many closed weeks a browser knows beside the one it is in. */
const known = limits.latestSprints

/** What a family asks in so many weeks, each meeting keeping its round as the screens do. */
function askedIn(
  kind: Gathering['kind'],
  count: number,
  members: readonly Member[],
  goesByEye = false,
) {
  const asking = { members, today, goesByEye }
  const asked: (Question | null)[] = []
  let sprints: Sprint[] = []
  const ask = (gathering: Gathering) => {
    for (const member of members)
      asked.push(questionFor(questions[kind], gathering, member, { ...asking, sprints }))
    return roundOf(gathering, sprints)
  }
  for (let week = 0; week < count; week += 1) {
    const startsOn = addDays('2026-03-01', week * 7)
    const sprint = aSprint({ id: `week${week}`, startsOn, plannedAt: now })
    sprints = [...sprints, sprint].slice(-known - 1)
    const keep = (changes: Partial<Sprint>) => {
      sprints = [...sprints.slice(0, -1), { ...sprints.at(-1)!, ...changes }]
    }
    if (kind === 'plan-meeting') {
      keep({ meeting: { ...newMeeting(), round: ask({ kind, sprintId: sprint.id }) } })
    } else if (kind === 'retrospective') {
      keep({ retrospective: { ...lookedBack, round: ask({ kind, sprintId: sprint.id }) } })
    } else {
      // Not every day, and one that was filled in afterwards.
      for (const day of [0, 2, 3, 6]) {
        const date = addDays(startsOn, day)
        const round = day === 3 ? {} : { round: ask({ kind, date }) }
        keep({ standUps: [...sprints.at(-1)!.standUps, { ...spoken, date, ...round }] })
      }
    }
  }
  return asked
}

const lookedBack: Retrospective = { stage: 'thanks', feelings: [], cards: [], why: '', thanks: '' }
const answer = { memberId: 'a', passed: false, mood: 4, did: '', next: '', help: '' }
const spoken = { answers: [answer], offer: '', closedAt: null }

describe.each(meetingKinds)('the questions of a %s', (kind) => {
  test.each(speakers)(
    'for %s: none comes back until all were used, for one, two or three [S1.5]',
    (speaker) => {
      const pile = questions[kind][speaker]
      for (const count of [1, 2, 3]) {
        const members = ['a', 'b', 'c'].slice(0, count).map((id) => someone(speaker, id))
        const asked = askedIn(kind, 40, members)
        for (let start = 0; start + pile.length <= asked.length; start += pile.length) {
          expect(new Set(asked.slice(start, start + pile.length)).size).toBe(pile.length)
        }
        expect(asked.length).toBeGreaterThan(2 * pile.length)
      }
    },
  )
})

test('questions fit the age, and who does not talk yet is not asked [S1.5]', () => {
  const members = [anna, baby]
  expect(speakerOf(anna, today)).toBe('adult')
  expect(speakerOf(someone('3-5', 'tom'), today)).toBe('3-5')
  const asked = questionFor(questions['stand-up'], { kind: 'stand-up', date: today }, baby, {
    goesByEye: false,
    members,
    sprints: [],
    today,
  })
  expect(asked).toBeNull()
})

test('every job, and every answer to point at, has its picture [S1.5]', () => {
  const answers = Object.values(questions)
    .flatMap((bySpeaker) => Object.values(bySpeaker).flat())
    .flatMap(({ choices }) => (choices ?? []).map(({ icon }) => icon))
  const jobs = Object.values(roles).map(({ icon }) => icon)
  expect(answers.length).toBeGreaterThan(0)
  expect([...answers, ...jobs].filter((icon) => !(icon in meetingIcons))).toEqual([])
})

test('a question names whom it is for, in one sentence [N17]', () => {
  expect(askedOf('Tom', 'What does your day look like?')).toBe('Tom, what does your day look like?')
  expect(askedOf('Mia', 'I am here, and you?')).toBe('Mia, I am here, and you?')
})

test('nobody is asked in words that stopped a reader [N17]', () => {
  const asked = JSON.stringify([questions, planMeetingAgenda, retrospectiveAgenda, standUpAgenda])
  expect(asked).not.toMatch(/dropping|fingers|hold the clock/i)
  const adults = Object.values(questions).flatMap(({ adult }) => adult.map(({ text }) => text))
  expect(adults.filter((text) => /\b(I|my|me)\b/.test(text))).toEqual([])
})

test('where somebody signs, no question needs ears [N29]', () => {
  const idsOf = (goesByEye: boolean) =>
    askedIn('retrospective', 20, [someone('3-5', 'small')], goesByEye).map((one) => one?.id)
  expect(idsOf(false)).toContain('what-shall-we-try')
  expect(idsOf(true)).not.toContain('what-shall-we-try')
})
