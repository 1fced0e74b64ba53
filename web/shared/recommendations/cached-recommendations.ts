import type { Recommendation } from '#core/contract/recommendation.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'

const key = 'ideas'

type Kept = { of: string; ideas: Recommendation[] }

/** The ideas that fitted a family at this place in its log on this day; undefined where none were kept. */
export function keptIdeas(of: string): Recommendation[] | undefined {
  const kept = JSON.parse(deviceStorage().getItem(key) ?? 'null') as Kept | null
  return kept?.of === of ? kept.ideas : undefined
}

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
