import { beforeEach, expect, test, vi } from 'vitest'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { aFamily, aSprint, ben, goal, leo, mia } from '#core/testing/a-family.ts'
import {
  discardFamilyForm,
  followFamily,
  handOverFamilyForm,
  readFamilyForm,
  updateFamilyForm,
} from './family-form.ts'
import { clearFamilyForm, keepFamilyFormOf } from './kept-family-form.ts'

const { primaryUser } = aFamily().familyData
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  clearFamilyForm()
})

test('an empty form has every field, and the week starts on Sunday [S3.5, S9.2]', () => {
  expect(readFamilyForm('maya')).toEqual({
    userId: 'maya',
    priorities: [],
    interests: [],
    goal: null,
    sprints: [],
    activeSprintIndex: -1,
    settings: { startOfWeek: 'Sunday' },
    unsaved: [],
  })
})

test('what was typed is found again under the one key family-form [S3.5]', () => {
  updateFamilyForm('maya', { priorities: ['Reading'] })
  updateFamilyForm('maya', { goal: { title: 'Camp by the sea' } })
  expect([...stored.keys()]).toEqual(['family-form'])
  expect(readFamilyForm('maya')).toMatchObject({
    priorities: ['Reading'],
    goal: { title: 'Camp by the sea' },
    unsaved: ['interests', 'goal'],
  })
})

test.each([{ primaryUser }, { adults: [ben] }, { children: [] }])(
  'familyMembers goes whenever people are updated: %j [S3.5]',
  (changes) => {
    const familyMembers = [{ id: 'mia', name: 'Mia' }]
    updateFamilyForm('maya', { familyMembers })
    expect(readFamilyForm('maya').familyMembers).toEqual(familyMembers)
    updateFamilyForm('maya', { interests: ['Chess'] })
    expect(readFamilyForm('maya').familyMembers).toEqual(familyMembers)
    expect(updateFamilyForm('maya', { ...changes, familyMembers })).not.toHaveProperty(
      'familyMembers',
    )
    expect(readFamilyForm('maya')).not.toHaveProperty('familyMembers')
  },
)

test('what stood in a part when typing began goes with what was typed [P6]', () => {
  const before = { interests: { priorities: ['Calm'], interests: [] } }
  updateFamilyForm('maya', { priorities: ['Reading'], before })
  expect(readFamilyForm('maya').before).toEqual(before)
  expect(handOverFamilyForm('maya', 'interests').before).toEqual({})
})

test('people who were handed over are one list again and no draft [S3.5]', () => {
  const people = { primaryUser, adults: [ben], children: [mia, leo] }
  updateFamilyForm('maya', people)
  handOverFamilyForm('maya', 'people')
  const form = readFamilyForm('maya')
  expect(form.familyMembers?.map(({ name }) => name)).toEqual(['Maya', 'Ben', 'Mia', 'Leo'])
  expect(form.unsaved).toEqual([])
  expect(form.children).toEqual([mia, leo])
})

test('a part can be thrown away without touching the others [S3.5]', () => {
  const people = { primaryUser, adults: [ben], children: [mia, leo] }
  updateFamilyForm('maya', { ...people, interests: ['Chess'] })
  discardFamilyForm('maya', 'people')
  expect(readFamilyForm('maya')).toEqual({
    ...readFamilyForm('omar'),
    userId: 'maya',
    interests: ['Chess'],
    unsaved: ['interests'],
  })
  discardFamilyForm('maya', 'interests')
  expect(readFamilyForm('maya')).toEqual({ ...readFamilyForm('omar'), userId: 'maya' })
})

const sprint = (id: string, completed: boolean) => aSprint({ id, completed })

/** A family whose documents change, as its screens see them. */
function followed() {
  let tell = () => {}
  let session: Bootstrap | null | undefined
  followFamily({
    subscribe: (listener) => void (tell = listener),
    current: () => session,
  })
  return async (next: Partial<Bootstrap> | null) => {
    const user = { id: 'maya' } as Bootstrap['user']
    session = next && { user, family: aFamily(), sprints: [], ...next }
    tell()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('its weeks are the family’s, and the active one the first that is not completed [S3.5, S4.7]', async () => {
  const see = followed()
  updateFamilyForm('maya', { interests: ['Chess'] })
  const weeks = [sprint('week1', true), sprint('week2', false), sprint('week3', false)]
  await see({ sprints: weeks })
  const form = readFamilyForm('maya')
  expect(form).toMatchObject({ interests: ['Chess'], unsaved: ['interests'], activeSprintIndex: 1 })
  expect(form.sprints.map(({ id }) => id)).toEqual(['week1', 'week2', 'week3'])
  await see({ sprints: weeks.slice(0, 1) })
  expect(readFamilyForm('maya')).toMatchObject({
    sprints: [{ id: 'week1' }],
    activeSprintIndex: -1,
  })
})

test('it says what the family has, but for what is being typed [S3.5]', async () => {
  const see = followed()
  const family = aFamily({ goal, priorities: ['Calm'], interests: ['Chess'] })
  await see({ family })
  const { id, title } = goal
  const people = ['Maya', 'Ben', 'Mia', 'Leo']
  const own = { priorities: ['Calm'], interests: ['Chess'], goal: { id, title }, unsaved: [] }
  expect(readFamilyForm('maya')).toMatchObject(own)
  expect(readFamilyForm('maya').familyMembers?.map(({ name }) => name)).toEqual(people)
  updateFamilyForm('maya', { goal: { title: 'Camp by the sea' } })
  await see({ family: aFamily({ goal, priorities: ['Reading'] }) })
  expect(readFamilyForm('maya')).toMatchObject({
    priorities: ['Reading'],
    goal: { title: 'Camp by the sea' },
  })
  expect(discardFamilyForm('maya', 'goal').goal).toEqual({ id, title })
  await see(null)
  expect(readFamilyForm('maya')).toEqual({ ...readFamilyForm('omar'), userId: 'maya' })
})

test('it says on which day this family’s weeks start [S3.5]', async () => {
  const family = aFamily()
  const settings = { ...family.familyData.settings, startOfWeek: 'Monday' as const }
  await followed()({ family: { ...family, familyData: { ...family.familyData, settings } } })
  expect(readFamilyForm('maya').settings).toEqual({ startOfWeek: 'Monday' })
})

test('the family’s weeks go with its session, and what was typed stays [S3.5, A55]', async () => {
  const see = followed()
  updateFamilyForm('maya', { interests: ['Chess'] })
  await see({ sprints: [sprint('week1', false)] })
  await see(null)
  expect(readFamilyForm('maya')).toMatchObject({
    interests: ['Chess'],
    sprints: [],
    activeSprintIndex: -1,
  })
})

test('the form belongs to one user and can be thrown away [S3.5]', () => {
  updateFamilyForm('maya', { interests: ['Chess'] })
  expect(readFamilyForm('omar').interests).toEqual([])
  expect(readFamilyForm('maya').interests).toEqual(['Chess'])
  clearFamilyForm()
  expect(readFamilyForm('maya').interests).toEqual([])
})

test.each(['{"userId":"maya"', '"maya"', 'null', '7', '{"userId":"maya","unsaved":7}'])(
  'what is no form is read as an empty one: %s [S3.5]',
  (text) => {
    stored.set('family-form', text)
    expect(readFamilyForm('maya').settings).toEqual({ startOfWeek: 'Sunday' })
  },
)

test('what one user typed goes when another one is here [S3.5, A55]', () => {
  updateFamilyForm('maya', { priorities: ['Reading'] })
  keepFamilyFormOf('maya')
  expect(readFamilyForm('maya').priorities).toEqual(['Reading'])
  keepFamilyFormOf('nora')
  expect(stored.size).toBe(0)
})

test('a browser that stores nothing keeps the form while the page is open [S3.5]', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  updateFamilyForm('maya', { priorities: ['Reading'] })
  expect(updateFamilyForm('maya', { interests: ['Chess'] }).priorities).toEqual(['Reading'])
  expect(readFamilyForm('omar').priorities).toEqual([])
  clearFamilyForm()
  expect(readFamilyForm('maya').priorities).toEqual([])
})
