import { useState, useSyncExternalStore } from 'react'
import {
  clearSelectedGoal,
  readSelectedGoal,
  writeSelectedGoal,
  type SelectedGoal,
} from '#web/shared/goals/selected-goal.ts'

const storedText = () => JSON.stringify(readSelectedGoal())
const neverByItself = () => () => undefined

/** The goal chosen on this page; it stays in the tab until somebody signs up or lets it go (S2.11). */
export function useChosenGoal() {
  // A prerendered page knows no tab: what that holds appears after the first render.
  const stored = useSyncExternalStore(neverByItself, storedText, () => 'null')
  const [changed, setChanged] = useState<{ goal: SelectedGoal | null } | null>(null)
  const goal = changed ? changed.goal : (JSON.parse(stored) as SelectedGoal | null)
  const choose = (chosen: SelectedGoal) => {
    writeSelectedGoal(chosen)
    setChanged({ goal: chosen })
  }
  const letGo = () => {
    clearSelectedGoal()
    setChanged({ goal: null })
  }
  return [goal, choose, letGo] as const
}
