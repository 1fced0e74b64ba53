import type { NewTask } from '#core/tasks/schema.ts'
import { addDays, weekdayOf } from '#core/time/calendar.ts'
import type { FamilyIntent } from './week.ts'
import type { SampleWords } from './words.ts'

/** Who did a task on which of the week's seven days: `x` or a point for each. */
type Done = Record<string, string>

type TaskId = keyof SampleWords['tasks']
/** Its title stands among the family’s words, by its id. */
type SampleTask = Omit<NewTask, 'id' | 'title'> & { id: TaskId }

export interface SampleWeek {
  tasks: { task: SampleTask; done: Done }[]
  /** The face of each of the seven days, 1 to 5, or a point where nobody asked. */
  moods: Record<string, string>
}

/** A task of one person or more; its picture has the task's id unless `more` says another. */
const line = (
  id: TaskId,
  owners: NewTask['owners'],
  { done = {}, ...more }: Partial<SampleTask> & { done?: Done },
): SampleWeek['tasks'][number] => ({
  task: {
    id,
    owners,
    icon: id,
    helperId: null,
    repeat: { kind: 'once' },
    ifThen: null,
    reason: { kind: 'own', text: '' },
    effort: 1,
    ...more,
  },
  done,
})

const times = (count: number): NewTask['repeat'] => ({ kind: 'times', times: count })
const on = (start: string, ...offsets: number[]): NewTask['repeat'] => ({
  kind: 'days',
  days: offsets.map((offset) => weekdayOf(addDays(start, offset))),
})
const mission: NewTask['reason'] = { kind: 'mission', text: '' }

/** What comes again each week. */
const rhythm = (start: string, done: Record<'table' | 'dishes' | 'read' | 'cook', Done>) => [
  line('table', [pip], {
    helperId: theo,
    repeat: on(start, 0, 1, 2, 3, 4, 5, 6),
    done: done.table,
  }),
  line('dishes', [ada], { repeat: on(start, 1, 3, 5), done: done.dishes }),
  line('read', [ada, sam], {
    sharing: 'one',
    repeat: times(2),
    done: done.read,
  }),
  line('cook', [sam, theo], {
    sharing: 'together',
    repeat: times(2),
    effort: 2,
    done: done.cook,
  }),
]

/** Three weeks that are over, in order; `start` is the first day of each. */
export const pastWeeks: ((start: string) => SampleWeek)[] = [
  (start) => ({
    tasks: [
      ...rhythm(start, {
        table: { pip: 'x.x..xx' },
        dishes: { ada: '...x...' },
        read: { ada: '..x....', sam: 'x......' },
        cook: { sam: '....x..', theo: '....x..' },
      }),
      line('spot', [nora], {
        icon: 'garden',
        reason: mission,
        done: { nora: '.....x.' },
      }),
      line('list', [sam, ada], {
        icon: 'plan',
        reason: mission,
        done: { sam: '......x', ada: '......x' },
      }),
    ],
    moods: { nora: '3.3..4.', sam: '4.3..4.', ada: '2.3..3.', theo: '4.4..5.', pip: '5.2..5.' },
  }),
  (start) => ({
    tasks: [
      ...rhythm(start, {
        table: { pip: 'xxx.x.x' },
        dishes: { ada: '.x.x...' },
        read: { ada: '.x..x..', sam: '...x...' },
        cook: { sam: 'x....x.', theo: 'x....x.' },
      }),
      line('stars', [theo, ada], {
        icon: 'star',
        repeat: times(2),
        reason: mission,
        done: { theo: '.x..x..', ada: '.x.....' },
      }),
      line('call', [nora], {
        reason: mission,
        done: { nora: '..x....' },
      }),
    ],
    moods: { nora: '34.4.4.', sam: '33.4.4.', ada: '33.2.4.', theo: '44.4.5.', pip: '54.3.5.' },
  }),
  (start) => ({
    tasks: [
      ...rhythm(start, {
        table: { pip: 'xxxx.xx' },
        dishes: { ada: '.x.x.x.' },
        read: { ada: '.x..x..', sam: '..x..x.' },
        cook: { sam: '.x...x.', theo: '.x...x.' },
      }),
      line('tent', 'everyone', {
        icon: 'camp',
        reason: mission,
        effort: 2,
        done: { nora: '.....x.', sam: '.....x.', ada: '.....x.', theo: '.....x.', pip: '.....x.' },
      }),
      line('mats', [sam], { icon: 'gift', reason: mission }),
    ],
    moods: { nora: '4434.5.', sam: '344.4.5', ada: '334.35.', theo: '5443.5.', pip: '5254.5.' },
  }),
]

/** The week that the family is in, on its fourth day; `last` is the number of the one before. */
export const thisWeek = (start: string, last: number, { ifItRains }: SampleWords): SampleWeek => ({
  tasks: [
    ...rhythm(start, {
      table: { pip: 'xxxx' },
      dishes: { ada: '.x..' },
      read: { ada: 'x...', sam: '.x..' },
      cook: { sam: '..x.', theo: '..x.' },
    }),
    line('bag', [theo], {
      repeat: on(start, 0, 1, 3, 4),
      reason: { kind: 'retrospective', text: '', week: last },
      done: { theo: 'xx..' },
    }),
    line('trial', 'everyone', {
      sharing: 'together',
      icon: 'camp',
      reason: mission,
      effort: 2,
      ifThen: ifItRains,
    }),
    line('mats', [sam], {
      icon: 'gift',
      reason: { kind: 'carried-over', text: '', week: last },
      done: { sam: '..x.' },
    }),
    line('cocoa', [nora], { icon: 'water', reason: mission }),
  ],
  moods: { nora: '4345', sam: '3444', ada: '4234', theo: '545.', pip: '5545' },
})

/** The family of the tour: nobody's, and like many. Nora started it. */
export const nora = 'nora'
export const sam = 'sam'
export const ada = 'ada'
export const theo = 'theo'
export const pip = 'pip'

/** The years that fit children of 14, 8 and 4, whatever the year. */
export const members = (year: number): FamilyIntent[] => [
  {
    type: 'edit-family',
    changes: {
      adults: [{ id: sam, name: 'Sam', animal: 'bear', color: 'coral' }],
      children: [
        { id: ada, name: 'Ada', birthYear: year - 14, animal: 'owl', color: 'plum' },
        { id: theo, name: 'Theo', birthYear: year - 8, animal: 'turtle', color: 'leaf' },
        { id: pip, name: 'Pip', birthYear: year - 4, animal: 'rabbit', color: 'marigold' },
      ],
      priorities: [{ id: 'outdoors' }, { id: 'time-together' }, { id: 'calm-days' }],
      interests: [
        { id: 'camping' },
        { id: 'stars-and-space' },
        { id: 'baking' },
        { id: 'board-games' },
        { id: 'drawing-and-painting' },
      ],
    },
  },
  { type: 'complete-onboarding' },
]
