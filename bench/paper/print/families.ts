import type { Member } from '#core/members/member.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { animals, memberColors } from '#core/words.ts'
import type { PrintedSheet } from '#core/paper/schema.ts'

/** Names of every form that a family may have: their short forms are what is printed at the boxes. */
const names = {
  apart:
    'Nora Sam Ben Ada Lou Kim Theo Ines Jo Paul Vera Wim Ruth Zoe Greta Hugo Yann Quin Elias Dora',
  alike:
    'Maya Mia Mila Max Marie Milo Martha Mika Moritz Mona Malte Merle Mara Matti Mio Minna Marlon Maja Moa Mats',
  arabic:
    'ليلى سارة محمد مريم عمر يوسف سلمى حسن نور زينب خالد فاطمة علي هدى طارق رنا بلال ياسمين كريم دينا',
  chinese: '美咲 美月 大翔 大和 陽菜 陽斗 結衣 結愛 蓮 湊 葵 凛 翔太 翔 悠真 悠人 さくら 咲 樹 律',
  emoji:
    '🦊Ben 👩‍👧 🐻Theo 🌟 Élodie Łukasz 🐢 Ñuria Åsa 🦁Max Œuvre 🐝 Žofie Øyvind 🐳 Ðorđe 🦉 Ümit 🐰 Ødis',
} as const

/** Where a sheet stands in the page that draws it, and the record of it that a server would keep. */
export type InPage = { slot: string; sheet: PrintedSheet }

type NameForm = keyof typeof names
type Paper = PrintedSheet['paper']
/** What is printed: for how many people, with names of which form, on which paper; or a child's strips. */
export type Print = { people: number; names: NameForm; paper: Paper; strips?: true }

/** Every size of family and every form of names, on both papers. */
export const prints: readonly Print[] = [
  { people: 1, names: 'apart', paper: 'a4' },
  { people: 1, names: 'chinese', paper: 'letter' },
  { people: 5, names: 'alike', paper: 'a4' },
  { people: 5, names: 'apart', paper: 'letter' },
  { people: 5, names: 'arabic', paper: 'a4' },
  { people: 5, names: 'emoji', paper: 'letter' },
  { people: 12, names: 'alike', paper: 'letter' },
  { people: 12, names: 'apart', paper: 'a4' },
  { people: 12, names: 'emoji', paper: 'a4' },
  { people: 20, names: 'alike', paper: 'a4' },
  { people: 20, names: 'arabic', paper: 'letter' },
  { people: 5, names: 'alike', paper: 'a4', strips: true },
  { people: 5, names: 'chinese', paper: 'letter', strips: true },
]

/** A family with so many people; every second of them is a child, the third of these holds a crayon. */
export function membersOf({ people, names: form }: Print): Member[] {
  return names[form]
    .split(' ')
    .slice(0, people)
    .map((name, index) => {
      const who = {
        id: `member-${index}`,
        name,
        animal: animals[index % animals.length]!,
        color: memberColors[index % memberColors.length]!,
      }
      if (index % 2 === 0) return { kind: 'adult', ...who }
      return { kind: 'child', ageBand: index % 3 === 0 ? '3-5' : '6-8', ...who }
    })
}

const monday = '2026-11-23'
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
type Fields = Partial<Task> & { title: string }

/** A week in which everything stands that a sheet can have: days, turns, splits, pills and circles. */
export function sprintOf(print: Print): Sprint {
  const ids = membersOf(print).map(({ id }) => id)
  const some = (from: number, count: number) => [
    ...new Set(Array.from({ length: count }, (_, at) => ids[(from + at) % ids.length]!)),
  ]
  const every: Task['repeat'] = { kind: 'days', days: [...weekdays] }
  const tasks: Fields[] = [
    { title: 'Pack the school bag', icon: 'bag', owners: some(0, 2), repeat: every },
    {
      title: 'Set the table',
      icon: 'table',
      owners: some(1, 5),
      repeat: every,
      sharing: 'daily-turns',
    },
    {
      title: 'Empty the dishwasher',
      icon: 'dishes',
      owners: some(2, 3),
      repeat: every,
      sharing: 'one',
    },
    {
      title: 'Read a story',
      icon: 'read',
      owners: some(0, 1),
      repeat: { kind: 'times', times: 3 },
    },
    {
      title: 'Cook together',
      icon: 'cook',
      owners: some(1, 3),
      repeat: every,
      sharing: 'together',
    },
    {
      title: 'Water the plants',
      icon: 'plants',
      owners: some(3, 2),
      repeat: { kind: 'times', times: 2 },
    },
    {
      title: 'Walk the dog',
      icon: 'dog',
      owners: some(4, 3),
      repeat: { kind: 'days', days: ['Monday', 'Wednesday', 'Saturday'] },
    },
    {
      title: 'Brush teeth',
      icon: 'teeth',
      owners: print.people > 12 ? some(0, 9) : 'everyone',
      repeat: every,
    },
  ]
  return aSprint({
    name: 'Week 5',
    startsOn: monday,
    missionStep: 'a trial evening outside',
    tasks: tasks.map((task, index) => aTask({ id: `task-${index}`, ...task })),
  })
}
