import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { today } from '#core/testing/a-family.ts'
import type { OutboxState } from '#web/data/outbox.ts'
import { Asking, queryClientOf } from '#web/data/asking.tsx'
import { createStore } from '#web/data/store.ts'
import { StoreProvider } from '#web/data/store-provider.tsx'
import { ClockContext } from '#web/lib/use-today.ts'
import { Addresses, type RouterAdapter } from '#web/lib/navigation.tsx'
import { aSession } from './a-session.ts'

interface Surroundings {
  session?: Bootstrap
  outbox?: OutboxState
  /** The day by the family's clock. */
  day?: string
  /** Where the page is: `/stand-up?step=mia`, and what was handed over on the way there. */
  address?: string
  state?: unknown
  /** What was asked of the server already, by its key. */
  asked?: readonly (readonly [key: readonly unknown[], answer: unknown])[]
}

/**
 * The markup of a component within a family on a Wednesday, as it is first drawn, with whatever it
 * loads for that.
 */
export async function draw(component: ReactNode, surroundings: Surroundings = {}): Promise<string> {
  const {
    session = aSession(),
    outbox,
    day = today,
    address = '/',
    state,
    asked = [],
  } = surroundings
  const storage = { load: async () => [], save: async () => undefined } as never
  const base = createStore({ storage, onSignedOut: () => undefined })
  const store = {
    ...base,
    current: () => session,
    outbox: outbox ? { ...base.outbox, state: () => outbox } : base.outbox,
  }
  for (const [key, answer] of asked) queryClientOf(store).setQueryData([...key], answer)
  const clock = { now: () => Date.parse(`${day}T12:00:00.000Z`), timeZone: 'Europe/Berlin' }
  const { prelude } = await prerender(
    <StoreProvider store={store}>
      <Asking>
        <ClockContext value={clock}>
          <Addresses router={standingAt(address, state)}>{component}</Addresses>
        </ClockContext>
      </Asking>
    </StoreProvider>,
  )
  const markup = await new Response(prelude).text()
  return markup.replaceAll(/<!--.*?-->/g, '')
}

/** An address from which nothing leads away: what is drawn once goes nowhere. */
function standingAt(address: string, state: unknown): RouterAdapter {
  const { pathname, search } = new URL(address, 'http://drawn')
  const nowhere = () => undefined
  return {
    useOurLocation: () => [pathname, nowhere],
    useOurSearch: () => search,
    useHandedOver: () => state ?? null,
    pathname: () => pathname,
    navigate: nowhere,
    canGoBack: () => false,
    toTop: nowhere,
  }
}

/** What can be read in a piece of markup, a line for each of its texts. */
export function wordsOf(markup: string): string[] {
  return markup
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
