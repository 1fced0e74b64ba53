import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiToken } from '#core/contract/api-token.ts'
import type { NewWebhook, Webhook } from '#core/contract/webhook.ts'
import { apiPaths } from '#core/paths.ts'
import type { TokenScope, WebhookProblem } from '#core/words.ts'
import { request, type BodyAt } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { usedWords } from '../signed-in-devices.tsx'

const tokensOf = (userId: string) => ['api-tokens', userId]

/** One’s own tokens. */
export function useTokens() {
  const { user } = useFamily()
  return useQuery({
    queryKey: tokensOf(user.id),
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
    onSuccess: () => queries.invalidateQueries({ queryKey: tokensOf(user.id) }),
  })
}

/** Withdraws a token, at once. */
export function useWithdrawToken() {
  const { user } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ApiToken) => request(apiPaths.apiToken(id), { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: tokensOf(user.id) }),
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

const webhooksOf = (familyId: string) => ['webhooks', familyId]

/** Where the family’s events are told. */
export function useWebhooks() {
  const { family } = useFamily()
  return useQuery({
    queryKey: webhooksOf(family.id),
    queryFn: () => request(apiPaths.webhooks(family.id)),
  })
}

/** Adds an address; its secret is told once. */
export function useAddWebhook() {
  const { family } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewWebhook) =>
      request(apiPaths.webhooks(family.id), { method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: webhooksOf(family.id) }),
  })
}

/** Tries one again, or tells it nothing more. */
export function useChangeWebhook() {
  const { family } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, act }: { id: string; act: 'resume' | 'remove' }) => {
      const address = apiPaths.webhook(family.id, id)
      if (act === 'remove') await request(address, { method: 'DELETE' })
      else await request(address, { method: 'POST', body: {} })
      await queries.invalidateQueries({ queryKey: webhooksOf(family.id) })
    },
  })
}

const problems: Record<WebhookProblem, string> = {
  unreachable: 'it cannot be reached',
  refused: 'it answers with an error',
  gone: 'it wants no more',
}

/** What stands below an address: whether what it is told arrives, and why not. */
export function webhookWords(
  { problem, failingSince, endedAt, deliveredAt, names }: Webhook,
  dayOf: (instant: string) => string,
): string {
  const why = problem && problems[problem]
  if (endedAt) return `Given up on ${longDay(dayOf(endedAt))}: ${why}.`
  if (failingSince) return `Nothing arrives since ${longDay(dayOf(failingSince))}: ${why}.`
  const what = names ? 'With names.' : 'Without names.'
  return `${what} ${deliveredAt ? `Last told on ${longDay(dayOf(deliveredAt))}` : 'Told nothing yet'}`
}
