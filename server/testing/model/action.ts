import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Problem } from '#core/errors.ts'
import type { SignedUp, TestServer } from '../test-server.ts'
import type { Answer, TestClient } from '../test-client.ts'
import { compare, compareDevices, compareOffers, compareShares } from './compare.ts'
import type { Home, Model, Offer, Person, Verdict } from './households.ts'

/** The server, and the browsers of everybody who has signed up. */
export type Real = {
  server: TestServer
  browsers: Map<string, SignedUp>
  /** Everything that was ever there, so that it can be asked for again once it is gone. */
  offers: Offer[]
  /** Of shared children. */
  bonds: string[]
  /** Of children, whether they are in or not. */
  devices: { id: string; client: TestClient }[]
  sprints: { homeId: string; id: string }[]
  children: { homeId: string; id: string }[]
  edits: { homeId: string; home: Home; id: string; word: string }[]
}

export type Action = fc.AsyncCommand<Model, Real>
type Doing = { model: Model; real: Real; by: Person; browser: SignedUp }

/** Whichever of a list a number means. */
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

export function sameAs(answer: Answer<unknown>, verdict: Verdict): void {
  const came = answer.status === 200 ? 'done' : (answer.body as Problem).code
  expect(came).toBe(verdict)
}

/** Something that somebody does; nothing where nobody is there, or nothing to do it to. */
export function action(name: string, who: number, act: (doing: Doing) => Promise<void>): Action {
  return {
    check: ({ people }) => people.size > 0,
    run: async (model, real) => {
      const by = pick([...model.people.values()], who)!
      const browser = real.browsers.get(by.id)!
      await act({ model, real, by, browser })
      await compare(model, real)
      await compareDevices(model, real)
      if (!model.people.has(by.id)) return
      await compareOffers(model, by, browser)
      await compareShares(model, by, { browser, server: real.server })
    },
    toString: () => `${name} by ${who}`,
  }
}

/** One of a list, mostly of those in it that are of the home of who acts. */
export function mostlyOwn<T extends { homeId: string }>(
  list: readonly T[],
  { home }: Person,
  at: number,
): T | undefined {
  const theirs = list.filter(({ homeId }) => homeId === home.id)
  return pick(theirs.length > 0 && at % 4 > 0 ? theirs : list, at)
}
