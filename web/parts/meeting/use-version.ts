import { useState } from 'react'

/**
 * Which length of a meeting this device goes by. Only clocks depend on it, so it stays here and
 * not in the family's documents; `usual` is what is taken until somebody chooses.
 */
export function useVersion<Version extends string>(
  meeting: string,
  versions: readonly { id: Version }[],
  usual: Version,
) {
  const key = `elefam-length-${meeting}`
  const [version, setVersion] = useState<Version>(() => {
    const kept = sessionStorage.getItem(key)
    return versions.find(({ id }) => id === kept)?.id ?? usual
  })
  const choose = (next: Version) => {
    sessionStorage.setItem(key, next)
    setVersion(next)
  }
  return { version, choose }
}
