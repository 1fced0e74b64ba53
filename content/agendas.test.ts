import { expect, test } from 'vitest'
import { z } from 'zod'
import { line } from '#core/contract/scalars.ts'
import { meetingStages, retrospectiveStages } from '#core/words.ts'
import {
  groundRules,
  meetingRoles,
  planMeetingAgenda,
  retrospectiveAgenda,
  roles,
  standUpAgenda,
} from './agendas.ts'
import { contentIcons } from './icons.ts'
import { speakers } from './questions.ts'

const icon = z.enum(contentIcons)

function agendaSchema(stages: readonly string[], versions: readonly string[]) {
  return z.strictObject({
    versions: z.array(
      z.strictObject({
        id: z.enum(versions),
        name: line(40),
        line: line(80),
        minutes: z.int().min(5).max(20),
      }),
    ),
    stages: z.array(
      z.strictObject({
        stage: z.enum(stages),
        title: line(40),
        icon,
        minutes: z.record(z.enum(versions), z.int().min(1)),
        todo: line(110),
        say: line(140),
        hints: z.record(z.enum(speakers), line(90)),
      }),
    ),
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
    minutes: { standard: 15, short: 10 },
  },
]

test.each(agendas)('[S1.5] the $name is complete for every age and length', (expected) => {
  const { agenda, stages, minutes } = expected
  expect(agendaSchema(stages, Object.keys(minutes)).parse(agenda)).toEqual(agenda)
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

test('[S1.5] a stand-up turn asks for what its answer stores', () => {
  expect(standUpAgenda.steps.map(({ id }) => id)).toEqual(['mood', 'did', 'next', 'help'])
  const step = z.strictObject({ id: z.string(), title: line(30), icon, say: line(60) })
  expect(z.array(step).parse(standUpAgenda.steps)).toEqual(standUpAgenda.steps)
})

test('[S1.5] every role has a line of its own, and a child can hold each', () => {
  const role = z.strictObject({
    name: line(20),
    line: line(80),
    icon,
    fromAge: z.int().min(3).max(12),
  })
  expect(z.record(z.enum(meetingRoles), role).parse(roles)).toEqual(roles)
})

test('[S1.5] the ground rules fit on the fridge', () => {
  const rule = z.strictObject({ title: line(24), line: line(90), icon })
  expect(z.array(rule).max(8).parse(groundRules)).toEqual(groundRules)
})
