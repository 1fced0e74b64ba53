import { setTimeout as sleep } from 'node:timers/promises'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { nextTick } from '../family.ts'
import { send, type Household } from './test-environment.ts'
import type { Ledger } from './ledger.ts'

/**
 * So many phones that tick without a pause, each as soon as its last tick was acknowledged. Every
 * acknowledgement goes into the books; the phones give up when nobody answers. `stop` waits for them.
 */
export function startWriters(
  environment: Household,
  books: Pick<Ledger, 'acknowledged'>,
  phones: number,
) {
  const phone = { works: true }
  const begun = Promise.withResolvers<void>()
  const work = async () => {
    let command = nextTick()
    while (phone.works) {
      const response = await send(environment, command).catch(() => null)
      const answer = await response?.json().catch(() => null)
      if (!response || !answer) return
      if (response.status === 200) {
        books.acknowledged(command, answer as Receipt)
        begun.resolve()
        command = nextTick()
      } else {
        // As the browser does: the same command once more, until it is acknowledged.
        await sleep(20)
      }
    }
  }
  const all = Promise.all(Array.from({ length: phones }, work))
  void all.then(() => begun.reject(new Error('Nothing was acknowledged at all.')))
  return {
    /** The first acknowledgement has come. */
    begun: begun.promise,
    stop: async () => {
      phone.works = false
      await all
    },
  }
}
