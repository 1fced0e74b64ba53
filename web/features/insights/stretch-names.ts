import type { Stretch } from '#core/domain/insight-stretches.ts'
import { dayAndMonth, monthAndYear, shortMonth } from '#web/lib/dates.ts'

/** The whole name of a stretch: "Week 4", "March 2026", "January to March 2026", "2026". */
export function stretchName({ kind, name, key }: Stretch): string {
  if (kind === 'sprint') return name
  if (kind === 'month') return monthAndYear(`${key}-01`)
  const [year = '', month = ''] = key.split('-')
  if (kind === 'year') return year
  const last = String(Number(month) + 2).padStart(2, '0')
  return `${shortMonth(`${key}-01`)} to ${monthAndYear(`${year}-${last}-01`)}`
}

/** The same for a place under a column, about eight pixels a letter. */
export function stretchLabel(stretch: Stretch, room: number): string {
  const { kind, name, key, startsOn } = stretch
  if (kind === 'year') return key.slice(0, 4)
  if (kind !== 'sprint') return shortMonth(`${key}-01`)
  return name.length * 8 <= room ? name : dayAndMonth(startsOn)
}

/** Every how many columns a label has room: 1 for all of them. */
export function labelEvery(step: number, labels: readonly string[]): number {
  const longest = Math.max(1, ...labels.map((label) => label.length * 8 + 8))
  return Math.max(1, Math.ceil(longest / step))
}
