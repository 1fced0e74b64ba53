import type { Sprint } from '#core/contract/sprint.ts'
import type { FamilyData, FamilySettings } from '#core/contract/family.ts'
import type { Goal } from '#core/contract/goal.ts'

/**
 * What a parent has filled in on this device and not yet handed over (S3.5): one key in local
 * storage, so that the onboarding survives a reload. It belongs to one user and goes with them.
 */
export type FamilyForm = {
  userId: string
  primaryUser?: FamilyData['primaryUser']
  adults?: FamilyData['adults']
  children?: FamilyData['children']
  priorities: string[]
  /** Everybody in one list; dropped whenever primaryUser, adults or children are updated. */
  familyMembers?: { id: string; name: string }[]
  interests: string[]
  goal: Partial<Goal> | null
  sprints: Sprint[]
  activeSprintIndex: number
  settings: Pick<FamilySettings, 'startOfWeek'>
}

const key = 'family-form'

/** The form of this user, or an empty one. */
export function readFamilyForm(userId: string): FamilyForm {
  const text = localStorage.getItem(key)
  const form = text === null ? null : (JSON.parse(text) as FamilyForm)
  return form?.userId === userId ? form : emptyForm(userId)
}

/** Stores the changes and gives the form after them. */
export function updateFamilyForm(
  userId: string,
  changes: Partial<Omit<FamilyForm, 'userId'>>,
): FamilyForm {
  const before = readFamilyForm(userId)
  if (changes.primaryUser || changes.adults || changes.children) delete before.familyMembers
  const form = { ...before, ...changes }
  localStorage.setItem(key, JSON.stringify(form))
  return form
}

export function clearFamilyForm(): void {
  localStorage.removeItem(key)
}

function emptyForm(userId: string): FamilyForm {
  return {
    userId,
    priorities: [],
    interests: [],
    goal: null,
    sprints: [],
    activeSprintIndex: -1,
    settings: { startOfWeek: 'Sunday' }, // S9.2
  }
}
