import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
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
