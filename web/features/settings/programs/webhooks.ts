import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewWebhook, Webhook } from '#core/contract/webhook.ts'
import { apiPaths } from '#core/paths.ts'
import type { WebhookProblem } from '#core/words.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'

const keyOf = (familyId: string) => ['webhooks', familyId]

/** Where the family’s events are told. */
export function useWebhooks() {
  const { family } = useFamily()
  return useQuery({
    queryKey: keyOf(family.id),
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
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(family.id) }),
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
      await queries.invalidateQueries({ queryKey: keyOf(family.id) })
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
