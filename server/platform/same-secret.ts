import { timingSafeEqual } from 'node:crypto'

/** Whether a text is the one that it should be; how long that takes tells nothing of it. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
