import fc from 'fast-check'
import { sprintDocument } from '../sprint/examples.ts'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { familySchema, familyCommandSchema } from '../family/schema.ts'
import { sprintSchema, sprintCommandSchema } from '../sprint/schema.ts'
import { limits } from '../limits.ts'
import { aFamily, aSprint, aTask, deepFreeze, refusalOf } from '../testing/a-family.ts'
import { commandTypes, familyCommand, sprintCommand, tickCommand } from '../testing/commands.ts'
import { someFamily, someSprint } from '../testing/documents.ts'
import { aBrowser, aServer, apply } from '../testing/two-sides.ts'
import { changedBetween, sprintIdsOf } from './documents.ts'
import type { Addressed, Documents } from '../commands/documents.ts'

/**
 * What holds for every list of commands that the contract takes. A failure prints its seed, its
 * path and the smallest list that fails.
 */

const seed = 20260301
const check = <Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
  numRuns: number,
) => fc.assert(property, { seed, numRuns })

const sprintId = fc.constantFrom('sprint1', 'sprint2')

const anyCommand: fc.Arbitrary<Addressed> = fc.oneof(
  { weight: 2, arbitrary: familyCommand.map((command) => ({ sprintId: null, command })) },
  {
    weight: 5,
    arbitrary: sprintId.chain((id) =>
      sprintCommand(id).map((command) => ({ sprintId: id, command })),
    ),
  },
)

/** Up to so many commands, as often many as few. */
const listOf = (maxLength: number) => fc.array(anyCommand, { maxLength, size: 'max' })

const start: fc.Arbitrary<Documents> = fc
  .tuple(someFamily, someSprint('sprint1'), someSprint('sprint2'))
  .map(([family, one, two]) => ({
    family,
    sprints: [one, two].filter((sprint) => sprint !== null),
  }))

/** A clock that moves on by a minute with every look. */
function aClock(from: string) {
  let time = Date.parse(from)
  return () => new Date((time += 60_000)).toISOString()
}

const by = { now: '2026-03-04T18:30:00.000Z', userId: 'maya' }

/** What the command leads to, or the documents as they were where it is refused. */
function tried(documents: Documents, posted: Addressed): Documents {
  let after = documents
  refusalOf(() => (after = apply(documents, posted, by)))
  return after
}

function problemsOf(schema: z.ZodType, document: unknown): string[] {
  const { error } = schema.safeParse(document)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const problemsOfAll = ({ family, sprints }: Documents) => [
  ...problemsOf(familySchema, family),
  ...sprints.flatMap((sprint) => problemsOf(sprintSchema, sprint)),
]

/** How deep objects and lists lie in each other; a plain value is 0. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

const versionIn = ({ family, sprints }: Documents, { sprintId: id }: Addressed) =>
  id === null ? family.version : sprints.find((one) => one.id === id)?.version

/** The version that an accepted command leads to; undefined where it deletes the document. */
function nextVersion(before: Documents, posted: Addressed): number | undefined {
  const { type } = posted.command
  if (type === 'delete-sprint') return undefined
  if (type === 'restore-sprint') return posted.command.sprint.version + 1
  return (versionIn(before, posted) ?? 0) + 1
}

describe('whatever a family does', { timeout: 30_000 }, () => {
  test('the browser and the server end with the same documents', () => {
    const step = fc.record({ posted: anyCommand, other: fc.nat(9), flush: fc.boolean() })
    check(
      fc.property(start, fc.array(step, { maxLength: 20, size: 'max' }), (documents, steps) => {
        const server = aServer(documents, aClock('2026-03-04T18:30:00.000Z'))
        const browser = aBrowser(server, 'maya', aClock('2031-07-01T00:00:00.000Z'))
        for (const { posted, other, flush } of steps) {
          if (other === 0) {
            // The other parent was quicker; this browser reads anew.
            server.post(posted.sprintId, JSON.stringify(posted.command), 'ben')
            browser.refresh()
          } else {
            browser.add(posted)
            browser.shown()
            if (flush) browser.flush()
          }
        }
        browser.flush()
        expect(browser.confirmed()).toEqual(server.documents())
        expect(browser.shown()).toEqual(server.documents())
      }),
      80,
    )
  })

  test('sending everything twice is the same as sending it once', () => {
    check(
      fc.property(start, listOf(20), (documents, commands) => {
        const once = aServer(documents, () => by.now)
        const twice = aServer(documents, () => by.now)
        for (const [server, times] of [
          [once, 1],
          [twice, 2],
        ] as const) {
          const browser = aBrowser(server, 'maya', () => by.now)
          for (const posted of commands) browser.add(posted)
          browser.flush(times)
        }
        expect(twice.text()).toBe(once.text())
      }),
      60,
    )
  })

  test('doing the same again is refused or changes nothing but the version', () => {
    const withoutVersion = ({ family, sprints }: Documents) => ({
      family: { ...family, version: 0 },
      sprints: sprints.map((sprint) => ({ ...sprint, version: 0 })),
    })
    check(
      fc.property(start, listOf(12), (from, commands) => {
        let documents = from
        for (const posted of commands) {
          documents = tried(documents, posted)
          const again = tried(documents, posted)
          expect(withoutVersion(again)).toEqual(withoutVersion(documents))
        }
      }),
      150,
    )
  })

  test('every document stays one that the contract takes, within its size and depth [A23]', () => {
    check(
      fc.property(start, listOf(25), (from, commands) => {
        const documents = commands.reduce(tried, from)
        expect(problemsOfAll(documents)).toEqual([])
        for (const document of [documents.family, ...documents.sprints]) {
          expect(JSON.stringify(document).length).toBeLessThanOrEqual(limits.documentSize)
          expect(depthOf(document)).toBeLessThanOrEqual(9)
        }
      }),
      150,
    )
  })

  test('a version grows by exactly one with each command, a refused one changes nothing', () => {
    check(
      fc.property(start, listOf(15), (from, commands) => {
        let documents = from
        for (const posted of commands) {
          const before = documents
          documents = tried(documents, posted)
          const accepted = documents !== before
          expect(versionIn(documents, posted)).toBe(
            accepted ? nextVersion(before, posted) : versionIn(before, posted),
          )
          // Nothing changes but the documents that the command is about.
          const { family, sprints } = changedBetween(before, documents)
          expect(sprintIdsOf(posted)).toEqual(expect.arrayContaining([...sprints.keys()]))
          const isAboutFamily =
            posted.sprintId === null || posted.command.type === 'finish-planning'
          if (!isAboutFamily) expect(family).toBeNull()
        }
      }),
      150,
    )
  })

  test('commands and documents that are handed in are never changed', () => {
    // Everything in these models is frozen: a change would throw. This holds that freezing works.
    const family = deepFreeze(aFamily())
    expect(() => family.familyData.children.push(family.familyData.children[0]!)).toThrow(TypeError)
    check(
      fc.property(start, anyCommand, (from, posted) => {
        const before = JSON.stringify([from, posted])
        tried(from, posted)
        expect(JSON.stringify([from, posted])).toBe(before)
      }),
      200,
    )
  })

  test('two parents who tick different boxes never conflict', () => {
    const ticked = aSprint({
      weeks: 4,
      tasks: [
        aTask({ id: 'task1' }),
        aTask({ id: 'task2', checks: { '2026-03-02': ['mia', 'ben'] } }),
        aTask({ id: 'task3', owners: ['mia', 'ben', 'primary'] }),
      ],
    })
    const sprint = fc.oneof(fc.constant(ticked), sprintDocument('sprint1'))
    check(
      fc.property(sprint, tickCommand, tickCommand, (document, one, two) => {
        const box = ({ taskId, memberId, date }: typeof one) => `${taskId} ${memberId} ${date}`
        fc.pre(box(one) !== box(two))
        const documents = { family: aFamily(), sprints: [document] }
        const after = (...ticks: (typeof one)[]) =>
          ticks.map((command) => ({ sprintId: 'sprint1', command })).reduce(tried, documents)
        expect(JSON.stringify(after(one, two))).toBe(JSON.stringify(after(two, one)))
      }),
      300,
    )
  })
})

describe('the commands drawn for these promises', { timeout: 30_000 }, () => {
  const sample = fc.sample(fc.tuple(start, listOf(30)), {
    seed,
    // So many that each kind of command has its turns, however many kinds there come to be.
    numRuns: 16 * commandTypes.length,
  })

  test('are commands that the contract takes', () => {
    for (const { sprintId: id, command } of sample.flatMap(([, commands]) => commands)) {
      const schema = id === null ? familyCommandSchema : sprintCommandSchema
      expect(problemsOf(schema, JSON.parse(JSON.stringify(command)))).toEqual([])
    }
  })

  test('begin with documents that the contract takes', () => {
    for (const [documents] of sample) expect(problemsOfAll(documents)).toEqual([])
  })

  test('reach every command, accepted often enough to mean something', () => {
    const accepted = new Map<string, number>()
    for (const [from, commands] of sample) {
      commands.reduce((documents, command) => {
        const after = tried(documents, command)
        const { type } = command.command
        if (after !== documents) accepted.set(type, (accepted.get(type) ?? 0) + 1)
        return after
      }, from)
    }
    const rare = commandTypes.filter((type) => (accepted.get(type) ?? 0) < 3)
    expect(rare).toEqual([])
  })
})
