import { useEffect, useState } from 'react'
import type { Family } from '#core/family/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useVisitor } from './public-page.tsx'

/** The family of whoever is signed in here: what is for everybody may fit it. Null for visitors. */
export function useVisitingFamily(): Family | null {
  const familyId = useVisitor()?.familyId
  const [family, setFamily] = useState<Family | null>(null)
  useEffect(() => {
    if (!familyId) return
    let isHere = true
    request(apiPaths.family(familyId)).then(
      (found) => isHere && setFamily(found),
      () => undefined, // Without an answer it stays what it is for everybody.
    )
    return () => {
      isHere = false
    }
  }, [familyId])
  return family
}
