import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'

/** What Maya's browser has: her family in its week, with a task. */
export function aSession(): Bootstrap {
  return {
    user: {
      id: 'maya',
      profile: { name: 'Maya', email: 'maya@example.org' },
      emailVerified: true,
      role: 'primary',
      familyId: 'family_maya',
      onboardingComplete: true,
    },
    family: aFamily(),
    sprints: [aSprint({ tasks: [aTask()] })],
  }
}

/** What the browser of somebody has who started that family, as it begins its log. */
export function aSessionOf(userId: string, familyId = `family_${userId}`): Bootstrap {
  const family = { ...aFamily(), id: familyId, primaryUserId: userId }
  return {
    user: {
      id: userId,
      profile: { name: userId, email: `${userId}@example.com` },
      emailVerified: true,
      role: 'primary',
      familyId,
      onboardingComplete: false,
    },
    family,
    sprints: [{ ...aSprint(), familyId }],
    sequence: 0,
    rules: rulesVersion,
  }
}
