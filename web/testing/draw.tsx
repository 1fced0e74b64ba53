import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { today } from '#core/testing/a-family.ts'
import type { OutboxState } from '#web/data/outbox.ts'
import { Asking } from '#web/data/asking.tsx'
import { createStore } from '#web/data/store.ts'
import { StoreProvider } from '#web/data/store-provider.tsx'
import { ClockContext } from '#web/lib/use-today.ts'
import { Addresses } from '#web/lib/navigation.tsx'
import { aSession } from './a-session.ts'

interface Surroundings {
  session?: Bootstrap
  outbox?: OutboxState
  /** The day by the family's clock. */
  day?: string
}

/**
 * The markup of a component within a family on a Wednesday, as it is first drawn, with whatever it
 * loads for that.
 */
export async function draw(component: ReactNode, surroundings: Surroundings = {}): Promise<string> {
  const { session = aSession(), outbox, day = today } = surroundings
  const storage = { load: async () => [], save: async () => undefined } as never
  const base = createStore({ storage, onSignedOut: () => undefined })
  const store = {
    ...base,
    current: () => session,
    outbox: outbox ? { ...base.outbox, state: () => outbox } : base.outbox,
  }
  const clock = { now: () => Date.parse(`${day}T12:00:00.000Z`), timeZone: 'Europe/Berlin' }
  const { prelude } = await prerender(
    <StoreProvider store={store}>
      <Asking>
        <ClockContext value={clock}>
          <Addresses ssrPath="/">{component}</Addresses>
        </ClockContext>
      </Asking>
    </StoreProvider>,
  )
  const markup = await new Response(prelude).text()
  return markup.replaceAll(/<!--.*?-->/g, '')
}

/** What can be read in a piece of markup, a line for each of its texts. */
export function wordsOf(markup: string): string[] {
  return markup
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
