import type { FamilyCommand } from '../log/family-commands-schema.ts'
import type { NewSprint, Sprint } from '../sprint/schema.ts'
import type { SprintCommand } from '../log/sprint-commands-schema.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { limits } from '../limits.ts'
import { weekdays } from '../words.ts'
import { aTask, goal, manyIds } from './a-family.ts'
import { begins, midday, people, worstSprints } from './worst-documents.ts'

/** The commands that cost a rule most, of those that the contract takes: one at least of every type (A78). */

type Bodies<Command extends { type: string }> = {
  [Type in Command['type']]: Omit<Extract<Command, { type: Type }>, 'id' | 'type'>[]
}

/** Three versions of a text in which nothing but the same few sentences stands, again and again. */
const texts = {
  base: '\n'.repeat(limits.note / 2),
  changed: `${'\n'.repeat(limits.note / 2 + 100)}a`,
}
const sentences = {
  base: 'a.b.'.repeat(limits.note / 8),
  changed: 'b.a.c.'.repeat(limits.note / 9),
}

/** Each of these fields with such a text, as an edit that began before somebody else's. */
const edits = (...names: string[]) =>
  [texts, sentences].map(({ base, changed }) => ({
    changes: Object.fromEntries(names.map((name) => [name, changed])),
    from: Object.fromEntries(names.map((name) => [name, base])),
  }))

const days = dayRange(begins, limits.sprintWeeks * 7)
const goneAway = {
  patterns: dayRange('2024-01-01', limits.herePatterns).map((from) => ({
    from,
    startsOn: from,
    weeks: [[...weekdays], []],
  })),
  exceptions: dayRange('2025-01-01', limits.hereExceptions * 2)
    .filter((_, at) => at % 2 === 0)
    .map((day) => ({ from: day, to: day, isHere: true })),
}
const member = {
  id: 'b',
  name: 'b'.repeat(limits.name),
  animal: 'owl' as const,
  color: 'leaf' as const,
  daysHere: goneAway,
}
const others = people.slice(1).map((id) => ({ ...member, id }))
const tasks = manyIds(limits.tasks, 'k').map((id) => {
  const { checks: _, ...task } = aTask({ id, title: 'x'.repeat(limits.title), owners: people })
  return task
})
const planned: NewSprint = {
  id: 'next',
  name: 'x',
  startsOn: addDays(begins, 28),
  weeks: limits.sprintWeeks,
  goalId: null,
  missionStep: '',
  experimentId: null,
  tasks,
}
const topic = { id: 'new', text: 'x'.repeat(limits.title) }
const entry = { id: 'new', title: 'x', date: begins, time: null, memberIds: people, repeat: null }

export const worstFamilyCommands: Bodies<FamilyCommand> = {
  'edit-family': [
    {
      changes: {
        primaryUser: { ...member, id: 'a', isParent: true },
        adults: others,
        interests: manyIds(limits.interests, 'i'.repeat(limits.name - 3)),
      },
      from: { adults: others, interests: manyIds(limits.interests, 'j') },
    },
  ],
  'add-member': [{ member: { ...member, id: 'new', kind: 'child' } }],
  'edit-member': [{ member: { ...member, kind: 'adult' }, from: { ...member, kind: 'adult' } }],
  'remove-member': [{ memberId: 'b' }],
  'set-days-here': [{ memberId: 'a', patterns: goneAway.patterns }],
  'say-days-here': [
    {
      memberId: 'a',
      days: Array.from({ length: limits.hereSaid }, (_, at) => ({
        from: '1900-01-01',
        to: '2199-12-31',
        isHere: at % 2 === 0,
      })),
    },
  ],
  'set-goal': [{ goal: { ...goal, id: 'new', why: texts.base, measure: texts.base } }],
  'edit-goal': edits('why', 'measure'),
  'close-goal': [{ outcome: 'reached' }],
  'complete-onboarding': [{}],
  'park-topic': [{ topic }],
  'settle-topic': [{ topicId: 't0' }],
  'add-date': [{ entry }],
  'edit-date': [{ dateId: 'd0', changes: { memberIds: people }, from: { memberIds: [] } }],
  'delete-date': [{ dateId: 'd0' }],
  'decide-experiment': [
    { experiment: { id: 'new', text: 'x', ownerId: 'a', sprintId: 'new', checkOn: begins } },
  ],
  'judge-experiment': [{ experimentId: 'e0', verdict: 'drop' }],
  'answer-recommendation': [{ key: 'k'.repeat(limits.name), answer: 'taken' }],
  'take-back-answer': [{ key: 'tip:0' }],
}

const answer = (text: string) => ({
  memberId: 'a',
  passed: false,
  mood: 3,
  did: text,
  next: text,
  help: text,
})

const last = worstSprints['everybody ticked']!

export const worstSprintCommands: Bodies<SprintCommand> = {
  'create-sprint': [{ sprint: { ...planned, id: 'new' } }],
  'edit-sprint': [{ changes: { startsOn: addDays(begins, 7) }, from: {}, paused: days }],
  'pause-days': [{ dates: days, from: [] }],
  'complete-sprint': [{}],
  'close-week': [{ next: planned, quiet: manyIds(limits.weeksPutAway, 's') }],
  'reopen-sprint': [{ drafted: 's1' }],
  'delete-sprint': [{}],
  'restore-sprint': Object.values(worstSprints).map((sprint: Sprint) => ({ sprint })),
  'add-task': [{ task: { ...last.tasks[0]!, id: 'new' }, position: 0 }],
  'edit-task': [{ taskId: 'k0', changes: { owners: people }, from: { owners: ['a'] } }],
  'move-task': [{ taskId: 'k0', position: limits.tasks }],
  'remove-task': [{ taskId: 'k0' }],
  tick: [{ taskId: 'k0', memberId: 't', date: midday, done: true }],
  'answer-stand-up': [texts, sentences].map(({ base, changed }) => ({
    date: midday,
    answer: answer(changed),
    from: answer(base),
  })),
  'close-stand-up': [{ date: midday, offer: 'x' }],
  'edit-stand-up': [{ date: midday, changes: { absentIds: people }, from: { absentIds: [] } }],
  'begin-meeting': [{ sprint: planned, setup: { absentIds: people } }],
  'edit-meeting': edits('notes'),
  appreciate: [{ appreciation: { id: 'new', fromId: 'a', text: topic.text } }],
  'take-back-appreciation': [{ appreciationId: 'a0' }],
  'note-date': [{ entry: { id: 'new', date: midday, text: 'x' } }],
  'remove-date': [{ entryId: 'n0' }],
  'set-energy': [{ memberId: 'a', level: 1 }],
  'finish-planning': [{ missionStartsOn: midday, day: midday }],
  'set-feeling': [{ memberId: 'a', mood: 1 }],
  'add-card': [{ card: { id: 'new', memberId: 'a', kind: 'low', text: topic.text } }],
  'remove-card': [{ cardId: 'c0' }],
  'group-card': [{ cardId: 'c0', group: 'x' }],
  'group-cards': [
    { groups: manyIds(limits.cards, 'c').map((cardId) => ({ cardId, group: 'x'.repeat(80) })) },
  ],
  'edit-retrospective': edits('notes', 'why', 'thanks'),
}
