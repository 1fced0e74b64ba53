import type { Context } from 'hono'
import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import type { TokenScope } from '#core/words.ts'
import type { KeepAnswer } from './kept-answers.ts'
import type { Limited, Limits } from './limits.ts'
import type { Queues } from './queues.ts'
import type { BodyBounds } from './read-body.ts'
import type { Snapshot } from '#server/store/families.ts'
import type { FoundDevice } from '#server/store/found-devices.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import type { Clock } from '#server/platform/clock.ts'

/** What every handler can reach; the app puts it into the request's context. */
export type Services = {
  db: Database
  clock: Clock
  /** The session that the request's cookie names, or null; `renew: false` where no cookie can go out. */
  readSession: (headers: Headers, options?: ReadSession) => Promise<OpenSession | null>
  /** The paired device that the request's other cookie names, in the home that is meant, or null. */
  readDevice: (
    headers: Headers,
    options: { home: string | null; renew?: boolean },
  ) => Promise<OpenDevice | null>
  /**
   * Who acts by a token that came in a request's head, or null; a wrong one counts for the address that
   * it came from.
   */
  readToken: (token: string, options?: { guessedFrom?: string }) => Promise<TokenSession | null>
  /** A token for a session: what is stored of it, and the cookies that bring a user's to the browser. */
  newToken: () => { hash: string; cookiesFor: (userId: string) => string[] }
  /** The visitor's address, from the socket or from a trusted proxy. */
  clientAddress: (c: Context) => string
  /** What whoever runs this server has chosen. */
  choices: ReadChoices
  /**
   * Lets a stranger's form pass with a good answer to the captcha, once; refuses otherwise. To be
   * asked before anything is said of what is stored.
   */
  verifyCaptcha: (answer: unknown, address: string) => Promise<void>
  /**
   * Asks whoever is signed in to show that it is really them, before anything that could not be
   * undone: by the password, a passkey, or by a mailed code where there is none. Refuses otherwise.
   */
  requireProof: (session: OpenSession, given: Proof) => Promise<void>
  /**
   * Asks before a way in is made that outlives the session (A84): whoever is signed in has signed in, or
   * given a proof, on this device within the last minutes. What a program makes ends with its token.
   */
  requireRecentProof: (session: OpenSession) => Promise<void>
  /** Tells the owner of a way in that is there from now on, in the transaction that makes it (A60). */
  tellOfWayIn: (trx: OpenTransaction, user: Pick<User, 'id'>, made: MadeKind) => Promise<void>
  /** Where what is scarce is waited for. */
  queues: Queues
  /** Gives what was made before, where it is still the same (A81). */
  keepAnswer: KeepAnswer
  /** Does something beside the answer, so that the time it takes tells nothing. */
  inBackground: (work: () => Promise<unknown>) => void
} & Limits

/** What features make; what opens the account itself is told of where it is made. */
export type MadeKind =
  | 'pairingLinks'
  | 'pairedDevices'
  | 'calendarFeed'
  | 'webhooks'
  | 'webhookSecrets'
  | 'invites'
  | 'sharedMembers'

export type ReadSession = {
  renew?: boolean
  /** Reads of the user's family, at the same moment, what a command needs. */
  withFamily?: { sprintId: string | null } | undefined
}

/** Who is signed in, and the cookies to send along where the session was just prolonged. */
export type OpenSession = {
  user: User
  /** '' for a token, which opens no route that asks which session it is. */
  sessionId: string
  signedInAt: string
  cookies: string[]
  /** Of a program that acts for the user (E3); what it may, core/programs/token-rights.ts says. */
  token?: { id: string; scope: TokenScope }
  /** The family as it was when the session was read, where the route wanted to know. */
  snapshot?: Snapshot | null
}

/** The same of a program that brought a token. */
export type TokenSession = OpenSession & Required<Pick<OpenSession, 'token'>>

/** A device without an account that asks, and its cookie anew where that was just prolonged. */
export type OpenDevice = FoundDevice & { hash: string; cookies: string[] }

/**
 * In whose name a paired device asks, writes, and holds places: a family’s own in its name. One of a child’s
 * other home does so in that of the sharing, so that nothing which it does takes from the family’s own (A80).
 */
export const payerOf = ({ familyId, home }: Pick<FoundDevice, 'familyId' | 'home'>): string =>
  home ?? familyId

/** Who asks: somebody who is signed in, or a paired device, or nobody. */
export type Caller = { session: OpenSession | null; device: OpenDevice | null }

/** At whose pace somebody asks, and in whose places: a family's, or what `payerOf` says; a stranger has none. */
export const askerOf = ({ session, device }: Caller): string | undefined =>
  session?.user.familyId ?? (device ? payerOf(device) : undefined)

/** What somebody gives to show that it is them; anything may come in, see `proofFields`. */
export type Proof = { password?: unknown; code?: unknown; passkey?: unknown }

export type Env = {
  Variables: {
    services: Services
    user: User | null
    session: OpenSession | null
    /** Behind the rule for paired devices alone. */
    device: OpenDevice | null
    /** Of this request alone, see server/app/request-ids.ts. */
    requestId: string
  }
}

/** How the gate deals with a route; no part of the API's description. */
export type Handling = {
  /** Its body may be larger than usual, and comes in pieces. */
  large?: LargeBody
  /** What a write counts for besides its body, in bytes, where that is not as usual. */
  weight?: number
  /** How many questions a read counts for, where it takes longer than usual. */
  asks?: number
  /** What it needs of the family is read together with the session. */
  withFamily?: boolean
}

/** The bounds of a body that may be large, how often one may come, and what reads its pieces for whom. */
export type LargeBody = BodyBounds & {
  limit: Limited
  read: (pieces: AsyncIterable<Uint8Array>, by: { db: Database; user: User }) => Promise<unknown>
}

const handlings = new WeakMap<object, Handling>()

/** Has the gate deal with a declared route in another way than usual. */
export function handled<Declared extends object>(declared: Declared, handling: Handling): Declared {
  handlings.set(declared, handling)
  return declared
}

export function handlingOf(declared: object): Handling {
  return handlings.get(declared) ?? {}
}

/** The signed-in user; only behind a rule that asks for one. */
export function userOf(c: Pick<Context<Env>, 'get'>): User {
  return c.get('user') ?? refuse('unauthenticated')
}

/** The session of that user. */
export function sessionOf(c: Pick<Context<Env>, 'get'>): OpenSession {
  return c.get('session') ?? refuse('unauthenticated')
}

/** The token by which a program asks; undefined where a person does. */
export function tokenOf(c: Pick<Context<Env>, 'get'>): string | undefined {
  return sessionOf(c).token?.id
}

/** The paired device that asks; only behind its rule. */
export function deviceOf(c: Pick<Context<Env>, 'get'>): OpenDevice {
  return c.get('device') ?? refuse('not-paired')
}
