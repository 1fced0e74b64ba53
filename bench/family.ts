import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { NewTask } from '#core/tasks/schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { enter, startElefam, type Elefam, type Parent } from './elefam.ts'

/** A family as there are many: five members, a goal, a finished week and a running one. */

const taskTitles = [
  'Read a story at bedtime',
  'Set the table together',
  'Feed the rabbit',
  'Phones in the basket at dinner',
  'Water the tomatoes',
  'Walk to school instead of driving',
  'Practise the piano for ten minutes',
  'Put the school bag by the door',
  'Say one good thing about today',
  'Cook something new on Saturday',
  'Bike tour along the river',
  'Sort the toys for the flea market',
]

export const sprintId = 'sprint-of-this-week'
const days = Array.from({ length: 7 }, (_, day) => `2026-03-0${day + 1}`)

const task = (title: string, index: number): NewTask => ({
  id: `task${index}`,
  title,
  owners: index % 3 === 0 ? ['primary', 'mia'] : 'everyone',
  helperId: null,
  repeat: { kind: 'times', times: 1 + (index % 5) },
  ifThen: null,
  reason: { kind: 'own', text: '' },
  effort: 1 + (index % 3),
  icon: 'book',
})

export const plannedWeek = (id: string, startsOn: string, name: string) => ({
  id,
  startsOn,
  name,
  weeks: 1,
  goalId: 'goal1',
  missionStep: 'A quiet half hour each evening',
  experimentId: null,
  tasks: taskTitles.map(task),
})

let commands = 0
/** An id that no other command of this run has. */
export const commandId = () => `bench-${process.pid}-${String((commands += 1)).padStart(12, '0')}`

/** A tick of the one task of a spare week, on one of its days. */
export function tickOfSpareWeek(): SprintCommand {
  const id = commandId()
  const date = days[commands % days.length]!
  return { id, type: 'tick', taskId: 'task1', memberId: 'primary', date, done: commands % 2 === 0 }
}

/** The next tick of a long series that goes through all boxes of the week, on and off again. */
export function nextTick(): SprintCommand {
  const id = commandId()
  const boxes = taskTitles.length * days.length
  const box = commands % boxes
  return {
    id,
    type: 'tick',
    taskId: `task${box % taskTitles.length}`,
    memberId: 'primary',
    date: days[Math.floor(box / taskTitles.length)]!,
    done: Math.floor(commands / boxes) % 2 === 0,
  }
}

export type LivingFamily = { parent: Parent; familyId: string; bootstrapBytes: number }

type Furnish = (parent: Parent, familyId: string) => Promise<void>

/** Signs a parent up on an empty folder, or database, and gives the family its documents. */
export async function settle(
  dataDir: string,
  { databaseUrl = '', documents = furnish }: { databaseUrl?: string; documents?: Furnish } = {},
): Promise<LivingFamily> {
  const elefam = await startElefam(dataDir, { env: { DATABASE_URL: databaseUrl } })
  try {
    const parent = await enter(elefam, 'sign-up')
    const { family } = await bootstrap(elefam, parent)
    await documents(parent, family.id)
    const { bytes } = await bootstrap(elefam, parent)
    return { parent, familyId: family.id, bootstrapBytes: bytes }
  } finally {
    await elefam.stop()
  }
}

export async function bootstrap({ port }: Elefam, { headers }: Parent) {
  const response = await fetch(`http://127.0.0.1:${port}${apiPaths.bootstrap}`, { headers })
  const text = await response.text()
  return { ...(JSON.parse(text) as Bootstrap), bytes: Buffer.byteLength(text) }
}

/** Gives a family that was just begun its people, its goal and two weeks. */
export async function furnish(parent: Parent, familyId: string): Promise<void> {
  const toFamily = (command: object) =>
    parent.post(apiPaths.familyCommands(familyId), { id: commandId(), ...command })
  await toFamily({ type: 'edit-family', changes: people })
  await toFamily({ type: 'set-goal', goal })
  await toFamily({ type: 'complete-onboarding' })
  for (const one of [
    plannedWeek('sprint-of-last-week', '2026-02-22', 'Second week'),
    plannedWeek(sprintId, days[0]!, 'Third week'),
  ]) {
    await parent.post(apiPaths.sprints(familyId), { id: commandId(), sprint: one })
  }
  for (let count = 0; count < 30; count += 1) {
    await parent.post(apiPaths.sprintCommands(familyId, sprintId), nextTick())
  }
}

/** Gives it no more than a week with one task: where there must be very many of them. */
export async function furnishSparely(parent: Parent, familyId: string): Promise<void> {
  const { tasks, ...week } = plannedWeek(sprintId, days[0]!, 'First week')
  const spare = { ...week, goalId: null, tasks: tasks.slice(1, 2) }
  await parent.post(apiPaths.sprints(familyId), { id: commandId(), sprint: spare })
}

const people = {
  adults: [{ id: 'ben', name: 'Ben', animal: 'fox', color: 'coral' }],
  children: [
    { id: 'mia', name: 'Mia', ageBand: '6-8', animal: 'owl', color: 'leaf' },
    { id: 'leo', name: 'Leo', ageBand: '3-5', animal: 'bear', color: 'marigold' },
    { id: 'ida', name: 'Ida', ageBand: 'under-3', animal: 'cat', color: 'plum' },
  ],
  priorities: ['reading', 'talking'],
  interests: ['animals', 'books', 'cooking', 'hiking'],
  settings: { meetingDay: 'Sunday', meetingTime: '17:00', standUpTime: '18:30' },
}

const goal = {
  id: 'goal1',
  title: 'Read together every evening',
  why: 'Because evenings were loud, and we miss the quiet part of the day.',
  measure: 'Twenty stories read, and nobody had to be asked twice.',
  weeks: 6,
  celebration: 'A night in a tent',
  startsOn: '2026-02-15',
}
