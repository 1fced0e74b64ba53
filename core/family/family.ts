import { entriesOf, fromEntries } from '../lib/typed-objects.ts'
import type { Family, FamilyChanges, FamilyData, FamilySettings } from './schema.ts'
import type { FamilyCommand, FamilyCommandOf } from '../log/family-commands-schema.ts'
import { refuse } from '../refusal.ts'
import { limits } from '../limits.ts'
import { append, edited, requireMember, type Context } from '../commands/context.ts'
import { keepingDays, sayDaysHere, setDaysHere } from '../days-here/edit-days-here.ts'
import { decideExperiment, judgeExperiment } from '../experiments/experiment.ts'
import { addDate, deleteDate, editDate } from '../dates/dates.ts'
import { forgetToFit } from './family-history.ts'
import { closeGoal, editGoal, setGoal } from '../goal/goal.ts'
import { addMember, editMember, removeMember, withMembers } from '../members/member.ts'

const familyIdPrefix = 'family_' // S9.3

export function familyIdOf(userId: string): string {
  return familyIdPrefix + userId
}

/** The family that a primary user starts with (S3.2). */
export function newFamily(owner: { userId: string; name: string; now: string }): Family {
  return {
    id: familyIdOf(owner.userId),
    version: 1,
    primaryUserId: owner.userId,
    coParents: [],
    createdAt: owner.now,
    familyData: {
      primaryUser: {
        id: 'primary',
        name: owner.name,
        isParent: true,
        animal: 'elephant',
        color: 'elephant',
      },
      adults: [],
      children: [],
      priorities: [],
      interests: [],
      settings: { startOfWeek: 'Sunday' }, // S9.2
      onboardingComplete: false,
      adultEmails: [],
      goal: null,
      pastGoals: [],
      topics: [],
      experiments: [],
      recommendationAnswers: [],
    },
  }
}

const withoutSettings = ({ settings: _, ...others }: FamilyChanges) => others

function editFamily(family: Family, { changes, from }: FamilyCommandOf<'edit-family'>): Family {
  const { settings, ...others } = changes
  const { primaryUser } = family.familyData
  if (others.primaryUser && others.primaryUser.id !== primaryUser.id) refuse('primary-stays')
  const familyData = edited(family.familyData, others, from && withoutSettings(from))
  return withMembers(
    {
      ...family,
      familyData: {
        ...keepingDays(family.familyData, familyData),
        settings: editSettings(familyData, settings ?? {}),
      },
    },
    {},
  )
}

/** Null takes a setting back that need not be there. */
function editSettings(
  { settings }: FamilyData,
  changes: NonNullable<FamilyChanges['settings']>,
): FamilySettings {
  const next = edited<NonNullable<FamilyChanges['settings']>>(settings, changes)
  return fromEntries<FamilySettings>(entriesOf(next).filter(([, value]) => value !== null))
}

function completeOnboarding(family: Family): Family {
  return { ...family, familyData: { ...family.familyData, onboardingComplete: true } }
}

function parkTopic(
  family: Family,
  { topic }: FamilyCommandOf<'park-topic'>,
  context: Context,
): Family {
  if (topic.memberId) requireMember(context, topic.memberId)
  const parked = { ...topic, addedAt: topic.addedAt ?? context.now }
  const topics = append(family.familyData.topics, parked, limits.topics)
  return { ...family, familyData: { ...family.familyData, topics } }
}

function settleTopic(family: Family, { topicId }: FamilyCommandOf<'settle-topic'>): Family {
  const topics = family.familyData.topics.filter(({ id }) => id !== topicId)
  if (topics.length === family.familyData.topics.length) refuse('topic-missing')
  return { ...family, familyData: { ...family.familyData, topics } }
}

/** The latest answer counts and comes last; the oldest makes room when there are very many. */
function answerRecommendation(
  family: Family,
  { key, answer }: FamilyCommandOf<'answer-recommendation'>,
  { now }: Context,
): Family {
  const others = family.familyData.recommendationAnswers.filter((other) => other.key !== key)
  const recommendationAnswers = [...others, { key, answer, at: now }].slice(
    -limits.recommendationAnswers,
  )
  return { ...family, familyData: { ...family.familyData, recommendationAnswers } }
}

/** As if it had never been answered. */
function takeBackAnswer(family: Family, { key }: FamilyCommandOf<'take-back-answer'>): Family {
  const recommendationAnswers = family.familyData.recommendationAnswers.filter(
    (other) => other.key !== key,
  )
  return { ...family, familyData: { ...family.familyData, recommendationAnswers } }
}

type Commands = {
  [Type in FamilyCommand['type']]: (
    family: Family,
    command: FamilyCommandOf<Type>,
    context: Context,
  ) => Family
}

const commands: Commands = {
  'edit-family': editFamily,
  'add-member': addMember,
  'edit-member': editMember,
  'remove-member': removeMember,
  'set-days-here': setDaysHere,
  'say-days-here': sayDaysHere,
  'set-goal': setGoal,
  'edit-goal': editGoal,
  'close-goal': closeGoal,
  'complete-onboarding': completeOnboarding,
  'park-topic': parkTopic,
  'settle-topic': settleTopic,
  'add-date': addDate,
  'edit-date': editDate,
  'delete-date': deleteDate,
  'decide-experiment': decideExperiment,
  'judge-experiment': judgeExperiment,
  'answer-recommendation': answerRecommendation,
  'take-back-answer': takeBackAnswer,
}

/** The type stands apart, so that it chooses the rule and says what the command has. */
const change = <Type extends FamilyCommand['type']>(
  type: Type,
  family: Family,
  command: FamilyCommandOf<Type>,
  context: Context,
) => commands[type](family, command, context)

/** The family after the command, one version later; throws a Refusal where a rule says no. */
export function applyFamilyCommand(
  family: Family,
  command: FamilyCommand,
  context: Context,
): Family {
  const next = change(command.type, family, command, context)
  return forgetToFit({ ...next, version: family.version + 1 })
}
