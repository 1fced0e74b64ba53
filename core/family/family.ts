import type { Family } from './schema.ts'

const familyIdPrefix = 'family_' // S9.3

export function familyIdOf(userId: string): string {
  return familyIdPrefix + userId
}

type Owner = { userId: string; name: string; now: string; language?: string | undefined }

/** The family that a primary user starts with (S3.2), in the language in which they began it. */
export function newFamily(owner: Owner): Family {
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
      settings: {
        startOfWeek: 'Sunday', // S9.2
        // English goes without saying.
        ...(owner.language && owner.language !== 'en' && { language: owner.language }),
      },
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
