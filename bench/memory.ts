import { execFileSync } from 'node:child_process'
import type { Started } from './cores.ts'

/** Megabytes that a program's process has in memory now (RSS). */
export function memoryOf({ child }: Pick<Started, 'child'>): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
    encoding: 'utf8',
  })
  return Number(kilobytes) / 1000
}
