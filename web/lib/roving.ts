import { direction } from '#core/language.ts'

/** Which way an arrow key leads in a row: 1 is on, as its lines run, -1 is back; 0 is any other key. */
export function stepOf(key: string): -1 | 0 | 1 {
  const [on, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === on) return 1
  return key === back ? -1 : 0
}

/**
 * Where the focus goes in a row or list of `count` items for a key of the arrow family, round and
 * round; null for every other key.
 */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index + stepOf(key) + count) % count
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
