import { useState } from 'react'
import type { EntranceMode } from './entrance-mode.ts'
import { goOn } from './go-on.ts'
import { problemFrom, type Problem } from './problem.ts'

export type Entering = ReturnType<typeof useEntering>

/** Coming in, by whichever way: one at a time, and one place for what goes wrong. */
export function useEntering(mode: EntranceMode, inviteId: string | undefined) {
  /** The way that is under way: `form`, or another site's id. */
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [shown, setShown] = useState(mode)
  if (shown !== mode) {
    // What went wrong on one tab is none of the other's.
    setShown(mode)
    setProblem(null)
  }

  /** Does `work` and goes on; false: nobody came in, and nothing went wrong. */
  const enter = async (way: string, work: () => Promise<boolean>): Promise<Problem | null> => {
    if (busy !== null) return null
    setBusy(way)
    setProblem(null)
    try {
      if (await work()) await goOn(inviteId)
      else setBusy(null)
      return null
    } catch (reason) {
      const found = problemFrom(reason)
      setProblem(found)
      setBusy(null)
      return found
    }
  }
  return { busy, problem, setProblem, enter }
}
