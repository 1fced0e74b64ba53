import type { Bus } from '#server/store/bus.ts'
import { queueAllMessages, queueMessagesOf } from './queue-messages.ts'
import { webhookSender, type SenderOptions } from './webhook-sender.ts'

/** So often it is looked for what nobody told of: after a start, and what has to be tried again. */
const lookEvery = 1_000
const walkEvery = 60 * 1_000
/** Longer than a receiver may take. */
const shutdownTimeout = 15 * 1_000

/** Tells families' webhooks what happens, until stopped; `stop` waits for what is on its way. */
export function startWebhooks({ bus, ...options }: SenderOptions & { bus: Bus }) {
  const { log } = options
  const news = new Set<string>()
  const sender = webhookSender(options)
  let walkedAt = -Infinity
  let running: Promise<void> | null = null

  const work = async () => {
    if (performance.now() - walkedAt > walkEvery) {
      walkedAt = performance.now()
      await queueAllMessages(options)
    }
    const families = [...news]
    news.clear()
    await queueMessagesOf(options, families)
    sender.look()
  }
  bus.listen((one) => {
    // What was missed, or failed below, is found when all are looked at.
    if (!one) walkedAt = -Infinity
    else if ('sequence' in one && one.sequence > 0) news.add(one.familyId)
  })
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error('webhooks', error))
      .finally(() => {
        running = null
      })
  }, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
      await sender.stop(shutdownTimeout)
    },
  }
}
