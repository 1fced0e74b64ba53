import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import { topicWords } from '#content/topic-words.ts'
import type { Activity, ActivityChange, Person } from '#core/log/activity-schema.ts'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { homesActor, memberOfActor, otherHomeActor, wallActor } from '#core/commands/actor.ts'
import { memberOfPerson } from '#core/invites/member-of-user.ts'
import { findMember, membersOf } from '#core/members/member.ts'
import { familyTime } from '#core/family/family-clock.ts'
import { quoted, type Names, type Words } from './change-words.ts'
import { familyWords } from './family-words.ts'
import { sprintWords } from './sprint-words.ts'

/** One item of the list: several changes where somebody did the same thing again and again. */
export type ActivityItem = {
  change: ActivityChange
  /** Null where they are no longer in the family. */
  person: Person | null
  /** What they are called, and the sentence that says it of them. */
  name: string
  words: string
  times: number
  /** Somebody has taken it back. */
  isUndone: boolean
  /** The day on which it happened, here. */
  date: string
}

type Known = { family: Family; sprints: readonly Sprint[]; today: string }

type Command = ActivityChange['command']

const words: Words<Command> = { ...familyWords, ...sprintWords }

/** A command's words by its type, which stands apart so that the compiler pairs the two. Other versions of the program know other types. */
const say = <Type extends Command['type']>(
  type: Type,
  command: Extract<Command, { type: Type }>,
  names: Names,
) => {
  const { by } = names
  return Object.hasOwn(words, type) ? words[type](command, names) : t`${by} changed something`
}

/** The changes as items of the list, newest first. */
export function itemsOf({ changes, people }: Activity, known: Known): ActivityItem[] {
  const texts = textsOf(changes, known)
  const names = new Map(known.sprints.map(({ id, name }) => [id, weekName(name)]))
  const undone = new Set(changes.map(({ command }) => ('undoes' in command ? command.undoes : 0)))
  return changes.reduce<ActivityItem[]>((items, change) => {
    callAsThen(change, texts, names)
    const person = personIn(people, known.family, change)
    const name = person?.name ?? t`Somebody who has left`
    const item = {
      change,
      person,
      name,
      words: wordsOf(change, name, { ...known, texts, names }),
      times: 1,
      isUndone: undone.has(change.sequence) || undone.has(change.command.id),
      date: familyTime(Date.parse(change.at), known.family.familyData.settings).day,
    }
    const last = items.at(-1)
    if (!last || !isRepeated(last, item)) return [...items, item]
    return [...items.slice(0, -1), { ...last, times: last.times + 1 }]
  }, [])
}

/** Who did it; on a device without an account, that is a member, or the family at its wall. */
function personIn(people: Person[], family: Family, { userId }: ActivityChange): Person | null {
  const person = people.find((one) => one.userId === userId)
  const nameNow = person && memberOfPerson(family, person)?.name
  if (person) return { ...person, name: nameNow ?? person.name }
  if (userId === wallActor) return { userId, memberId: null, name: t`The wall` }
  if (userId === homesActor) return { userId, memberId: null, name: t`The two homes` }
  if (userId === otherHomeActor) return { userId, memberId: null, name: t`The other home` }
  const member = findMember(family.familyData, memberOfActor(userId))
  return member ? { userId, memberId: member.id, name: member.name } : null
}

const allOfYou = {
  who: t({ message: 'all of you', context: 'did something' }),
  whose: t({ message: 'all of you', context: 'whose something is' }),
  'for-whom': t({ message: 'all of you', context: 'for whom something is' }),
}

const somebody = {
  who: t({ message: 'somebody', context: 'did something' }),
  whose: t({ message: 'somebody', context: 'whose something is' }),
  'for-whom': t({ message: 'somebody', context: 'for whom something is' }),
}

/** Whether it is the same thing as just before, such as a meeting that went on and on. */
function isRepeated(newer: ActivityItem, older: ActivityItem): boolean {
  const same = newer.words === older.words && newer.change.userId === older.change.userId
  return same && newer.date === older.date && !newer.isUndone && !older.isUndone
}

function wordsOf(
  { command, sprintId, undo, userId }: ActivityChange,
  by: string,
  { family, today, texts, names: weeks }: Known & Record<'texts' | 'names', Map<string, string>>,
): string {
  const members = membersOf(family.familyData)
  const sprint = sprintId === null ? undefined : weeks.get(sprintId)
  const old = undo?.type === 'restore-sprint' ? weekName(undo.sprint.name) : undefined
  const name = sprint ?? old
  const names: Names = {
    by,
    member: (id, as) =>
      userId === wallActor
        ? allOfYou[as]
        : (members.find((member) => member.id === id)?.name ?? somebody[as]),
    text: (id) => {
      const text = texts.get(`${sprintId} ${id}`)
      return text === undefined ? undefined : quoted(text)
    },
    sprint: name === undefined ? undefined : quoted(name),
    today,
    undone: undo,
  }
  return say(command.type, command, names)
}

/** What this change renamed has its former name in all that is older, which comes after it (P16). */
function callAsThen(
  { sprintId, command, undo }: ActivityChange,
  texts: Map<string, string>,
  weeks: Map<string, string>,
): void {
  if (command.type === 'edit-task') {
    const before = undo?.type === 'edit-task' ? undo.changes.title : undefined
    const title = command.from?.title ?? before
    if (title !== undefined) texts.set(`${sprintId} ${command.taskId}`, title)
  }
  if (command.type === 'edit-sprint' && sprintId !== null) {
    const before = undo?.type === 'edit-sprint' ? undo.changes.name : undefined
    const name = command.from?.name ?? before
    if (name !== undefined) weeks.set(sprintId, weekName(name))
  }
}

/** What tasks, topics and experiments are called: now, or in the changes where they are gone. */
function textsOf(changes: ActivityChange[], { family, sprints }: Known): Map<string, string> {
  const { topics, experiments } = family.familyData
  const gone = changes.flatMap(({ sprintId, command, undo }) =>
    [command, undo].flatMap((one): [string, string][] => {
      if (one?.type === 'add-task') return [[`${sprintId} ${one.task.id}`, one.task.title]]
      if (one?.type === 'park-topic') return [[`null ${one.topic.id}`, topicWords(one.topic)]]
      return []
    }),
  )
  const present = [
    ...topics.map((topic) => [`null ${topic.id}`, topicWords(topic)] as const),
    ...experiments.map(({ id, text }) => [`null ${id}`, text] as const),
  ]
  const tasks = sprints.flatMap(({ id, tasks: list }) =>
    list.map((task) => [`${id} ${task.id}`, task.title] as const),
  )
  return new Map([...gone.toReversed(), ...present, ...tasks])
}
