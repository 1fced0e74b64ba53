import { describe, expect, test } from 'vitest'
import { planMeetingAgenda, retrospectiveAgenda } from '#content/agendas.ts'
import { meetingKinds, questions, speakers, type Speaker } from '#content/questions.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { addDays } from '#core/domain/calendar.ts'
import type { Member } from '#core/domain/member.ts'
import type { Gathering } from '#core/domain/rounds.ts'
import { aSprint, now } from '#core/testing/a-family.ts'
import { meetingIcons } from './meeting-icons.ts'
import { questionFor, speakerOf } from './question-for.ts'

const look = { animal: 'fox', color: 'leaf' } as const
const today = '2026-05-11'
const anna: Member = { kind: 'adult', id: 'anna', name: 'Anna', isParent: true, ...look }
const baby: Member = { kind: 'child', id: 'baby', name: 'Lu', ageBand: 'under-3', ...look }

const someone = (speaker: Speaker, id: string): Member =>
  speaker === 'adult'
    ? { kind: 'adult', id, name: id, ...look }
    : { kind: 'child', id, name: id, ageBand: speaker, ...look }

/** So many weeks, each planned, looked back on, and with a stand-up on every other day. */
const weeks: Sprint[] = Array.from({ length: 40 }, (_, week) => {
  const startsOn = addDays('2026-03-01', week * 7)
  return aSprint({
    id: `week${week}`,
    startsOn,
    plannedAt: now,
    retrospective: { stage: 'thanks', feelings: [], cards: [], why: '', thanks: '' },
    standUps: [0, 2, 4, 6].map((day) => ({
      date: addDays(startsOn, day),
      answers: [{ memberId: 'a', passed: false, mood: 4, did: '', next: '', help: '' }],
      offer: '',
      closedAt: null,
    })),
  })
})

const gatherings: Record<Gathering['kind'], Gathering[]> = {
  'stand-up': weeks.flatMap(({ standUps }) =>
    standUps.map(({ date }): Gathering => ({ kind: 'stand-up', date })),
  ),
  'plan-meeting': weeks.map(({ id }) => ({ kind: 'plan-meeting', sprintId: id })),
  retrospective: weeks.map(({ id }) => ({ kind: 'retrospective', sprintId: id })),
}

describe.each(meetingKinds)('the questions of a %s', (kind) => {
  test.each(speakers)(
    'for %s: none comes back until all were used, for one, two or three [S1.5]',
    (speaker) => {
      const pile = questions[kind][speaker]
      for (const count of [1, 2, 3]) {
        const members = ['a', 'b', 'c'].slice(0, count).map((id) => someone(speaker, id))
        const asked = gatherings[kind].flatMap((gathering) =>
          members.map((member) =>
            questionFor(gathering, member, { members, sprints: weeks, today }),
          ),
        )
        for (let start = 0; start + pile.length <= asked.length; start += pile.length) {
          expect(new Set(asked.slice(start, start + pile.length)).size).toBe(pile.length)
        }
        expect(asked.length).toBeGreaterThan(pile.length)
      }
    },
  )
})

test('questions fit the age, and who does not talk yet is not asked [S1.5]', () => {
  const members = [anna, baby]
  expect(speakerOf(anna, today)).toBe('adult')
  expect(speakerOf(someone('3-5', 'tom'), today)).toBe('3-5')
  const asked = questionFor({ kind: 'stand-up', date: today }, baby, {
    members,
    sprints: [],
    today,
  })
  expect(asked).toBeNull()
})

test('every stage, and every answer to point at, has its picture [S1.5]', () => {
  const answers = Object.values(questions)
    .flatMap((bySpeaker) => Object.values(bySpeaker).flat())
    .flatMap(({ choices }) => (choices ?? []).map(({ icon }) => icon))
  const stages = [planMeetingAgenda, retrospectiveAgenda].flatMap((agenda) =>
    agenda.stages.map(({ icon }) => icon),
  )
  expect(answers.length).toBeGreaterThan(0)
  expect([...answers, ...stages].filter((icon) => !(icon in meetingIcons))).toEqual([])
})
