import { useNavigate, useWayBack } from '#web/lib/navigation.tsx'
import { isReady } from '#core/domain/access.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { handOverOf } from './received-family.ts'
import { pathAfter } from './steps.ts'

/**
 * A step's way out. In onboarding it leads on to the first unfinished step, with the family's data
 * for the next screen (S2.6); later it leads back to where one came from.
 */
export function useStep() {
  const { user } = useFamily()
  const store = useStore()
  const navigate = useNavigate()
  const wayBack = useWayBack(appPaths.dashboard)
  const beginning = !isReady(user)
  return {
    beginning,
    leave: () => {
      const data = store.current()?.family.familyData
      if (beginning && data) navigate(pathAfter(data), { state: handOverOf(data) })
      else wayBack()
    },
    cancel: wayBack,
  }
}
