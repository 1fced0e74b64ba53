import { useState } from 'react'
import { useTabMemory } from '#web/lib/tab-memory.ts'

/**
 * Which length of a meeting this device goes by. Only clocks depend on it, so it stays here and
 * not in the family's documents; `usual` is what is taken until somebody chooses.
 */
export function useVersion<Version extends string>(
  meeting: string,
  versions: readonly { id: Version }[],
  usual: Version,
) {
  const memory = useTabMemory()
  const key = `elefam-length-${meeting}`
  const [version, setVersion] = useState<Version>(() => {
    const kept = memory.getItem(key)
    return versions.find(({ id }) => id === kept)?.id ?? usual
  })
  const choose = (next: Version) => {
    memory.setItem(key, next)
    setVersion(next)
  }
  return { version, choose }
}
