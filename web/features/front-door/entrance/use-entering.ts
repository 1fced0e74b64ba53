import { useState } from 'react'
import { goOn } from './go-on.ts'
import { problemFrom, type Problem } from './problem.ts'

export type Entering = ReturnType<typeof useEntering>

/** Coming in, by whichever way: one at a time, and one place for what goes wrong. */
export function useEntering(inviteId: string | undefined) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  /** Does `work` and goes on; false: nobody came in, and nothing went wrong. */
  const enter = async (work: () => Promise<boolean>): Promise<Problem | null> => {
    if (busy) return null
    setBusy(true)
    setProblem(null)
    try {
      if (await work()) await goOn(inviteId)
      else setBusy(false)
      return null
    } catch (reason) {
      const found = problemFrom(reason)
      setProblem(found)
      setBusy(false)
      return found
    }
  }
  return { busy, problem, setProblem, enter }
}
