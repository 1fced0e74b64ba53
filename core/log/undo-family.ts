import { fromEntries, keysOf } from '../lib/typed-objects.ts'
import type { FamilyUndo } from './activity-schema.ts'
import type { Family, FamilyDate } from '../family/schema.ts'
import type { FamilyCommand, FamilyCommandOf } from './family-commands-schema.ts'
import { hasRoom as fits, type Context, type Changes } from '../commands/context.ts'
import { datesOf } from '../dates/dates.ts'
import { daysSaidBefore, sayDaysHere, setDaysHere } from '../days-here/edit-days-here.ts'
import { editedMember, findMember } from '../members/member.ts'
import { limits } from '../limits.ts'

/** What takes a command back: another command, without an id of its own yet. */

type Inverse<Type extends FamilyCommand['type']> = (
  before: Family,
  command: FamilyCommandOf<Type>,
  context: Context,
) => FamilyUndo | null

/** For each command the one that gives back the family as it was before it; null where none does. */
const inverses: { [Type in FamilyCommand['type']]: Inverse<Type> | null } = {
  // Who belongs to the family is set up as a whole, and who left it is not to be remembered here.
  'edit-family': ({ familyData }, { changes }) => {
    const { primaryUser, adults, children, settings, ...lists } = changes
    if (primaryUser ?? adults ?? children) return null
    const old = earlier(familyData, lists)
    const oldSettings = settings && {
      settings: Object.fromEntries(
        said(settings).map((key) => [key, familyData.settings[key] ?? null]),
      ),
    }
    return { type: 'edit-family', changes: { ...old, ...oldSettings } }
  },
  'add-member': (_, { member }) => ({ type: 'remove-member', memberId: member.id }),
  'edit-member': ({ familyData }, { member: { id } }) => {
    const member = editedMember(familyData, id)
    return member && { type: 'edit-member', member }
  },
  // Deleting somebody for good is no command, and takes this back out of the log (decision 014).
  'remove-member': ({ familyData }, { memberId }) => {
    const member = editedMember(familyData, memberId)
    return member && member.kind !== 'primary' ? { type: 'add-member', member } : null
  },
  'set-days-here': (before, command) => {
    const member = findMember(before.familyData, command.memberId)
    if (!member || !fits(setDaysHere(before, command))) return null
    const patterns = member.daysHere?.patterns ?? []
    return { type: 'set-days-here', memberId: member.id, patterns }
  },
  'say-days-here': (before, command) => {
    const member = findMember(before.familyData, command.memberId)
    const days = member && daysSaidBefore(member, command.days)
    if (!days || !fits(sayDaysHere(before, command))) return null
    return { type: 'say-days-here', memberId: member.id, days }
  },
  'set-goal': ({ familyData: { goal: before } }, { goal }) =>
    before?.id === goal.id ? { type: 'set-goal', goal: before } : null,
  'edit-goal': ({ familyData: { goal } }, { changes }) => {
    // What was not said before cannot be made unsaid.
    if (!goal || said(changes).some((key) => goal[key] === undefined)) return null
    return { type: 'edit-goal', changes: earlier(goal, changes) }
  },
  'close-goal': ({ familyData: { goal, pastGoals } }) => {
    const isAlone =
      pastGoals.length < limits.pastGoals && !pastGoals.some(({ id }) => id === goal?.id)
    return goal && isAlone ? { type: 'set-goal', goal } : null
  },
  'complete-onboarding': null,
  'park-topic': (_, { topic }) => ({ type: 'settle-topic', topicId: topic.id }),
  'settle-topic': ({ familyData: { topics } }, { topicId }, { memberIds }) => {
    const topic = topics.find(({ id }) => id === topicId)
    const isOurs = !topic?.memberId || memberIds.includes(topic.memberId)
    return topic && isOurs ? { type: 'park-topic', topic } : null
  },
  'add-date': ({ familyData }, { entry }) => {
    const isAlone = datesOf(familyData).length < limits.dates // Or another made room for it.
    return isAlone ? { type: 'delete-date', dateId: entry.id } : null
  },
  'edit-date': ({ familyData }, { dateId, changes }, context) => {
    const date = datesOf(familyData).find(({ id }) => id === dateId)
    const old = date && earlier(date, changes)
    return old && isAboutUs(old, context) ? { type: 'edit-date', dateId, changes: old } : null
  },
  'delete-date': ({ familyData }, { dateId }, context) => {
    const entry = datesOf(familyData).find(({ id }) => id === dateId)
    return entry && isAboutUs(entry, context) ? { type: 'add-date', entry } : null
  },
  'decide-experiment': ({ familyData }, { experiment: { sprintId } }, { memberIds }) => {
    const before = familyData.experiments.find((other) => other.sprintId === sprintId)
    if (before?.verdict !== 'running' || !memberIds.includes(before.ownerId)) return null
    const { verdict: _, ...experiment } = before
    return { type: 'decide-experiment', experiment }
  },
  'judge-experiment': ({ familyData }, { experimentId }) => {
    const before = familyData.experiments.find(({ id }) => id === experimentId)
    return before ? { type: 'judge-experiment', experimentId, verdict: before.verdict } : null
  },
  'answer-recommendation': ({ familyData: { recommendationAnswers: answers } }, { key }) => {
    const before = answers.find((other) => other.key === key)
    if (before) return { type: 'answer-recommendation', key, answer: before.answer }
    const hasRoom = answers.length < limits.recommendationAnswers
    return hasRoom ? { type: 'take-back-answer', key } : null
  },
  'take-back-answer': ({ familyData: { recommendationAnswers: answers } }, { key }) => {
    const before = answers.find((other) => other.key === key)
    return before ? { type: 'answer-recommendation', key, answer: before.answer } : null
  },
}

/** Whether nobody is named who has left meanwhile. */
const isAboutUs = ({ memberIds }: Changes<FamilyDate>, context: Pick<Context, 'memberIds'>) =>
  (memberIds ?? []).every((id) => context.memberIds.includes(id))

/** The fields that changes name; undefined ones change nothing. */
function said<Fields extends object>(changes: Fields): (keyof Fields & string)[] {
  return keysOf(changes).filter((key) => changes[key] !== undefined)
}

/** What the fields that changes name were before. */
export function earlier<Document extends object>(
  document: Document,
  changes: Changes<Document>,
): Partial<Document> {
  const fields = said(changes).map((key) => [key, document[key]] as const)
  return fromEntries<Partial<Document>>(fields)
}

const inverse = <Type extends FamilyCommand['type']>(
  type: Type,
  before: Family,
  command: FamilyCommandOf<Type>,
  context: Context,
) => inverses[type]?.(before, command, context) ?? null

/** The command that takes this one back, given the family before it; null where there is none. */
export function undoOfFamilyCommand(
  before: Family,
  command: FamilyCommand,
  context: Context,
): FamilyUndo | null {
  return inverse(command.type, before, command, context)
}
