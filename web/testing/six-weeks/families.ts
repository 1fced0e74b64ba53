import type { FamilyIntent } from '#content/sample/week.ts'
import type { Goal } from '#core/goal/schema.ts'
import type { NewTask } from '#core/tasks/schema.ts'
import { weekdays, type Weekday } from '#core/words.ts'

/**
 * Three kinds of family that live six weeks (N33). Every id of theirs begins with `id-`, so that one that
 * stands on a screen is seen.
 */
export interface Household {
  name: string
  startOfWeek: Weekday
  /** Null: it never said when it meets. */
  meetingDay: Weekday | null
  people: FamilyIntent[]
  /** Those who tick and check in. */
  speakers: string[]
  goal: Omit<Goal, 'startsOn'>
  tasks: NewTask[]
}

export const you = 'id-you'

const daily: NewTask['repeat'] = { kind: 'days', days: [...weekdays] }
const times = (count: number): NewTask['repeat'] => ({ kind: 'times', times: count })
const on = (...days: Weekday[]): NewTask['repeat'] => ({ kind: 'days', days })

const task = (
  id: string,
  title: string,
  owners: NewTask['owners'],
  fields: Partial<NewTask>,
): NewTask => ({
  id: `id-${id}`,
  title,
  owners,
  helperId: null,
  repeat: { kind: 'once' },
  ifThen: null,
  reason: { kind: 'own', text: '' },
  effort: 1,
  icon: null,
  ...fields,
})

const adult = (id: string, name: string): FamilyIntent => ({
  type: 'add-member',
  member: { kind: 'adult', id, name, animal: 'fox', color: 'coral' },
})
type AChild = Extract<FamilyIntent, { type: 'add-member' }>['member'] & { kind: 'child' }
const child = (id: string, name: string, fields: Partial<AChild>): FamilyIntent => ({
  type: 'add-member',
  member: { kind: 'child', id, name, animal: 'owl', color: 'leaf', ...fields },
})

const twoAndTwo: Household = {
  name: 'two parents with two children',
  startOfWeek: 'Sunday',
  meetingDay: 'Saturday',
  people: [
    adult('id-sam', 'Sam'),
    child('id-lotte', 'Lotte', { ageBand: '9-12' }),
    child('id-theo', 'Theo', { ageBand: '3-5' }),
  ],
  speakers: ['id-theo', 'id-lotte', 'id-sam', you],
  goal: {
    id: 'id-goal',
    title: 'Sleep in a tent by the lake',
    why: 'It is an adventure.',
    measure: 'We woke up outside.',
    weeks: 6,
    celebration: 'Pancakes',
  },
  tasks: [
    task('table', 'Set the table', ['id-lotte', 'id-theo'], {
      repeat: daily,
      sharing: 'daily-turns',
    }),
    task('read', 'Read a story', 'everyone', { repeat: times(2) }),
    task('cook', 'Cook together', ['id-sam', 'id-lotte'], { repeat: times(1), sharing: 'one' }),
    task('dog', 'Walk the dog', [you], { repeat: daily, effort: 2 }),
    task('tent', 'Look for the tent', ['id-sam'], { reason: { kind: 'mission', text: '' } }),
  ],
}

const twoFathers: Household = {
  name: 'two fathers with a baby and a deaf child',
  startOfWeek: 'Monday',
  meetingDay: 'Sunday',
  people: [
    adult('id-jonas', 'Jonas'),
    child('id-bo', 'Bo', { ageBand: 'under-3' }),
    child('id-max', 'Max', { birthYear: 2016, fits: ['signs', 'no-sounds'] }),
  ],
  speakers: ['id-max', 'id-jonas', you],
  goal: {
    id: 'id-goal',
    title: 'One evening a week without screens',
    why: '',
    measure: '',
    weeks: 4,
    celebration: '',
  },
  tasks: [
    task('box', 'Phones into the box', 'everyone', { repeat: daily, sharing: 'together' }),
    task('game', 'Choose the game', ['id-max'], { repeat: on('Friday') }),
    task('bath', 'Bathe Bo', ['id-jonas', you], { repeat: times(3), sharing: 'one' }),
  ],
}

const alone: Household = {
  name: 'a single parent with a teenager',
  startOfWeek: 'Saturday',
  meetingDay: null,
  people: [child('id-tom', 'Tom', { ageBand: '13-17' })],
  speakers: ['id-tom', you],
  goal: {
    id: 'id-goal',
    title: 'Learn to cook five dinners',
    why: 'So that nobody goes hungry.',
    measure: 'Five dinners on the table.',
    weeks: 1,
    celebration: '',
  },
  tasks: [task('dinner', 'Cook a dinner', ['id-tom'], { repeat: times(1) })],
}

export const households: readonly Household[] = [twoAndTwo, twoFathers, alone]
