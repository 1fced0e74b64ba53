import type { Clock } from './clock.ts'
import { lookAtSite } from './site-look.ts'

const day = 24 * 60 * 60_000

/** Says which version is newer than this one; null where none is, or nobody tells. */
export type NewestVersion = () => Promise<string | null>

type Options = {
  /** Where the newest version is told, as a host wants to be told of it; undefined: nobody is asked. */
  address: string | undefined
  version: string
  clock: Clock
  ask?: (address: string, options: { headers: Record<string, string> }) => Promise<{ text: string }>
}

/** Asks once a day at most, and only where a host said whom; what does not answer says nothing. */
export function newestVersion({
  address,
  version,
  clock,
  ask = lookAtSite,
}: Options): NewestVersion {
  let asked: { at: number; newer: Promise<string | null> } | undefined
  return async () => {
    if (!address) return null
    const at = Date.parse(clock())
    if (!asked || at - asked.at > day) {
      const headers = { 'user-agent': 'elefam' }
      const newer = ask(address, { headers }).then(({ text }) => newerIn(text, version))
      asked = { at, newer: newer.catch(() => null) }
    }
    return asked.newer
  }
}

/** A version alone in a text, or as `version` or `tag_name` in JSON, as sites with releases tell it. */
function newerIn(text: string, version: string): string | null {
  const alone = /^\s*v?(\d+\.\d+\.\d+)\s*$/.exec(text)
  const named = alone ?? /"(?:version|tag_name)"\s*:\s*"v?(\d+\.\d+\.\d+)"/.exec(text)
  const found = named?.[1]
  return found && isNewer(found, version) ? found : null
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
