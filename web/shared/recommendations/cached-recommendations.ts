import type { Recommendation } from '#core/contract/recommendation.ts'
import { isFields } from '#core/domain/typed-objects.ts'
import { parsedJson, deviceStorage } from '#web/lib/safe-storage.ts'

const key = 'ideas'

type Kept = { of: string; ideas: Recommendation[] }

/** The ideas that fitted a family at this place in its log on this day; undefined where none were kept. */
export function keptIdeas(of: string): Recommendation[] | undefined {
  const kept = parsedJson(deviceStorage().getItem(key), isKept)
  return kept?.of === of ? kept.ideas : undefined
}

const isKept = (found: unknown): found is Kept =>
  isFields(found) && typeof found['of'] === 'string' && Array.isArray(found['ideas'])

/** Keeps the few that Today shows, so that opening it again asks nobody. */
export function keepIdeas(of: string, ideas: Recommendation[]): void {
  try {
    deviceStorage().setItem(key, JSON.stringify({ of, ideas } satisfies Kept))
  } catch {
    clearIdeas() // No room: they are asked for.
  }
}

/** Forgets them: with their session they go (S4.6). */
export function clearIdeas(): void {
  deviceStorage().removeItem(key)
}
