import type { NewTask } from '#core/contract/sprint.ts'
import { addDays, weekdayOf } from '#core/domain/calendar.ts'
import { ada, nora, pip, sam, theo } from './people.ts'

/** Who did a task on which of the week's seven days: `x` or a point for each. */
type Done = Record<string, string>

export interface SampleWeek {
  missionStep: string
  tasks: { task: NewTask; done: Done }[]
  /** The face of each of the seven days, 1 to 5, or a point where nobody asked. */
  moods: Record<string, string>
}

type Fields = Pick<NewTask, 'id' | 'title' | 'owners' | 'icon'> & Partial<NewTask>

const line = (fields: Fields, done: Done): SampleWeek['tasks'][number] => ({
  task: {
    helperId: null,
    repeat: { kind: 'once' },
    ifThen: null,
    reason: { kind: 'own', text: '' },
    effort: 1,
    ...fields,
  },
  done,
})

const times = (count: number): NewTask['repeat'] => ({ kind: 'times', times: count })
const mission: NewTask['reason'] = { kind: 'mission', text: '' }

/** What comes again each week. */
const rhythm = (start: string, done: Record<'table' | 'dishes' | 'read' | 'cook', Done>) => {
  const on = (...offsets: number[]): NewTask['repeat'] => ({
    kind: 'days',
    days: offsets.map((offset) => weekdayOf(addDays(start, offset))),
  })
  return [
    line(
      {
        id: 'table',
        title: 'Set the table',
        owners: [pip],
        icon: 'table',
        helperId: theo,
        repeat: on(0, 1, 2, 3, 4, 5, 6),
      },
      done.table,
    ),
    line(
      {
        id: 'dishes',
        title: 'Empty the dishwasher',
        owners: [ada],
        icon: 'dishes',
        repeat: on(1, 3, 5),
      },
      done.dishes,
    ),
    line(
      {
        id: 'read',
        title: 'Read a story to Pip',
        owners: [ada, sam],
        sharing: 'one',
        icon: 'read',
        repeat: times(2),
      },
      done.read,
    ),
    line(
      {
        id: 'cook',
        title: 'Cook dinner together',
        owners: [sam, theo],
        sharing: 'together',
        icon: 'cook',
        repeat: times(2),
        effort: 2,
      },
      done.cook,
    ),
  ]
}

/** Three weeks that are over, in order; `start` is the first day of each. */
export const pastWeeks: ((start: string) => SampleWeek)[] = [
  (start) => ({
    missionStep: 'Find the spot, and see what we have',
    tasks: [
      ...rhythm(start, {
        table: { pip: 'x.x..xx' },
        dishes: { ada: '...x...' },
        read: { ada: '..x....', sam: 'x......' },
        cook: { sam: '....x..', theo: '....x..' },
      }),
      line(
        {
          id: 'spot',
          title: 'Choose the spot in Grandma’s garden',
          owners: [nora],
          icon: 'garden',
          reason: mission,
        },
        { nora: '.....x.' },
      ),
      line(
        {
          id: 'list',
          title: 'List what we have and can borrow',
          owners: [sam, ada],
          icon: 'plan',
          reason: mission,
        },
        { sam: '......x', ada: '......x' },
      ),
    ],
    moods: { nora: '3.3..4.', sam: '4.3..4.', ada: '2.3..3.', theo: '4.4..5.', pip: '5.2..5.' },
  }),
  (start) => ({
    missionStep: 'Learn the sky above our street',
    tasks: [
      ...rhythm(start, {
        table: { pip: 'xxx.x.x' },
        dishes: { ada: '.x.x...' },
        read: { ada: '.x..x..', sam: '...x...' },
        cook: { sam: 'x....x.', theo: 'x....x.' },
      }),
      line(
        {
          id: 'stars',
          title: 'Find a star picture from the balcony',
          owners: [theo, ada],
          icon: 'star',
          repeat: times(2),
          reason: mission,
        },
        { theo: '.x..x..', ada: '.x.....' },
      ),
      line(
        {
          id: 'call',
          title: 'Ask Grandma about a night in her garden',
          owners: [nora],
          icon: 'call',
          reason: mission,
        },
        { nora: '..x....' },
      ),
    ],
    moods: { nora: '34.4.4.', sam: '33.4.4.', ada: '33.2.4.', theo: '44.4.5.', pip: '54.3.5.' },
  }),
  (start) => ({
    missionStep: 'Borrow what is missing',
    tasks: [
      ...rhythm(start, {
        table: { pip: 'xxxx.xx' },
        dishes: { ada: '.x.x.x.' },
        read: { ada: '.x..x..', sam: '..x..x.' },
        cook: { sam: '.x...x.', theo: '.x...x.' },
      }),
      line(
        {
          id: 'tent',
          title: 'Put the tent up in the living room',
          owners: 'everyone',
          icon: 'camp',
          reason: mission,
          effort: 2,
        },
        { nora: '.....x.', sam: '.....x.', ada: '.....x.', theo: '.....x.', pip: '.....x.' },
      ),
      line(
        {
          id: 'mats',
          title: 'Borrow two mats from Aunt Mo',
          owners: [sam],
          icon: 'gift',
          reason: mission,
        },
        {},
      ),
    ],
    moods: { nora: '4434.5.', sam: '344.4.5', ada: '334.35.', theo: '5443.5.', pip: '5254.5.' },
  }),
]

/** The week that the family is in, on its fourth day. */
export const thisWeek = (start: string): SampleWeek => ({
  missionStep: 'One evening outside, until bedtime',
  tasks: [
    ...rhythm(start, {
      table: { pip: 'xxxx' },
      dishes: { ada: '.x..' },
      read: { ada: 'x...', sam: '.x..' },
      cook: { sam: '..x.', theo: '..x.' },
    }),
    line(
      {
        id: 'bag',
        title: 'Pack the school bag before the film',
        owners: [theo],
        icon: 'bag',
        repeat: {
          kind: 'days',
          days: [0, 1, 3, 4].map((offset) => weekdayOf(addDays(start, offset))),
        },
        reason: { kind: 'retrospective', text: 'Week 3' },
      },
      { theo: 'xx..' },
    ),
    line(
      {
        id: 'trial',
        title: 'A trial evening outside',
        owners: 'everyone',
        icon: 'camp',
        reason: mission,
        effort: 2,
        ifThen: { if: 'it rains', then: 'we take the evening after' },
      },
      {},
    ),
    line(
      {
        id: 'mats',
        title: 'Borrow two mats from Aunt Mo',
        owners: [sam],
        icon: 'gift',
        reason: { kind: 'carried-over', text: 'Week 3' },
      },
      { sam: '..x.' },
    ),
    line(
      {
        id: 'cocoa',
        title: 'Find the big cocoa flask',
        owners: [nora],
        icon: 'water',
        reason: mission,
      },
      {},
    ),
  ],
  moods: { nora: '4345', sam: '3444', ada: '4234', theo: '545.', pip: '5545' },
})
