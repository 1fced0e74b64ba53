import fc from 'fast-check'
import { expect } from 'vitest'
import type { Invite } from '#core/contract/invite.ts'
import type { Problem } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { aTask, mia } from '#core/testing/a-family.ts'
import { randomId } from '#server/platform/random-id.ts'
import { newSprint } from '../new-sprint.ts'
import { password, type SignedUp, type TestServer } from '../test-server.ts'
import type { Answer } from '../visitor.ts'
import { compare, compareOffers, day } from './compare.ts'
import * as told from './households.ts'
import type { Home, Model, Offer, Person, Verdict } from './households.ts'

/** The server, and the browsers of everybody who has signed up. */
export type Real = {
  server: TestServer
  browsers: Map<string, SignedUp>
  /** Everything that was ever there, so that it can be asked for again once it is gone. */
  offers: Offer[]
  sprints: { homeId: string; id: string }[]
  children: string[]
  edits: { home: Home; id: string; word: string }[]
}

type Deed = fc.AsyncCommand<Model, Real>
type Doing = { model: Model; real: Real; by: Person; browser: SignedUp }

const peopleAtMost = 4

/** Whichever of a list a number means. */
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

function sameAs(answer: Answer<unknown>, verdict: Verdict): void {
  const came = answer.status === 200 ? 'done' : (answer.body as Problem).code
  expect(came).toBe(verdict)
}

/** Something that somebody does; nothing where nobody is there, or nothing to do it to. */
function deed(name: string, who: number, act: (doing: Doing) => Promise<void>): Deed {
  return {
    check: ({ people }) => people.size > 0,
    run: async (model, real) => {
      const by = pick([...model.people.values()], who)!
      const browser = real.browsers.get(by.id)!
      await act({ model, real, by, browser })
      await compare(model, real)
      if (model.people.has(by.id)) await compareOffers(model, by, browser)
    },
    toString: () => `${name} by ${who}`,
  }
}

const signUp: Deed = {
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
  deed(`invite ${whom}`, who, async ({ model, real, by, browser }) => {
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
  deed(`accept ${which}${leaveOwnFamily ? ' and leave' : ''}`, who, async (doing) => {
    const { model, real, by, browser } = doing
    const offer = pick(real.offers, which)
    if (!offer) return
    const answer = await browser.post(apiPaths.acceptInvite(offer.id), { leaveOwnFamily })
    sameAs(answer, told.accept(model, by, offer, leaveOwnFamily))
  })

const revoke = (who: number, which: number) =>
  deed(`revoke ${which}`, who, async ({ model, real, by, browser }) => {
    const offer = pick(real.offers, which)
    if (!offer) return
    const answer = await browser.remove(apiPaths.invite(offer.home.id, offer.id))
    sameAs(answer, told.revoke(model, by, offer))
  })

/** The own address again, with another password: it changes nothing, not even the password. */
const signUpAgain = (who: number) =>
  deed('sign up again', who, async ({ real, by }) => {
    const stranger = real.server.visitor()
    const { email } = by
    sameAs(await stranger.signUp({ email, password: 'otter-parasol' }), 'email-in-use')
    expect((await stranger.bootstrap()).status).toBe(401)
    sameAs(await stranger.signIn({ email, password: 'otter-parasol' }), 'invalid-credentials')
    sameAs(await stranger.signIn({ email, password }), 'done')
  })

const edit = (who: number, word: string) =>
  deed(`edit to ${word}`, who, async ({ real, by, browser }) => {
    const [id, changes] = [randomId(), { interests: [word] }]
    sameAs(await browser.changeFamily(by.home.id, { id, type: 'edit-family', changes }), 'done')
    by.home.interests = [word]
    real.edits.push({ home: by.home, id, word })
  })

/** What was sent before, perhaps by somebody else, and perhaps to a home that has begun anew. */
const resendEdit = (who: number, which: number) =>
  deed(`edit again ${which}`, who, async ({ real, by, browser }) => {
    const sent = pick(real.edits, which)
    if (!sent) return
    const { home, id, word } = sent
    const command = { id, type: 'edit-family' as const, changes: { interests: [word] } }
    sameAs(await browser.changeFamily(home.id, command), told.resendEdit(by, home, word))
    if (by.home.id === home.id) sent.home = by.home
  })

/** By who saw the family as it is, or as it was one version before. */
const editIfSame = (who: number, word: string, isOld: boolean) =>
  deed(`edit to ${word} as of ${isOld ? 'before' : 'now'}`, who, async ({ by, browser }) => {
    const { version } = (await browser.bootstrap()).body.family
    if (isOld && version === 1) return
    const body = { version: isOld ? version - 1 : version, familyData: { interests: [word] } }
    const answer = await browser.patch(apiPaths.family(by.home.id), body)
    sameAs(answer, isOld ? 'stale-version' : 'done')
    if (!isOld) by.home.interests = [word]
  })

const addChild = (who: number) =>
  deed('add a child', who, async ({ real, by, browser }) => {
    const member = { kind: 'child' as const, ...mia, id: randomId(), name: 'Mia' }
    if (by.home.children.length + by.home.adults.length > 10) return
    sameAs(await browser.changeFamily(by.home.id, { type: 'add-member', member }), 'done')
    by.home.children.push(member.id)
    real.children.push(member.id)
  })

const deleteChild = (who: number, which: number) =>
  deed(`delete child ${which}`, who, async ({ real, by, browser }) => {
    const child = pick(real.children, which)
    if (!child) return
    const answer = await browser.remove(apiPaths.familyMember(by.home.id, child), { password })
    sameAs(answer, told.deleteChild(by, child))
  })

const addSprint = (who: number) =>
  deed('add a sprint', who, async ({ real, by, browser }) => {
    const { checks: _, ...task } = aTask({ id: 'task1' })
    const sprint = newSprint({ id: randomId(), tasks: [task] })
    sameAs(await browser.post(apiPaths.sprints(by.home.id), { sprint }), 'done')
    by.home.sprints.set(sprint.id, new Set())
    real.sprints.push({ homeId: by.home.id, id: sprint.id })
  })

const tick = (who: number, which: number, whose: number, done: boolean) =>
  deed(`${done ? 'tick' : 'untick'} ${which} for ${whose}`, who, async ({ real, by, browser }) => {
    const sprint = pick(real.sprints, which)
    if (!sprint) return
    const memberId = pick(['primary', ...real.children], whose)!
    const command = { type: 'tick' as const, taskId: 'task1', memberId, date: day, done }
    const answer = await browser.changeSprint(sprint.homeId, sprint.id, command)
    sameAs(
      answer,
      told.tick({ homeId: sprint.homeId, by }, { sprint: sprint.id, member: memberId, done }),
    )
  })

const deleteSprint = (who: number, which: number) =>
  deed(`delete sprint ${which}`, who, async ({ real, by, browser }) => {
    const sprint = pick(real.sprints, which)
    if (!sprint) return
    const answer = await browser.remove(apiPaths.sprint(sprint.homeId, sprint.id))
    sameAs(answer, told.deleteSprint(sprint.homeId, by, sprint.id))
  })

const remove = (who: number, whom: number) =>
  deed(`remove ${whom}`, who, async ({ model, by, browser }) => {
    const other = pick([...model.people.values()], whom)!
    const { home } = other
    const answer = await browser.remove(apiPaths.coParent(home.id, other.id))
    sameAs(answer, told.removeFrom(home, by, other))
  })

const endHome = (who: number) =>
  deed('delete the family', who, async ({ model, by, browser }) => {
    const answer = await browser.remove(apiPaths.family(by.home.id), { password })
    sameAs(answer, told.endHome(model, by))
  })

const endAccount = (who: number) =>
  deed('delete the account', who, async ({ model, by, browser }) => {
    const cookies = [...browser.cookies]
    sameAs(await browser.remove(apiPaths.user(by.id), { password }), 'done')
    told.endAccount(model, by)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect((await browser.bootstrap()).status).toBe(401)
  })

const who = fc.nat({ max: peopleAtMost - 1 })
const which = fc.nat({ max: 11 })
const word = fc.constantFrom('Kites', 'Chess', 'Soup')

const anyDeed = fc.oneof(
  { weight: 1, arbitrary: fc.constant(signUp) },
  { weight: 5, arbitrary: fc.tuple(who, who).map(([a, b]) => invite(a, b)) },
  { weight: 8, arbitrary: fc.tuple(who, which, fc.boolean()).map(([a, b, c]) => accept(a, b, c)) },
  { weight: 1, arbitrary: fc.tuple(who, which).map(([a, b]) => revoke(a, b)) },
  { weight: 1, arbitrary: who.map(signUpAgain) },
  { weight: 3, arbitrary: fc.tuple(who, word).map(([a, b]) => edit(a, b)) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => resendEdit(a, b)) },
  { weight: 2, arbitrary: fc.tuple(who, word, fc.boolean()).map((all) => editIfSame(...all)) },
  { weight: 2, arbitrary: who.map(addChild) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => deleteChild(a, b)) },
  { weight: 4, arbitrary: who.map(addSprint) },
  { weight: 6, arbitrary: fc.tuple(who, which, which, fc.boolean()).map((all) => tick(...all)) },
  { weight: 2, arbitrary: fc.tuple(who, which).map(([a, b]) => deleteSprint(a, b)) },
  { weight: 2, arbitrary: fc.tuple(who, who).map(([a, b]) => remove(a, b)) },
  { weight: 1, arbitrary: who.map(endHome) },
  { weight: 1, arbitrary: who.map(endAccount) },
)

/** A row of deeds: three parents sign up, then they do this and that. */
export const deeds = fc
  .array(anyDeed, { minLength: 8, maxLength: 16 })
  .map((row) => [signUp, signUp, signUp, ...row])
