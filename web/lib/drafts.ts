import { isFields } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { randomId } from './random-id.ts'
import { parsedJson, deviceStorage, tabStorage } from './safe-storage.ts'

/**
 * What somebody has typed and not yet sent, as it is typed: on this device alone, one record per
 * text and tab, so that two tabs never overwrite each other's.
 */
export type Draft = {
  id: string
  /** The page that it was typed on. */
  tab: string
  value: unknown
  /** What the family had in its place while it was typed. */
  base: unknown
  at: number
}

/** Whose drafts, and what they are about: `notes plan-meeting week3`. */
export type DraftSubject = { userId: string; about: string }

let prefix = 'elefam-draft:'
const startOf = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`
const keyOf = ({ userId, about }: DraftSubject, id = '') =>
  `${startOf(userId)}${encodeURIComponent(about)}:${id}`

/**
 * From now on this page keeps what is typed on a device without an account. It lies apart: whoever signs in
 * or out in the same browser leaves it there.
 */
export function keepDraftsOfDevice(): void {
  prefix = 'elefam-device-draft:'
}

/** What the browser would not store, for as long as the page is open. */
const unstored = new Map<string, Draft>()

/** Whoever signs out in one tab leaves the others open for a moment: nothing is written there any more. */
let closed = false

/** Keeps it before the next keystroke. A text that no field could hold is no draft. */
export function keepDraft(
  subject: DraftSubject,
  { id, value, base }: Omit<Draft, 'tab' | 'at'>,
): void {
  if (closed) return
  const key = keyOf(subject, id)
  const draft: Draft = { id, tab: thisTab, value, base, at: Date.now() }
  const text = JSON.stringify(draft)
  if (text.length > limits.draftSize) return
  try {
    deviceStorage().setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, draft)
  }
}

/** It was sent, or thrown away. */
export function forgetDraft(subject: DraftSubject, id: string): void {
  const key = keyOf(subject, id)
  unstored.delete(key)
  deviceStorage().removeItem(key)
}

/** Everything typed about it on this device, the newest first. */
export function draftsAbout(subject: DraftSubject): Draft[] {
  const start = keyOf(subject)
  return allDrafts()
    .filter(({ key }) => key.startsWith(start))
    .map(({ draft }) => draft)
    .toSorted((a, b) => b.at - a.at)
}

/** The newest that was typed in this tab; null where none was. */
export function draftOfThisTab(subject: DraftSubject): Draft | null {
  return draftsAbout(subject).find(({ tab }) => tab === thisTab) ?? null
}

/** What was typed in other tabs: `isOpen` of the tab is null where the browser cannot tell. */
export async function draftsOfOtherTabs(
  subject: DraftSubject,
): Promise<{ draft: Draft; isOpen: boolean | null }[]> {
  const living = await livingTabs()
  return draftsAbout(subject)
    .filter(({ tab }) => tab !== thisTab)
    .map((draft) => ({ draft, isOpen: living && living.has(draft.tab) }))
}

/** Tells when another tab has sent or thrown away a draft about this. */
export function onDraftGone(subject: DraftSubject, tell: () => void): () => void {
  const start = keyOf(subject)
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null && (key === null || key.startsWith(start))) tell()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Forgets what somebody else typed on this device (A55), what is old, and what is too much. */
export function keepDraftsOf(userId: string): void {
  closed = false
  const oldest = Date.now() - limits.draftDays * 24 * 60 * 60 * 1_000
  const kept = allDrafts()
    .filter(({ key, draft }) => key.startsWith(startOf(userId)) && draft.at >= oldest)
    .toSorted((a, b) => b.draft.at - a.draft.at)
    .slice(0, limits.drafts)
    .map(({ key }) => key)
  for (const key of draftKeys()) {
    if (kept.includes(key)) continue
    unstored.delete(key)
    deviceStorage().removeItem(key)
  }
}

/** Forgets what was typed for one of them, whose device this is no longer. */
export function forgetDraftsOf(userId: string): void {
  for (const key of draftKeys()) {
    if (!key.startsWith(startOf(userId))) continue
    unstored.delete(key)
    deviceStorage().removeItem(key)
  }
}

/** Whether something was typed on this device that waits. */
export function hasDrafts(): boolean {
  return allDrafts().length > 0
}

/** Forgets everything, at sign-out; this page keeps nothing from now on. */
export function clearDrafts(): void {
  closed = true
  for (const key of draftKeys()) deviceStorage().removeItem(key)
  unstored.clear()
}

function draftKeys(): string[] {
  const storage = deviceStorage()
  const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return [...new Set([...stored.filter((key) => key.startsWith(prefix)), ...unstored.keys()])]
}

function allDrafts(): { key: string; draft: Draft }[] {
  return draftKeys().flatMap((key) => {
    const draft = unstored.get(key) ?? readDraft(deviceStorage().getItem(key))
    return draft ? [{ key, draft }] : []
  })
}

function readDraft(text: string | null): Draft | null {
  return parsedJson(text, isDraft)
}

function isDraft(found: unknown): found is Draft {
  if (!isFields(found)) return false
  const { id, tab, at } = found
  return typeof id === 'string' && typeof tab === 'string' && typeof at === 'number'
}

const key = 'elefam-tab'
const lockOf = (tab: string) => `elefam-tab:${tab}`

/**
 * This tab's name, the same after a reload. While its page is open nobody else finds it, so that a
 * copy of the tab gets a name of its own; a page that crashed leaves none behind.
 */
const thisTab = takeName()

function takeName(): string {
  if (typeof window === 'undefined') return randomId(12)
  const name = tabStorage().getItem(key) ?? randomId(12)
  const take = () => tabStorage().removeItem(key)
  take()
  addEventListener('pagehide', () => {
    // Nothing was typed that a tab would have to find again.
    if (draftKeys().length === 0) return
    try {
      tabStorage().setItem(key, name)
    } catch {
      // Then the next page is another tab to us, and finds what this one left as such.
    }
  })
  addEventListener('pageshow', take)
  // Held until the page goes, also where it crashes.
  void navigator.locks?.request(lockOf(name), () => new Promise(() => undefined))
  return name
}

/** The names of the tabs that are open; null where the browser cannot tell. */
async function livingTabs(): Promise<ReadonlySet<string> | null> {
  const locks = await navigator.locks?.query().catch(() => null)
  if (!locks) return null
  const start = lockOf('')
  const names = [...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => name ?? '')
  return new Set(
    names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)),
  )
}
