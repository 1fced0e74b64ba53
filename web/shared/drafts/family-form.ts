import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { membersOf } from '#core/members/member.ts'
import { activeSprintIndex } from '#core/sprint/sprint.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { whenIdle } from '#web/lib/schedule.ts'
import {
  keptFamilyForm,
  storeFamilyForm,
  type FamilyForm,
  type FamilyFormPart,
} from './kept-family-form.ts'

export type FamilyFormChanges = Partial<
  Omit<FamilyForm, 'userId' | 'unsaved' | 'sprints' | 'activeSprintIndex' | 'settings'>
>

/** The form of this user. It is empty where there is none, or another user's or version's. */
export function readFamilyForm(userId: string): FamilyForm {
  const form = keptFamilyForm()
  return form?.userId === userId ? { ...emptyForm(userId), ...form } : emptyForm(userId)
}

/** Stores the changes, marks their parts as unsaved and returns the changed form. */
export function updateFamilyForm(userId: string, changes: FamilyFormChanges): FamilyForm {
  const form = { ...readFamilyForm(userId), ...changes }
  if (touches(changes, 'people')) delete form.familyMembers
  const touched = parts.filter((part) => touches(changes, part))
  form.unsaved = parts.filter((part) => form.unsaved.includes(part) || touched.includes(part))
  return storeFamilyForm(form)
}

type Followed = {
  subscribe: (listener: () => void) => void
  current: () => Bootstrap | null | undefined
}

/** The form's parts as the family has them; null where none is followed. */
let saved: Saved | null = null

type Saved = Pick<FamilyForm, 'userId' | 'priorities' | 'interests' | 'goal' | 'settings'> &
  Pick<FamilyForm, 'familyMembers' | 'sprints' | 'activeSprintIndex'>

/**
 * Keeps the form as the family's documents are, except in the parts that somebody is typing in; no tick
 * waits for it. When the session ends only what its user has typed stays.
 */
export function followFamily({ subscribe, current }: Followed): void {
  let isDue = false
  const write = () => {
    isDue = false
    const session = current()
    if (!session) return
    saved = savedOf(session)
    storeWithSaved(readFamilyForm(saved.userId))
  }
  const follow = () => {
    if (current() === null) return forgetSaved()
    if (!isDue) void whenIdle().then(write)
    isDue = true
  }
  subscribe(follow)
  follow()
}

function forgetSaved(): void {
  const form = keptFamilyForm()
  if (saved === null || !form) return
  saved = null
  storeWithSaved(form)
}

function savedOf({ user, family, sprints }: Bootstrap): Saved {
  const { priorities, interests, goal, settings } = family.familyData
  const { startOfWeek } = settings
  return {
    userId: user.id,
    priorities,
    interests,
    goal: goal && { id: goal.id, title: goal.title },
    familyMembers: membersOf(family.familyData).map(({ id, name }) => ({ id, name })),
    sprints: sprints.map(({ id, name, startsOn, completed }) => ({
      id,
      name,
      startsOn,
      completed,
    })),
    activeSprintIndex: activeSprintIndex(sprints),
    settings: { startOfWeek },
  }
}

/** Keeps the form, with what the family has in each part that nobody is typing in. */
function storeWithSaved(form: FamilyForm): void {
  const { familyMembers, ...before } = form
  const { familyMembers: members, ...empty } = emptyForm(form.userId)
  const isTyped = (part: FamilyFormPart) => form.unsaved.includes(part)
  const { priorities, interests } = isTyped('interests') ? before : empty
  const { goal } = isTyped('goal') ? before : empty
  const people = isTyped('people') ? familyMembers : members
  const { sprints, activeSprintIndex: active, settings } = empty
  storeFamilyForm({
    ...before,
    priorities,
    interests,
    goal,
    sprints,
    activeSprintIndex: active,
    settings,
    ...(people && { familyMembers: people }),
  })
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
  return storeFamilyForm(form)
}

/** Forgets what was typed into the part. */
export function discardFamilyForm(userId: string, part: FamilyFormPart): FamilyForm {
  const form = readFamilyForm(userId)
  const left: Partial<FamilyForm> = { ...form }
  const fields = [...partFields[part], ...(part === 'people' ? peopleExtras : [])]
  for (const field of fields) delete left[field]
  delete left.before?.[part]
  const unsaved = form.unsaved.filter((other) => other !== part)
  return storeFamilyForm({ ...emptyForm(userId), ...left, unsaved })
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

/** A form in which nothing is typed: what the family has, as far as it is followed. */
function emptyForm(userId: string): FamilyForm {
  const nothing = {
    userId,
    priorities: [],
    interests: [],
    goal: null,
    sprints: [],
    activeSprintIndex: -1,
    settings: { startOfWeek: 'Sunday' as const }, // S9.2
  }
  return { ...(saved?.userId === userId ? saved : nothing), unsaved: [] }
}
