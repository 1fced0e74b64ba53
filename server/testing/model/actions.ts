import fc from 'fast-check'
import { expect } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { password } from '../test-server.ts'
import { compare } from './compare.ts'
import {
  addChild,
  addSprint,
  deleteChild,
  deleteSprint,
  edit,
  editIfSame,
  resendEdit,
  tick,
} from './document-actions.ts'
import { action, pick, sameAs, type Action } from './action.ts'
import type { Person } from './households.ts'
import { endShare, letIn, openShare, share, withdraw } from './share-actions.ts'
import * as told from './households.ts'

const peopleAtMost = 4

const signUp: Action = {
  check: ({ people }) => people.size < peopleAtMost,
  run: async (model, real) => {
    const browser = await real.server.signedUp()
    real.browsers.set(browser.userId, browser)
    told.arrive(model, { id: browser.userId, email: browser.email })
    await compare(model, real)
  },
  toString: () => 'sign up',
}

const invite = (who: number, whom: number) =>
  action(`invite ${whom}`, who, async ({ model, real, by, browser }) => {
    const to = pick([...model.people.values()], whom)!
    const expected = told.invite(model, by, to)
    const path = apiPaths.invites(by.home.id)
    const answer = await browser.post<Invite>(path, { toEmail: to.email, name: 'Guest' })
    if (typeof expected === 'string') return sameAs(answer, expected)
    sameAs(answer, 'done')
    if (expected.id !== '') return expect(answer.body.inviteId).toBe(expected.id)
    const offer = { ...expected, id: answer.body.inviteId }
    model.offers.set(offer.id, offer)
    real.offers.push(offer)
  })

const accept = (who: number, which: number, leaveOwnFamily: boolean) =>
  action(`accept ${which}${leaveOwnFamily ? ' and leave' : ''}`, who, async (doing) => {
    const { model, real, by, browser } = doing
    const offer = pick(real.offers, which)
    if (!offer) return
    const answer = await browser.post(apiPaths.acceptInvite(offer.id), { leaveOwnFamily })
    sameAs(answer, told.accept(model, by, offer, leaveOwnFamily))
  })

/** Both at once, which by chance alone seldom follow each other. */
const takeIn = (who: number, whom: number): Action => ({
  check: ({ people }) => people.size > 1,
  run: async (model, real) => {
    await invite(who, whom).run(model, real)
    await accept(whom, real.offers.length - 1, true).run(model, real)
  },
  toString: () => `take ${whom} in by ${who}`,
})

/** Somebody in whose home others live would leave it for another family. */
const callAway = (who: number): Action => ({
  check: ({ people }) => people.size > 2,
  run: async (model, real) => {
    const all = [...model.people.values()]
    const isHost = ({ id, home }: Person) =>
      home.owner === id && all.some((other) => other.home === home && other.id !== id)
    const host = all.find(isHost) ?? all[0]!
    const outside = all.filter(({ home }) => home !== host.home)
    if (outside.length === 0) return
    await takeIn(all.indexOf(pick(outside, who)!), all.indexOf(host)).run(model, real)
  },
  toString: () => `call a host away by ${who}`,
})

const revoke = (who: number, which: number) =>
  action(`revoke ${which}`, who, async ({ model, real, by, browser }) => {
    const open = real.offers.filter(({ home, status }) => home === by.home && status === 'pending')
    const offer = pick(open.length > 0 && which % 4 > 0 ? open : real.offers, which)
    if (!offer) return
    const answer = await browser.remove(apiPaths.invite(offer.home.id, offer.id))
    sameAs(answer, told.revoke(model, by, offer))
  })

/** The own address again, with another password: it changes nothing, not even the password. */
const signUpAgain = (who: number) =>
  action('sign up again', who, async ({ real, by }) => {
    const stranger = real.server.client()
    const { email } = by
    sameAs(await stranger.signUp({ email, password: 'otter-parasol' }), 'email-in-use')
    expect((await stranger.bootstrap()).status).toBe(401)
    sameAs(await stranger.signIn({ email, password: 'otter-parasol' }), 'invalid-credentials')
    sameAs(await stranger.signIn({ email, password }), 'done')
  })

const remove = (who: number, whom: number) =>
  action(`remove ${whom}`, who, async ({ model, by, browser }) => {
    const other = pick([...model.people.values()], whom)!
    const { home } = other
    const answer = await browser.remove(apiPaths.coParent(home.id, other.id))
    sameAs(answer, told.removeFrom(model, home, { by, whom: other }))
  })

/** By who may, the family's own parent; mostly somebody who left a home of their own for it. */
const sendAway = (whom: number): Action => ({
  check: ({ people }) => people.size > 1,
  run: async (model, real) => {
    const all = [...model.people.values()]
    const guests = all.filter(({ kept }) => kept)
    const guest = pick(guests.length > 0 ? guests : all, whom)!
    const owner = all.findIndex(({ id }) => id === guest.home.owner)
    await remove(owner, all.indexOf(guest)).run(model, real)
  },
  toString: () => `send ${whom} away`,
})

const endHome = (who: number) =>
  action('delete the family', who, async ({ model, by, browser }) => {
    const answer = await browser.remove(apiPaths.family(by.home.id), { password })
    sameAs(answer, told.endHome(model, by))
  })

const endAccount = (who: number) =>
  action('delete the account', who, async ({ model, by, browser }) => {
    const cookies = [...browser.cookies]
    const answer = await browser.remove(apiPaths.user(by.id), { password })
    const verdict = told.endAccount(model, by)
    sameAs(answer, verdict)
    if (verdict !== 'done') return
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect((await browser.bootstrap()).status).toBe(401)
  })

/** Of somebody who has joined a family, where there is anybody. */
const endCoParent: Action = {
  check: ({ people }) => [...people.values()].some(({ role }) => role === 'coParent'),
  run: async (model, real) => {
    const roles = [...model.people.values()].map(({ role }) => role)
    await endAccount(roles.indexOf('coParent')).run(model, real)
  },
  toString: () => 'delete a co-parent’s account',
}

const who = fc.nat({ max: peopleAtMost - 1 })
const which = fc.nat({ max: 11 })
const word = fc.constantFrom('Kites', 'Marbles', 'Soup')

const anyAction = fc.oneof(
  { weight: 1, arbitrary: fc.constant(signUp) },
  { weight: 3, arbitrary: fc.tuple(who, who).map(([a, b]) => invite(a, b)) },
  { weight: 6, arbitrary: fc.tuple(who, who).map(([a, b]) => takeIn(a, b)) },
  { weight: 4, arbitrary: who.map(sendAway) },
  { weight: 3, arbitrary: who.map(callAway) },
  { weight: 6, arbitrary: fc.tuple(who, which, fc.boolean()).map(([a, b, c]) => accept(a, b, c)) },
  { weight: 3, arbitrary: fc.tuple(who, which).map(([a, b]) => revoke(a, b)) },
  { weight: 1, arbitrary: who.map(signUpAgain) },
  { weight: 3, arbitrary: fc.tuple(who, word).map(([a, b]) => edit(a, b)) },
  { weight: 3, arbitrary: fc.tuple(who, which).map(([a, b]) => resendEdit(a, b)) },
  { weight: 4, arbitrary: fc.tuple(who, word, fc.boolean()).map((all) => editIfSame(...all)) },
  { weight: 2, arbitrary: who.map(addChild) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => deleteChild(a, b)) },
  { weight: 4, arbitrary: who.map(addSprint) },
  { weight: 6, arbitrary: fc.tuple(who, which, which, fc.boolean()).map((all) => tick(...all)) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => deleteSprint(a, b)) },
  { weight: 2, arbitrary: fc.tuple(who, who).map(([a, b]) => remove(a, b)) },
  { weight: 6, arbitrary: fc.tuple(who, who, which).map(([a, b, c]) => share(a, b, c)) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => endShare(a, b)) },
  { weight: 6, arbitrary: fc.tuple(who, which, fc.boolean()).map((all) => openShare(...all)) },
  { weight: 4, arbitrary: fc.tuple(who, which).map(([a, b]) => letIn(a, b)) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => withdraw(a, b)) },
  { weight: 3, arbitrary: who.map(endHome) },
  { weight: 2, arbitrary: who.map(endAccount) },
  { weight: 3, arbitrary: fc.constant(endCoParent) },
)

/** Three parents. The first one's home has something in it that can be left, lost or mixed up. */
const furnished = [
  signUp,
  addChild(0),
  addSprint(0),
  tick(0, 1, 1, true),
  tick(0, 1, 0, true),
  edit(0, 'Kites'),
  edit(0, 'Soup'),
  signUp,
  signUp,
  addChild(2),
  share(0, 2, 1),
  letIn(0, 1),
  openShare(2, 1, true),
  invite(0, 1),
]

/** A row of actions: three parents sign up, and do this and that. */
export const actions = fc
  .array(anyAction, { minLength: 8, maxLength: 16 })
  .map((row) => [...furnished, ...row])

/** A row that chance alone seldom makes: somebody in whose home another lives is called away from it. */
export const calledAway = [...furnished, takeIn(0, 1), callAway(2)]
