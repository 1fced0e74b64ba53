import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import type { FamilyData, FamilySettings } from '#core/family/schema.ts'
import type { Goal } from '#core/goal/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Changes } from '#core/commands/changes.ts'
import type { EditedMember } from '#core/members/member.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import type { AgeBand, Animal, Fit, MemberColor } from '#core/words.ts'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'

// The part of the family form that every page loads; the screens that fill it in load the rest.

/** The people of a family as the document holds them. */
export type FamilyPeople = Pick<FamilyData, 'primaryUser' | 'adults' | 'children'>

/** A member as it is being typed: everything a form may show, nothing checked yet. */
export type MemberDraft = {
  kind: 'primary' | 'adult' | 'child'
  id: string
  name: string
  email: string
  ageBand: AgeBand | null
  birthYear: number | null
  /** Missing where their age decides. */
  tooYoung?: boolean | undefined
  /** Missing in what an earlier version kept. */
  fits?: Fit[] | undefined
  animal: Animal
  color: MemberColor
  /** Who this was when the form was opened; null for somebody new. */
  from: EditedMember | null
}

/** The part of the form that one screen fills in and hands over as a whole. */
export type FamilyFormPart = 'people' | 'interests' | 'goal'

/**
 * One key in local storage (S3.5): what a parent has typed on this device and not yet handed over, so that
 * the onboarding survives a reload, and in the other parts what the family has, see `followFamily`. It
 * belongs to one user and goes with them.
 */
export type FamilyForm = Partial<FamilyPeople> & {
  userId: string
  priorities: ChosenTopic[]
  /** Everybody in one list; dropped whenever primaryUser, adults or children are updated. */
  familyMembers?: { id: string; name: string }[]
  interests: ChosenTopic[]
  goal: Changes<Goal> | null
  sprints: SprintInForm[]
  /** Always that of `sprints` (S4.7). */
  activeSprintIndex: number
  settings: Pick<FamilySettings, 'startOfWeek'>
  /** Which parts hold something that the family document does not. */
  unsaved: FamilyFormPart[]
  /** What stood in a part when typing began, so that what others changed meanwhile stays (P6). */
  before?: PartsBefore
  /** The member whose form stands open. */
  openMember?: MemberDraft | undefined
}

/** A week as far as the form tells of it: the documents themselves are kept in one place (data/storage.ts). */
export type SprintInForm = Pick<Sprint, 'id' | 'name' | 'startsOn' | 'completed'>

/** What the family had in a part when somebody began to type there. */
export type PartsBefore = {
  /** Members are added and changed at once, so that no base is needed. */
  people?: never
  interests?: Pick<FamilyData, 'priorities' | 'interests'>
  goal?: Goal | null
}

const key = 'family-form'

/** The form where local storage refused to keep it; it lasts as long as the page. */
let unstored: FamilyForm | null = null

/** Whose form is kept; null where there is none, or another version's. */
export const keptFamilyForm = (): FamilyForm | null =>
  unstored ?? parsedJson(deviceStorage().getItem(key), isForm)

function isForm(found: unknown): found is FamilyForm {
  if (!isFields(found)) return false
  const { priorities, interests, sprints, unsaved } = found
  return [priorities, interests, sprints, unsaved].every(Array.isArray)
}

/** Removes the form from this device. */
export function storeFamilyForm(form: FamilyForm): FamilyForm {
  try {
    deviceStorage().setItem(key, JSON.stringify(form))
    unstored = null
  } catch {
    unstored = form
  }
  return form
}

/** Forgets what somebody else left on this device (A55). */
export function keepFamilyFormOf(userId: string): void {
  if (keptFamilyForm()?.userId !== userId) clearFamilyForm()
}

export function clearFamilyForm(): void {
  unstored = null
  deviceStorage().removeItem(key)
}
