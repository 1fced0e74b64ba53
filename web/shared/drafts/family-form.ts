import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { FamilyData, FamilySettings } from '#core/contract/family.ts'
import type { Goal } from '#core/contract/goal.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { Changes } from '#core/domain/context.ts'
import type { EditedMember } from '#core/domain/member.ts'
import { activeSprintIndex } from '#core/domain/sprint.ts'
import { isFields, keysOf } from '#core/domain/typed-objects.ts'
import type { AgeBand, Animal, MemberColor } from '#core/words.ts'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'
import { whenIdle } from '#web/lib/schedule.ts'

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
  animal: Animal
  color: MemberColor
  /** Who this was when the form was opened; null for somebody new. */
  from: EditedMember | null
}

/** The part of the form that one screen fills in and hands over as a whole. */
export type FamilyFormPart = 'people' | 'interests' | 'goal'

/**
 * What a parent has filled in on this device and not yet handed over (S3.5): one key in local
 * storage, so that the onboarding survives a reload. It belongs to one user and goes with them.
 */
export type FamilyForm = Partial<FamilyPeople> & {
  userId: string
  priorities: string[]
  /** Everybody in one list; dropped whenever primaryUser, adults or children are updated. */
  familyMembers?: { id: string; name: string }[]
  interests: string[]
  goal: Changes<Goal> | null
  /** The family's own, see `followFamily`; as much of them as this browser has. */
  sprints: Sprint[]
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

/** What the family had in a part when somebody began to type there. */
export type PartsBefore = {
  /** Whoever is added or changed is so at once. */
  people?: never
  interests?: Pick<FamilyData, 'priorities' | 'interests'>
  goal?: Goal | null
}

export type FamilyFormChanges = Partial<
  Omit<FamilyForm, 'userId' | 'unsaved' | 'sprints' | 'activeSprintIndex' | 'settings'>
>

const key = 'family-form'

/** What local storage had no room for, or refused to keep; lasts as long as the page. */
let unstored: FamilyForm | null = null

/** The form of this user, or an empty one; what another user or another version left is no form. */
export function readFamilyForm(userId: string): FamilyForm {
  const form = unstored ?? readStored()
  return form?.userId === userId ? { ...emptyForm(userId), ...form } : emptyForm(userId)
}

/** Stores the changes, marks their parts as unsaved and gives the form after them. */
export function updateFamilyForm(userId: string, changes: FamilyFormChanges): FamilyForm {
  const form = { ...readFamilyForm(userId), ...changes }
  if (touches(changes, 'people')) delete form.familyMembers
  const touched = parts.filter((part) => touches(changes, part))
  form.unsaved = parts.filter((part) => form.unsaved.includes(part) || touched.includes(part))
  return store(form)
}

type Followed = {
  subscribe: (listener: () => void) => void
  current: () => Bootstrap | null | undefined
}

/**
 * Has the family's weeks, and the day on which they start, in the form as they are on the screens; a
 * tick does not wait for it. With the session they go: of the form stays what its user has typed.
 */
export function followFamily({ subscribe, current }: Followed): void {
  let isDue = false
  const write = () => {
    isDue = false
    const session = current()
    if (!session) return
    const { user, family, sprints } = session
    const { startOfWeek } = family.familyData.settings
    const settings = { startOfWeek }
    const own = { sprints, activeSprintIndex: activeSprintIndex(sprints), settings }
    store({ ...readFamilyForm(user.id), ...own })
  }
  subscribe(() => {
    if (current() === null) return forgetSprints()
    if (!isDue) void whenIdle().then(write)
    isDue = true
  })
}

function forgetSprints(): void {
  const form = unstored ?? readStored()
  if (form && form.sprints.length > 0) store({ ...form, sprints: [], activeSprintIndex: -1 })
}

/** The part is on its way to the family document: it stays readable here, but is no longer a draft. */
export function handOverFamilyForm(userId: string, part: FamilyFormPart): FamilyForm {
  const form = readFamilyForm(userId)
  form.unsaved = form.unsaved.filter((other) => other !== part)
  delete form.before?.[part]
  if (part === 'people') {
    form.familyMembers = peopleOf(form)
    delete form.openMember
  }
  return store(form)
}

/** Forgets what was typed into the part. */
export function discardFamilyForm(userId: string, part: FamilyFormPart): FamilyForm {
  const form = readFamilyForm(userId)
  const left: Partial<FamilyForm> = { ...form }
  const fields = [...partFields[part], ...(part === 'people' ? peopleExtras : [])]
  for (const field of fields) delete left[field]
  delete left.before?.[part]
  const unsaved = form.unsaved.filter((other) => other !== part)
  return store({ ...emptyForm(userId), ...left, unsaved })
}

/** Forgets what somebody else left on this device (A55). */
export function keepFamilyFormOf(userId: string): void {
  const form = unstored ?? readStored()
  if (form?.userId !== userId) clearFamilyForm()
}

export function clearFamilyForm(): void {
  unstored = null
  deviceStorage().removeItem(key)
}

/** What each part consists of. */
export const partFields = {
  people: ['primaryUser', 'adults', 'children'],
  interests: ['priorities', 'interests'],
  goal: ['goal'],
} as const satisfies Record<FamilyFormPart, readonly (keyof FamilyFormChanges)[]>

const peopleExtras = ['openMember', 'familyMembers'] as const

const parts = keysOf(partFields)

function touches(changes: FamilyFormChanges, part: FamilyFormPart): boolean {
  return partFields[part].some((field) => changes[field] !== undefined)
}

function peopleOf({ primaryUser, adults = [], children = [] }: FamilyForm) {
  return [...(primaryUser ? [primaryUser] : []), ...adults, ...children].map(({ id, name }) => ({
    id,
    name,
  }))
}

const readStored = () => parsedJson(deviceStorage().getItem(key), isForm)

function isForm(found: unknown): found is FamilyForm {
  if (!isFields(found)) return false
  const { priorities, interests, sprints, unsaved } = found
  return [priorities, interests, sprints, unsaved].every(Array.isArray)
}

function store(form: FamilyForm): FamilyForm {
  try {
    deviceStorage().setItem(key, JSON.stringify(form))
    unstored = null
  } catch {
    unstored = form
  }
  return form
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
    unsaved: [],
  }
}
