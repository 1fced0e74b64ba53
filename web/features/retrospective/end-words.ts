import type { reachedIn } from '#web/shared/celebrations/celebration-picture.tsx'

/** What is said of a week that has just been closed, by what was reached (N4). */
export function endWords(reached: ReturnType<typeof reachedIn>, done: number): string {
  const things = done === 1 ? 'One thing' : `${done} things`
  switch (reached) {
    case null:
      return 'It was a quiet week. Nothing is lost, and the next one may be small.'
    case 'hard-week':
      return `That was a hard week. ${things} got done anyway. That counts.`
    case 'week':
      return `${things} got done. Thank each other before you get up.`
    case 'full-week':
      return `${things} got done, as good as all of it. Thank each other before you get up.`
  }
}
