import { expect, test } from 'vitest'
import { z } from 'zod'
import { line } from '#core/schema.ts'
import { meetingRoles, meetingStages, retrospectiveStages } from '#core/words.ts'
import { funEndings } from './agendas/fun-endings.ts'
import { groundRules } from './agendas/ground-rules.ts'
import { planMeetingAgenda } from './agendas/plan-meeting.ts'
import { retrospectiveAgenda } from './agendas/retrospective.ts'
import { roles } from './agendas/roles.ts'
import { standUpAgenda, standUpAsks } from './agendas/stand-up.ts'
import { contentIcons } from './icons.ts'
import { speakers } from './questions/question.ts'

const icon = z.enum(contentIcons)

function agendaSchema(stages: readonly string[], versions: readonly string[]) {
  return z.strictObject({
    versions: z.array(
      z.strictObject({
        id: z.enum(versions),
        name: line(40),
        line: line(80),
        lineGrown: line(80).optional(),
        minutes: z.int().min(3).max(20),
      }),
    ),
    stages: z.array(
      z.strictObject({
        stage: z.enum(stages),
        title: line(40),
        leadsTo: line(20).optional(),
        icon,
        minutes: z.record(z.enum(versions), z.int().min(0)),
        speaks: z.enum(['all', 'each']),
        todo: line(110),
        say: line(140),
        sayFirst: line(140).optional(),
        hints: z.partialRecord(z.enum(speakers), line(90)),
      }),
    ),
    turnSeconds: z.record(z.enum(speakers), z.int()).optional(),
  })
}

const agendas = [
  {
    name: 'plan meeting',
    agenda: planMeetingAgenda,
    stages: meetingStages,
    minutes: { standard: 20, 'under-sixes': 10, tired: 8 },
  },
  {
    name: 'retrospective',
    agenda: retrospectiveAgenda,
    stages: retrospectiveStages,
    minutes: { standard: 15, 'under-sixes': 10, tired: 6 },
  },
  {
    name: 'stand-up',
    agenda: standUpAgenda,
    stages: ['turn', 'closing'],
    minutes: { standard: 5, tired: 3 },
  },
]

test.each(agendas)('[S1.5] the $name is complete for every length', (expected) => {
  const { agenda, stages, minutes } = expected
  expect(agendaSchema(stages, Object.keys(minutes)).parse(agenda)).toEqual(agenda)
})

test('[S1.5] the weekly meetings and a turn say how they work with every age', () => {
  const { stages } = planMeetingAgenda
  const turn = standUpAgenda.stages[0]
  for (const { hints } of [...stages, ...retrospectiveAgenda.stages, turn]) {
    expect(Object.keys(hints)).toEqual([...speakers])
  }
})

test.each(agendas)('[S1.5] the $name has exactly the stages it is stored with', (expected) => {
  expect(expected.agenda.stages.map(({ stage }) => stage)).toEqual(expected.stages)
})

test.each(agendas)('[S1.5] the minutes of the $name add up to what it promises', (expected) => {
  const { agenda, minutes } = expected
  const promised = agenda.versions.map((version) => [version.id, version.minutes])
  expect(Object.fromEntries(promised)).toEqual(minutes)
  const sums: Record<string, number> = {}
  for (const [version, length] of agenda.stages.flatMap((stage) => Object.entries(stage.minutes))) {
    sums[version] = (sums[version] ?? 0) + length
  }
  expect(sums).toEqual(minutes)
})

test('[S1.5] the whole meeting spends its 20 minutes as the guide says', () => {
  expect(planMeetingAgenda.stages.map(({ minutes }) => minutes.standard)).toEqual([
    3, 4, 3, 6, 2, 2,
  ])
})

test('[S1.5] a stand-up turn lasts 45 to 60 seconds, and five people fit into five minutes', () => {
  const turns: number[] = speakers.map((speaker) => standUpAgenda.turnSeconds[speaker])
  for (const seconds of turns) {
    expect(seconds).toBeGreaterThanOrEqual(45)
    expect(seconds).toBeLessThanOrEqual(60)
  }
  expect(turns.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(5 * 60)
})

test('[S1.5] a short stand-up asks for less, and every answer has its place', () => {
  expect(standUpAsks.standard).toEqual(['mood', 'did', 'next', 'help'])
  expect(standUpAsks.standard).toEqual(expect.arrayContaining([...standUpAsks.tired]))
  expect(standUpAsks.tired.length).toBeLessThan(standUpAsks.standard.length)
})

test('[S1.5] every role has a line of its own', () => {
  const role = z.strictObject({ name: line(20), does: line(20), line: line(120), icon })
  expect(z.record(z.enum(meetingRoles), role).parse(roles)).toEqual(roles)
})

test('[S1.5] the ground rules fit on the fridge', () => {
  const rule = z.strictObject({ title: line(24), line: line(90), icon })
  expect(z.array(rule).max(8).parse(groundRules)).toEqual(groundRules)
})

test('[S1.5] there is another fun ending for three months of meetings', () => {
  const ending = z.strictObject({
    text: line(90),
    forAll: z.literal(true).optional(),
    byEar: z.literal(true).optional(),
  })
  expect(z.array(ending).min(13).parse(funEndings)).toEqual(funEndings)
  expect(new Set(funEndings.map(({ text }) => text)).size).toBe(funEndings.length)
  const forGrown = funEndings.filter(({ forAll }) => forAll)
  expect(forGrown.length, 'where nobody is small').toBeGreaterThanOrEqual(13)
  expect(JSON.stringify(forGrown)).not.toMatch(/dance|elephant|statues|leg/)
})
