import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/data/api.ts'

/** What is asked for this page; it goes with the session, and nothing of it stays on the device. */
export const hostKey = (...parts: string[]) => ['host', ...parts]

/** Whether the server wants to see first who is there. */
export const isUnproven = (error: Error | null) =>
  error instanceof ApiError && error.problem.code === 'host-proof'

/** Does something in charge, and then looks at everything anew; also at whether a proof is due again. */
export function useHostAction<Given, Done>(act: (given: Given) => Promise<Done>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: hostKey() }),
  })
}
