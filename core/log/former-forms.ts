import type { Changes } from '../commands/changes.ts'
import type { Addressed } from '../commands/documents.ts'
import type { ChosenTopic } from '../family/chosen-topic-schema.ts'
import type { Family, FamilyChanges, FamilyCommand } from '../family/schema.ts'
import { limits } from '../limits.ts'
import { membersOf } from '../members/member.ts'
import { thanksTo } from '../plan-meeting/meeting.ts'
import type { Thanks } from '../plan-meeting/schema.ts'
import type { Retrospective } from '../retrospective/schema.ts'
import type { NewSprint, Sprint, SprintCommand } from '../sprint/schema.ts'
import type { StandUpAnswer } from '../stand-up/schema.ts'
import type { NewTask } from '../tasks/schema.ts'
import type { Topic } from '../topics/schema.ts'
import type { FamilyUndo, SprintUndo } from './activity-schema.ts'
import { causesIn } from './former-causes.ts'
import * as words from './former-words.ts'
import type { Named } from './former-words.ts'

/**
 * Before rulesVersion 10 documents said by English texts what they say by ids and kinds now (decision 078).
 * These functions turn what was written then into what is written now: documents of the database and of
 * families' files, the log, and commands of browsers and programs of earlier versions. What a family wrote in
 * its own words stays as it is, and what is of today's form too.
 */

function topicsOfToday(topics: readonly ChosenTopic[]): ChosenTopic[] {
  const all = topics.map((topic) => (typeof topic === 'string' ? words.topicOf(topic) : topic))
  return [...new Map(all.map((topic) => [JSON.stringify(topic), topic])).values()]
}

function weekOfToday(name: Sprint['name']): Sprint['name'] {
  const number = typeof name === 'string' && words.numberedWeek.exec(name)?.groups?.['number']
  return number ? Number(number) : name
}

function reasonOfToday(reason: NewTask['reason'], people: readonly Named[]): NewTask['reason'] {
  const { kind, text } = reason
  // Whoever says a week or causes as they are now does not speak the former form.
  if (reason.week !== undefined || reason.because !== undefined) return reason
  if (kind === 'recommendation') {
    const because = text === '' ? null : causesIn(text, people)
    return because ? { kind, text: '', because } : reason
  }
  const week = weekOfToday(text)
  // Beside the reason of a look back families write their own words; beside the other stood a week.
  const isWeek =
    kind === 'carried-over'
      ? text !== '' && text.length <= limits.name
      : kind === 'retrospective' && typeof week === 'number'
  return isWeek ? { kind, text: '', week } : reason
}

const taskOfToday = <Task extends Pick<NewTask, 'reason'>>(
  task: Task,
  people: readonly Named[],
): Task => ({ ...task, reason: reasonOfToday(task.reason, people) })

const planOfToday = <Plan extends Pick<NewSprint, 'name' | 'tasks'>>(
  plan: Plan,
  people: readonly Named[],
): Plan => ({
  ...plan,
  name: weekOfToday(plan.name),
  tasks: plan.tasks.map((task) => taskOfToday(task, people)),
})

function thanksOfToday(thanks: Thanks, people: readonly Named[]): Thanks {
  if (thanks.toId !== undefined) return thanks
  const { toId, text } = thanksTo(thanks.text, people)
  if (toId === undefined) return thanks
  const reason = words.thanksReasonTexts.get(text)
  return { ...thanks, toId, ...(reason ? { for: reason, text: '' } : { text }) }
}

const pictures = new Map(
  words.pictureQuestions.flatMap(([question, ...answers]) =>
    answers.map((answer): [string, StandUpAnswer['picture']] => [
      `${question} ${answer}.`,
      { question: words.slugOf(question), answer: words.slugOf(answer) },
    ]),
  ),
)

function answerOfToday(answer: StandUpAnswer): StandUpAnswer {
  const picture = pictures.get(answer.next)
  return picture ? { ...answer, next: '', picture } : answer
}

type Said = Changes<Pick<Retrospective, 'thanks' | 'hearts'>>

/** Hearts for people of the family stand in a list of their own; the words beside them stay. */
function heartsOfToday<Of extends Said>(said: Of, people: readonly Named[]): Of {
  const lines = (said.thanks ?? '').split('\n').map((line) => {
    const name = words.heart.exec(line)?.groups?.['name']
    return { line, id: people.find((one) => one.name === name)?.id }
  })
  const found = lines.flatMap(({ id }) => id ?? [])
  if (found.length === 0) return said
  const thanks = lines.flatMap(({ line, id }) => (id === undefined ? [line] : [])).join('\n')
  return { ...said, thanks, hearts: [...new Set([...(said.hearts ?? []), ...found])] }
}

function topicOfToday<Parked extends Pick<Topic, 'text' | 'about'>>(topic: Parked): Parked {
  const about = words.topicSubjectTexts.get(topic.text)
  return about ? { ...topic, text: '', about } : topic
}

const keyOfToday = (key: string) =>
  words.themesOfTwoWords.some((theme) => key === `coach ${theme}`)
    ? key.replaceAll(' ', '-').replace('coach-', 'coach ')
    : key

/** A family's document. */
export function familyOfToday(family: Family): Family {
  const { familyData } = family
  const answers = familyData.recommendationAnswers.map((answer) => ({
    ...answer,
    key: keyOfToday(answer.key),
  }))
  return {
    ...family,
    familyData: {
      ...familyData,
      priorities: topicsOfToday(familyData.priorities),
      interests: topicsOfToday(familyData.interests),
      topics: familyData.topics.map(topicOfToday),
      recommendationAnswers: [...new Map(answers.map((answer) => [answer.key, answer])).values()],
    },
  }
}

/** A week's document; by whom it names, where that is known. */
export function sprintOfToday(sprint: Sprint, people: readonly Named[]): Sprint {
  const { meeting, standUps, retrospective } = sprint
  return {
    ...planOfToday(sprint, people),
    meeting: {
      ...meeting,
      appreciations: meeting.appreciations.map((thanks) => thanksOfToday(thanks, people)),
    },
    standUps: standUps.map((standUp) => ({
      ...standUp,
      answers: standUp.answers.map(answerOfToday),
    })),
    retrospective: retrospective && heartsOfToday(retrospective, people),
  }
}

type Command = FamilyCommand | SprintCommand | FamilyUndo | SprintUndo

/** What each command that could say it in English says now; the others never did. */
const commands: {
  [Type in Command['type']]?: (
    command: Extract<Command, { type: Type }>,
    people: readonly Named[],
  ) => object
} = {
  'edit-family': ({ changes, from }) => ({
    changes: chosen(changes),
    ...(from && { from: chosen(from) }),
  }),
  'park-topic': ({ topic }) => ({ topic: topicOfToday(topic) }),
  'answer-recommendation': ({ key }) => ({ key: keyOfToday(key) }),
  'take-back-answer': ({ key }) => ({ key: keyOfToday(key) }),
  'create-sprint': ({ sprint }, people) => ({ sprint: planOfToday(sprint, people) }),
  'begin-meeting': ({ sprint }, people) => ({ sprint: planOfToday(sprint, people) }),
  'close-week': ({ next }, people) => ({ next: next && planOfToday(next, people) }),
  'restore-sprint': ({ sprint }, people) => ({ sprint: sprintOfToday(sprint, people) }),
  'edit-sprint': ({ changes, from }) => ({
    changes: named(changes),
    ...(from && { from: named(from) }),
  }),
  'add-task': ({ task }, people) => ({ task: taskOfToday(task, people) }),
  'edit-task': ({ changes, from }, people) => {
    const one = (fields: typeof changes) =>
      fields.reason ? { ...fields, reason: reasonOfToday(fields.reason, people) } : fields
    return { changes: one(changes), ...(from && { from: one(from) }) }
  },
  appreciate: ({ appreciation }, people) => ({ appreciation: thanksOfToday(appreciation, people) }),
  'answer-stand-up': ({ answer, from }) => ({
    answer: answerOfToday(answer),
    ...(from && { from: answerOfToday(from) }),
  }),
  'edit-retrospective': ({ changes, from }, people) => {
    const sides = [changes, from ?? {}].map((side) => heartsOfToday(side, people))
    // A heart that was taken back is on one side alone.
    const isOfHearts = sides.some(({ hearts }) => hearts !== undefined)
    const [next, before] = sides.map((side) => (isOfHearts ? { hearts: [], ...side } : side))
    return { changes: next, ...(from && { from: before }) }
  },
}

function chosen(changes: FamilyChanges): FamilyChanges {
  const { priorities, interests } = changes
  return {
    ...changes,
    ...(priorities && { priorities: topicsOfToday(priorities) }),
    ...(interests && { interests: topicsOfToday(interests) }),
  }
}

const named = <Fields extends { name?: Sprint['name'] | undefined }>(fields: Fields): Fields =>
  fields.name === undefined ? fields : { ...fields, name: weekOfToday(fields.name) }

type Rule = (intent: { type: string }, people: readonly Named[]) => object

const rules = new Map<string, unknown>(Object.entries(commands))

/** A command, or what takes one back, as the log has it; the same one where it says nothing in English. */
export function intentOfToday<Intent extends { type: string }>(
  intent: Intent,
  people: readonly Named[],
): Intent {
  // The table has for each type the rule of its commands.
  const rule = rules.get(intent.type) as Rule | undefined
  return rule ? { ...intent, ...rule(intent, people) } : intent
}

/** A command that somebody sent, of whichever version their browser or program is. */
export function sentOfToday<Sent extends Addressed>(addressed: Sent, family: Family): Sent {
  if (!rules.has(addressed.command.type)) return addressed
  return { ...addressed, command: intentOfToday(addressed.command, membersOf(family.familyData)) }
}

/** The types of the entries that may say something in English. */
export const intentsWithWords = [...rules.keys()]
