import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
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

/** The form of this user, or an empty one; what another user or another version left is no form. */
export function readFamilyForm(userId: string): FamilyForm {
  const form = keptFamilyForm()
  return form?.userId === userId ? { ...emptyForm(userId), ...form } : emptyForm(userId)
}

/** Stores the changes, marks their parts as unsaved and gives the form after them. */
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
    storeFamilyForm({ ...readFamilyForm(user.id), ...own })
  }
  const follow = () => {
    if (current() === null) return forgetSprints()
    if (!isDue) void whenIdle().then(write)
    isDue = true
  }
  subscribe(follow)
  follow()
}

function forgetSprints(): void {
  const form = keptFamilyForm()
  if (form && form.sprints.length > 0)
    storeFamilyForm({ ...form, sprints: [], activeSprintIndex: -1 })
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
