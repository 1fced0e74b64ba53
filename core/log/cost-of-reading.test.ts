import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { expect, test } from 'vitest'
import { goalSuggestions } from '#content/suggestions/goal-suggestions.ts'
import { suggestions } from '#content/suggestions/index.ts'
import { rules } from '#content/suggestions/rules.ts'
import type { Family } from '../family/schema.ts'
import type { PrintedBox } from '../paper/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { isTry } from '../experiments/experiment.ts'
import { limits } from '../limits.ts'
import { contextFor, manyIds } from '../testing/a-family.ts'
import { atMost, costOf } from '../testing/cost.ts'
import {
  begins,
  midday,
  people,
  weeksLike,
  worstFamilies,
  worstSprints,
} from '../testing/worst-documents.ts'
import { longBook, smallBook } from '../story/book.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { adviceFor } from '../sprint/coach.ts'
import { csv } from '../lib/csv.ts'
import { datesBetween } from '../dates/dates.ts'
import { dayLines, dayOf } from '../stand-up/day.ts'
import { ownDay } from '../stand-up/own-day.ts'
import { changesOn } from '../days-here/days-here.ts'
import { documentHash } from './document-hash.ts'
import { usualCapacity } from '../sprint/draft-size.ts'
import { duplicateSprint } from '../sprint/duplicate-sprint.ts'
import { familyCalendar } from '../calendars/family-calendar.ts'
import { importedFamily } from '../family/family-import.ts'
import { tickFor, todayOf } from '../programs/family-today.ts'
import { forgetInFamily, forgetInSprint } from '../members/forget-member.ts'
import { freshStart } from '../sprint/fresh-start.ts'
import { startOfMission } from '../goal/goal.ts'
import { loadsOf, missionJourney, weekdayFacts } from '../insights/insight-facts.ts'
import { newsOf, planFinding } from '../insights/insight-findings.ts'
import { rhythmWeeks } from '../insights/insight-rhythm.ts'
import { mergeSummaries, stretchesOf } from '../insights/insight-stretches.ts'
import { factsOf, summarize } from '../insights/insights.ts'
import { journeyOf, setOutOn } from '../story/journey.ts'
import { isDue, weekOfLetter } from '../letters/letters.ts'
import { membersOf } from '../members/member.ts'
import { dearestOf, weeksToRemember } from '../insights/memory.ts'
import {
  draftNextSprint,
  nextWeekNumber,
  promisesTooMuch,
  stayedOut,
} from '../sprint/next-sprint.ts'
import { eventsOn } from '../calendars/outside-events.ts'
import { roomRefusal } from '../devices/device-room.ts'
import { actorOf, doneAs, pairedRefusal } from '../devices/paired-rights.ts'
import { pairedDocuments } from '../devices/paired-view.ts'
import { paperTicks } from '../paper/paper-ticks.ts'
import { recommend } from '../recommendations/recommend.ts'
import { lookAtReminders, noReminders } from '../reminders/reminders.ts'
import { rescopedTasks } from '../sprint/rescope.ts'
import { heldRoles, nextRoles } from '../meetings/roles.ts'
import { roundOf } from '../sprint/rounds.ts'
import { storyOf, toldIn } from '../story/story.ts'
import { weeksMet } from '../sprint/streak.ts'
import { countThemes } from '../tasks/themes.ts'
import { daysLeft } from '../two-homes/two-homes.ts'
import { isSame } from './same.ts'
import { messagesOf } from '../programs/webhook-events.ts'
import { missedWeeks, standingOn } from '../sprint/week.ts'
import { instantAt } from '../time/zoned-time.ts'

/** What rules may cost that change nothing, on the fullest documents (A78). */

const patient = { timeout: 300_000 }
const now = `${midday}T18:30:00.000Z`
/** So many weeks are read at once: server/store/documents.ts. */
const weeksAtOnce = 36
/** So many of a mission's come with the first paint; what tells of them costs as much for each. */
const weeksOfMission = limits.latestSprints
/** One a week, each as long as it may be: a book costs by their length. */
const lettersOfMission = limits.goalWeeks

type Given = { family: Family; sprints: Sprint[] }
type Reading = (given: Given) => unknown

const goalOf = ({ familyData }: Family) => familyData.goal!
const last = ({ sprints }: Given) => sprints.at(-1)!
const aTick = (given: Given) => ({
  sprintId: last(given).id,
  command: {
    id: 'x',
    type: 'tick' as const,
    taskId: 'k0',
    memberId: 'a',
    date: midday,
    done: true,
  },
})
const anAnswer = (given: Given) => ({
  sprintId: last(given).id,
  command: {
    id: 'x',
    type: 'answer-stand-up' as const,
    date: midday,
    answer: { memberId: 'a', passed: false, mood: null, did: '', next: '', help: '' },
  },
})
const around = ({ family }: Given) => ({
  today: midday,
  people: membersOf(family.familyData),
  experiments: family.familyData.experiments,
  family,
})
const library = { suggestions: [...suggestions, ...goalSuggestions], rules }
const room = { letters: 30, lines: 12 }
const letters = manyIds(lettersOfMission, 'l').map((id) => ({
  id,
  memberId: 'a',
  moment: { kind: 'book' as const },
  writtenAt: now,
  mine: true,
  shareId: null,
  openedAt: now,
  openedOn: midday,
  sprintId: `s${weeksAtOnce - 1}`,
  content: { text: 'a '.repeat(limits.note / 2), drawing: null },
}))
const summary = (given: Given) => summarize(last(given), membersOf(given.family.familyData), midday)
const told = (given: Given) => {
  const one = summary(given)
  return Array.from({ length: limits.sprints }, (_, at) => {
    const startsOn = addDays(begins, 7 * (at - limits.sprints))
    return { ...one, sprintId: `s${at}`, weeks: 1, startsOn, until: addDays(startsOn, 6) }
  })
}
const settings = {
  channels: { 'stand-up': 'push', meeting: 'push', 'look-back': 'push', task: 'push' },
  tasks: manyIds(limits.taskReminders, 'k').map((taskId) => ({
    sprintId: `s${weeksAtOnce - 1}`,
    taskId,
    time: '18:30',
  })),
  weeklyMail: true,
  tellsMore: false,
  quiet: { from: '22:00', to: '06:00' },
  timeZone: 'Europe/Berlin',
} as const
const box = (at: number): PrintedBox => ({
  taskId: `k${at % limits.tasks}`,
  memberIds: people,
  together: true,
  date: at % 2 === 0 ? null : addDays(begins, at % 28),
  x: at % 300,
  y: Math.floor(at / 300),
  width: 6,
  height: 6,
  round: false,
})
const sheet = {
  sheet: {
    code: '0123456789',
    layout: 1 as const,
    sprintId: 's0',
    week: 1,
    paper: 'a4' as const,
    tags: 0,
    width: 210,
    height: 297,
    boxes: Array.from({ length: limits.printedBoxes }, (_, at) => box(at)),
  },
  ticked: Array.from({ length: limits.printedBoxes }, (_, at) => at),
  whose: new Map(),
}
const homes = ({ family }: Given) => {
  const [one, other] = membersOf(family.familyData)
  return [one!, other!] as const
}
const events = dayRange('2026-01-01', 300).flatMap((date) =>
  manyIds(30).map((id) => ({ calendarId: id, title: 'x', date, until: '2026-12-31', time: null })),
)

/** Everything that is worked out of a family's documents, by the function that does it. */
const readings: Record<string, Reading> = {
  actorOf: (given) => actorOf({ purpose: { kind: 'wall' }, isVisitor: false }, aTick(given), given),
  adviceFor: (given) =>
    adviceFor(last(given), given.sprints, {
      ...around(given),
      themes: rules.themes,
      forAnyTask: new Set(),
      answered: new Set(),
    }),
  changesOn: ({ family }) => membersOf(family.familyData).map((one) => changesOn(one, midday)),
  countThemes: ({ sprints }) =>
    countThemes(
      sprints.flatMap(({ retrospective }) => (retrospective?.cards ?? []).map(({ text }) => text)),
      rules.themes,
    ),
  csv: ({ sprints }) =>
    csv(sprints.flatMap(({ tasks }) => tasks.map(({ title, id }) => [title, id, '=1']))),
  datesBetween: ({ family, sprints }) => datesBetween(family, sprints, { from: midday, days: 28 }),
  dayLines: (given) => dayLines(last(given), around(given).people, midday),
  dayOf: (given) => dayOf(given, midday),
  daysLeft: (given) => daysLeft(homes(given), { from: midday, acting: 0 }),
  dearestOf: (given) => dearestOf(last(given), around(given)),
  documentHash: ({ family, sprints }) => [family, ...sprints.slice(-1)].map(documentHash),
  doneAs: (given) => doneAs(aTick(given), given),
  draftNextSprint: ({ family, sprints }) => draftNextSprint(family, sprints, midday),
  duplicateSprint: (given) =>
    duplicateSprint(given.family, last(given), given.sprints, { today: midday, newId: () => 'n' }),
  eventsOn: () => eventsOn(events, midday),
  factsOf: (given) =>
    factsOf(
      last(given),
      around(given).people.map((one) => one as never),
    ),
  familyCalendar: ({ family, sprints }) => familyCalendar(family, sprints, midday),
  forgetInFamily: ({ family }) =>
    forgetInFamily(family, { memberId: 'b', name: '\n', heirId: 'a' }),
  forgetInSprint: (given) => forgetInSprint(last(given), { memberId: 'b', name: '.', heirId: 'a' }),
  freshStart: ({ family, sprints }) =>
    freshStart(
      family,
      sprints.map((one) => ({ ...one, completed: false, standUps: [], retrospective: null })),
      { today: addDays(begins, 60), steps: [] },
    ),
  importedFamily: ({ family }) => importedFamily(family, family),
  instantAt: ({ family }) =>
    dayRange(begins, 28).map((day) =>
      instantAt(day, '02:30', family.familyData.settings.timeZone ?? 'UTC'),
    ),
  isDue: (given) =>
    letters.map(({ moment, writtenAt }) => isDue({ moment, writtenAt }, given, midday)),
  isSame: ({ family }) => isSame(family, structuredClone(family)),
  isTry: (given) => {
    const [latest] = given.family.familyData.experiments.slice(-1)
    return latest && last(given).tasks.map((task) => isTry(task, latest, given.sprints))
  },
  journeyOf: (given) => journeyOf(goalOf(given.family), given.sprints, around(given)),
  loadsOf: (given) => loadsOf(told(given), membersOf(given.family.familyData)),
  longBook: (given) =>
    longBook(storyOf(goalOf(given.family), given.sprints, { ...around(given), letters }), room),
  lookAtReminders: (given) =>
    lookAtReminders(
      given,
      { settings, memberId: 'a' },
      { lookedAt: '2026-03-12T18:00:00.000Z', now, state: noReminders },
    ),
  mergeSummaries: (given) => mergeSummaries(told(given), told(given)),
  messagesOf: (given) =>
    messagesOf({ at: now, ...aTick(given) }, given, { names: true, called: String }),
  missedWeeks: ({ sprints }) => missedWeeks(sprints, midday),
  missionJourney: (given) => missionJourney(given.family, told(given), midday),
  newsOf: (given) => newsOf(told(given)),
  nextRoles: (given) =>
    nextRoles(membersOf(given.family.familyData), {
      held: heldRoles(given.sprints),
      today: midday,
    }),
  nextWeekNumber: ({ sprints }) => nextWeekNumber(sprints),
  pairedDocuments: (given) => [
    pairedDocuments(given, { kind: 'wall' }, midday),
    pairedDocuments(given, { kind: 'member', memberId: 'a' }, midday),
  ],
  pairedRefusal: (given) => pairedRefusal({ kind: 'member', memberId: 'a' }, aTick(given), given),
  ownDay: (given) => ownDay(given, midday, { memberId: 'a' }),
  paperTicks: (given) =>
    paperTicks(last(given), [sheet], { context: contextFor(given.family), today: midday }),
  planFinding: (given) => planFinding(told(given)),
  promisesTooMuch: (given) => promisesTooMuch(last(given), given.sprints, around(given).people),
  recommend: ({ family, sprints }) => recommend(library, family, sprints, { now, count: 60 }),
  rescopedTasks: (given) => rescopedTasks(last(given), around(given).people),
  rhythmWeeks: (given) => rhythmWeeks(told(given), 'Sunday', 12),
  roomRefusal: (given) => roomRefusal(anAnswer(given), given, people),
  roundOf: ({ sprints }) => roundOf({ kind: 'stand-up', date: midday }, sprints),
  setOutOn: (given) =>
    setOutOn(goalOf(given.family), given.sprints, (instant) => instant.slice(0, 10)),
  smallBook: (given) =>
    smallBook(storyOf(goalOf(given.family), given.sprints, { ...around(given), letters }), room),
  standingOn: ({ sprints }) => standingOn(sprints, midday),
  startOfMission: (given) => startOfMission(given.family, given.sprints, last(given)),
  stayedOut: (given) => stayedOut(last(given), given.sprints[0]!.tasks, around(given).people),
  storyOf: (given) => storyOf(goalOf(given.family), given.sprints, around(given)),
  stretchesOf: (given) => stretchesOf(told(given), 12),
  summarize: summary,
  tickFor: (given) => tickFor(given, { taskId: 'k0', memberId: 'a', done: true }, now),
  todayOf: (given) => todayOf(given, now, String),
  toldIn: (given) => toldIn(last(given), around(given)),
  usualCapacity: (given) => usualCapacity(given.sprints, around(given).people),
  weekOfLetter: ({ sprints }) => letters.map(({ moment }) => weekOfLetter(moment, sprints, midday)),
  weekdayFacts: (given) => weekdayFacts(told(given)),
  weeksMet: ({ family, sprints }) => weeksMet(sprints, midday, family.familyData.settings),
  weeksToRemember: (given) => weeksToRemember(told(given), { today: midday, answered: new Set() }),
}

/** The same week, of which nothing is known yet. */
const anew = (sprint: Sprint): Sprint => ({
  ...sprint,
  tasks: sprint.tasks.map((task) => ({
    ...task,
    repeat: { ...task.repeat },
    checks: { ...task.checks },
  })),
})

/** What tells a whole mission, or looks back over years: browsers alone do that. */
const ofMission = new Set(['journeyOf', 'storyOf', 'smallBook', 'longBook'])

const given = [1, 3]
  .map((at) => Object.entries(worstFamilies).at(at - 1)!)
  .flatMap(([family, known]) =>
    Object.entries(worstSprints).map(([sprint, week]) => ({
      name: `${family}; ${sprint}`,
      family: known,
      sprints: weeksLike(week, weeksAtOnce),
    })),
  )

/** What commands cost has a test of its own; the others look each week over once. */
const within = new Set(
  [
    'applyCommand withFrom undoOf changedBetween touchedBetween requireUndoable inOrder',
    'activeSprint activeSprintIndex daysAround dayOfStandUp forLookBack sprintForStandUp',
    'nextLookBack nextMeeting nextSprintName openPlans waitsForLookBack',
    'bestWeekdays hasSomethingToSee missionTotal moodFinding rhythmFinding weekdayFinding',
    'authorOf heldRoles momentRefusal thanksBetween tickingRefusal',
  ].flatMap((names) => names.split(' ')),
)

/** The exported functions of a source that are given documents, or any number of weeks. */
function readersIn(source: string): string[] {
  const many = /\b(?:Sprint|SprintSummary|StoryWeek)\[\]|\bDocuments\b/
  return parseSync('source.ts', source).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type === 'FunctionDeclaration')
      return isReader(declared) ? [nameOf(declared)] : []
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.filter(({ init }) => isReader(init)).map(nameOf)
  })

  function isReader(node: ESTree.Node | null): boolean {
    if (node?.type !== 'FunctionDeclaration' && node?.type !== 'ArrowFunctionExpression')
      return false
    return node.params.some(({ start, end }) => many.test(source.slice(start, end)))
  }
}

const nameOf = ({ id }: { id: ESTree.Node | null }) => (id?.type === 'Identifier' ? id.name : '')

test('every rule that goes through many weeks is timed [A78]', () => {
  const core = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: core }).filter(
    (file) => !/[.]test[.]ts$|^testing[/]|[/]examples[.]ts$/.test(file),
  )
  const names = files.flatMap((file) => readersIn(readFileSync(join(core, file), 'utf8')))
  expect(names.length).toBeGreaterThan(60)
  const missing = names.filter((name) => !(name in readings) && !within.has(name))
  expect(missing).toEqual([])
})

test.for(Object.entries(readings))(
  '%s costs no more than its bound [A78]',
  patient,
  ([name, read]) => {
    const dear = given.flatMap(({ name: of, family, sprints }) => {
      const weeks = ofMission.has(name) ? sprints.slice(-weeksOfMission) : sprints
      const cost = costOf(
        () => ({ family: structuredClone(family), sprints: weeks.map(anew) }),
        read,
      )
      return cost > atMost ? [`${of}: ${cost.toFixed(1)}`] : []
    })
    expect(dear).toEqual([])
  },
)
