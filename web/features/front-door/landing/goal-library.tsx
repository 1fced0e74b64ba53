import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { GoalLibraryDialog } from '#web/parts/goals/goal-library-dialog.tsx'

const queryClient = new QueryClient()

interface GoalLibraryProps {
  onChoose: (goal: ExampleGoal) => void
  /** Closed without a choice. */
  onClose: () => void
}

/** The library of example goals for somebody who has no family here yet. */
export function GoalLibrary(props: GoalLibraryProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <GoalLibraryDialog open {...props} />
    </QueryClientProvider>
  )
}
