import type { Family } from '../contract/family.ts'
import type { FamilyCommand, FamilyCommandOf } from '../contract/family-commands.ts'
import { refuse } from '../errors.ts'
import { limits } from '../limits.ts'
import { append, put, requireMember, requireRoom, type Context } from './context.ts'
import { decideExperiment, judgeExperiment } from './experiment.ts'
import { closeGoal, editGoal, setGoal } from './goal.ts'
import { addMember, editMember, removeMember, withMembers } from './member.ts'

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

function editFamily(family: Family, { changes }: FamilyCommandOf<'edit-family'>): Family {
  const { familyData } = family
  const { primaryUser, adults, children, settings, ...rest } = changes
  const edited = {
    ...family,
    familyData: { ...familyData, ...rest, settings: { ...familyData.settings, ...settings } },
  }
  return withMembers(edited, {
    primaryUser: primaryUser ?? familyData.primaryUser,
    adults: adults ?? familyData.adults,
    children: children ?? familyData.children,
  })
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
  const topics = append(family.familyData.topics, { ...topic, addedAt: context.now }, limits.topics)
  return { ...family, familyData: { ...family.familyData, topics } }
}

function settleTopic(family: Family, { topicId }: FamilyCommandOf<'settle-topic'>): Family {
  const topics = family.familyData.topics.filter(({ id }) => id !== topicId)
  if (topics.length === family.familyData.topics.length) refuse('topic-missing')
  return { ...family, familyData: { ...family.familyData, topics } }
}

/** Answering again replaces; the oldest answer makes room when there are very many. */
function answerRecommendation(
  family: Family,
  { key, answer }: FamilyCommandOf<'answer-recommendation'>,
  { now }: Context,
): Family {
  const recommendationAnswers = put(
    family.familyData.recommendationAnswers,
    { key, answer, at: now },
    (other) => other.key === key,
  ).slice(-limits.recommendationAnswers)
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
  'set-goal': setGoal,
  'edit-goal': editGoal,
  'close-goal': closeGoal,
  'complete-onboarding': completeOnboarding,
  'park-topic': parkTopic,
  'settle-topic': settleTopic,
  'decide-experiment': decideExperiment,
  'judge-experiment': judgeExperiment,
  'answer-recommendation': answerRecommendation,
}

/** The family after the command, one version later; throws a Refusal where a rule says no. */
export function applyFamilyCommand(
  family: Family,
  command: FamilyCommand,
  context: Context,
): Family {
  const change = commands[command.type] as Commands[FamilyCommand['type']]
  const next = (change as (f: Family, c: FamilyCommand, x: Context) => Family)(
    family,
    command,
    context,
  )
  return requireRoom({ ...next, version: family.version + 1 })
}
