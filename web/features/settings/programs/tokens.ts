import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiToken } from '#core/contract/api-token.ts'
import { apiPaths } from '#core/paths.ts'
import type { TokenScope } from '#core/words.ts'
import { request, type BodyAt } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { usedWords } from '../signed-in-devices.tsx'

const keyOf = (userId: string) => ['api-tokens', userId]

/** One’s own tokens. */
export function useTokens() {
  const { user } = useFamily()
  return useQuery({
    queryKey: keyOf(user.id),
    queryFn: () => request(apiPaths.apiTokens),
  })
}

/** Makes a token, which is told once. */
export function useMakeToken() {
  const { user } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyAt<typeof apiPaths.apiTokens>) =>
      request(apiPaths.apiTokens, { method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(user.id) }),
  })
}

/** Withdraws a token, at once. */
export function useWithdrawToken() {
  const { user } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ApiToken) => request(apiPaths.apiToken(id), { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(user.id) }),
  })
}

/** What a token may do, as a choice and as a line. */
export const scopeWords: Record<TokenScope, { choice: string; line: string }> = {
  read: { choice: 'Read what we planned and did', line: 'Reads.' },
  tick: { choice: 'Read, tick and answer the check-in', line: 'Reads and ticks.' },
  everything: { choice: 'Everything that I can do with our weeks', line: 'Does everything.' },
}

/** What stands below a token’s name: what it may, until when, and when it was last used. */
export function tokenWords(
  { scope, expiresAt, usedAt }: ApiToken,
  { now, dayOf }: { now: string; dayOf: (instant: string) => string },
): string {
  const { line } = scopeWords[scope]
  if (expiresAt !== null && expiresAt <= now) return `${line} Ended on ${longDay(dayOf(expiresAt))}`
  const end = expiresAt === null ? '' : ` Until ${longDay(dayOf(expiresAt))}.`
  return `${line}${end} ${usedAt ? usedWords(usedAt, now) : 'Not used yet'}`
}
