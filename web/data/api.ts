import { t } from '#core/say.ts'
import type { Address } from '#core/address.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import type { Problem } from '#core/errors.ts'
import { apiPaths, userHeader } from '#core/paths.ts'
import { somethingWrong, tookTooLong, unreachable } from '#core/refusal.ts'
import type { Call } from '#server/app/api.ts'
import { createListeners } from '#web/lib/listeners.ts'
import { noteServerUnreachable } from '#web/lib/use-online.ts'

/** The server said no: the problem it sent, ready for the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

/** The request never reached the server, or its answer never came back. */
export class OfflineError extends Error {
  constructor(message = t`Failed to get document because the client is offline.`) {
    super(message) // S8.18
    this.name = 'OfflineError'
  }
}

/** In whose name this page asks, and whom to tell that the session is another's; null while it is nobody's. */
let asker: { userId: string; displaced: () => void } | null = null

/** From now on this page asks in somebody's name: a session of somebody else answers it nothing (A55). */
export function askAs(next: typeof asker): void {
  asker = next
}

/** What tells who is here is asked by whoever is. */
const tellWho: readonly string[] = [apiPaths.bootstrap, apiPaths.pairing]

type Method = Call['method']

/** Where something can be asked: an address without names in it, or one whose names are filled in. */
type PathOf<M extends Method> = Filled<Extract<Call, { method: M }>['path']>
type Filled<Path extends string> = Path extends `${string}{${string}` ? Address<Path> : Path
type TemplateOf<Path> = Path extends Address<infer Template> ? Template : Path

/** What the server declares of a method at an address. */
type CallAt<M extends Method, Path> = Extract<Call, { method: M; path: TemplateOf<Path> }>

/** What the server answers there. */
export type AnswerAt<Path, M extends Method = 'GET'> = CallAt<M, Path>['answer']
/** What the server takes there. */
export type BodyAt<Path, M extends Method = 'POST'> = CallAt<M, Path>['body']

/** Nothing in it but what is asked for: a field by an old name would else go unnoticed. */
type Exactly<Given, Wanted> = Given & {
  [Name in Exclude<keyof Given, Wanted extends unknown ? keyof Wanted : never>]: never
}

/** A query is given where there is something in it that the server cannot do without. */
type QueryOptions<Query> =
  Partial<Query> extends Query
    ? [options?: { query?: Query | undefined }]
    : [options: { query: Query }]
type BodyFor<M extends Method, Path, Body> = [BodyAt<Path, M>] extends [undefined]
  ? { body?: Record<string, never> }
  : { body: Exactly<Body, BodyAt<Path, M>> }

/**
 * One call to the server, typed by its route’s declaration; gives its JSON. Throws ApiError for a
 * refusal and OfflineError where no answer came within 30 s, or within `timeout` milliseconds.
 */
export async function request<const Path extends PathOf<'GET'>>(
  path: Path,
  ...options: QueryOptions<CallAt<'GET', Path>['query']>
): Promise<AnswerAt<Path>>
export async function request<
  const Path extends PathOf<M>,
  M extends Exclude<Method, 'GET'>,
  Body extends BodyAt<Path, M>,
>(
  path: Path,
  options: { method: M; timeout?: number; query?: CallAt<M, Path>['query'] } & BodyFor<
    M,
    Path,
    Body
  >,
): Promise<AnswerAt<Path, M>>
export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const before = written
  try {
    return await (options.method ? writeTo(path, options) : ask(path, options))
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    // A write that was under way may have renewed the session's cookie (A71); this was sent with the old one.
    await Promise.allSettled(writing)
    if (written === before) throw error
    return ask(path, options)
  }
}

type RequestOptions = {
  method?: Method
  body?: unknown
  query?: object | undefined
  timeout?: number
}

/** Writes on their way, and how many were taken so far. */
const writing = new Set<Promise<unknown>>()
let written = 0

async function writeTo(path: string, options: RequestOptions): Promise<unknown> {
  const answering = ask(path, options)
  writing.add(answering)
  try {
    const answer = await answering
    written += 1
    return answer
  } finally {
    writing.delete(answering)
  }
}

const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'unauthenticated'

async function ask(
  path: string,
  { method = 'GET', body, query = {}, timeout = timing.requestTimeout }: RequestOptions,
): Promise<unknown> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  const response = await fetch(path + search, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(asker && !tellWho.includes(path) && { [userHeader]: asker.userId }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((reason: unknown) => {
    noteAnswer(null)
    throw new OfflineError(whyNot(reason, method))
  })
  noteAnswer(response.status)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const error = new ApiError(response.status, problemFrom(answer))
    if (isOfAnother(error)) asker?.displaced()
    throw error
  }
  return answer // As it was declared: the server’s tests hold every answer to that.
}

let hasFailed = false
/** When all were last told to try again. */
let retriedAt = 0
const returning = createListeners()

/** A proxy's answers for a server that is not there, and the server's own when it can do nothing. */
const unreachableStatuses = [502, 503, 504]

/**
 * Called as each request ends: with its status, or null where no answer came. While the server cannot be
 * reached, one request at a time tries it (S9.7); the others wait for what becomes of that one.
 */
export function noteAnswer(status: number | null): void {
  noteServerUnreachable(status === null || unreachableStatuses.includes(status))
  if (status === null || isPassingStatus(status)) hasFailed = true
  else if (hasFailed && Math.abs(Date.now() - retriedAt) >= timing.retryCooldown) {
    hasFailed = false
    retriedAt = Date.now()
    tryNow()
  }
}

/** Calls back when the server answers again after a failure, and when somebody presses “Try again”. */
export const onReturn = returning.subscribe

/** Everything that waits for its next attempt tries at once. */
export const tryNow = returning.announce

/** The sentence for an answer that never came: of a write S8.21, of a read S8.18, which is the default. */
function whyNot(reason: unknown, method: string): string | undefined {
  if (reason instanceof Error && reason.name === 'TimeoutError') {
    return tookTooLong
  }
  return method === 'GET' ? undefined : unreachable
}

function problemFrom(answer: unknown): Problem {
  return isProblem(answer) ? answer : { code: 'internal', message: somethingWrong }
}

/** Whether an answer is our server's, and not that of a proxy in between. */
const isProblem = (answer: unknown): answer is Problem =>
  isFields(answer) && typeof answer['message'] === 'string'

/** Whether trying the same request again later can help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof OfflineError) return true
  return error instanceof ApiError && (isPassingStatus(error.status) || isOfAnother(error))
}

/** It was asked in the name of somebody who is not here just now. */
const isOfAnother = ({ problem }: ApiError) => problem.code === 'another-user'

/** 408: the body came too slowly and was not read. 429: there were too many requests. */
const isPassingStatus = (status: number) => [408, 429].includes(status) || status >= 500

/** Of react-query: what cannot be done now fails at once instead of waiting in silence (P26). */
export const queryDefaults = {
  queries: { staleTime: 10_000, retry: false, networkMode: 'always' },
  mutations: { networkMode: 'always' },
} as const

/** How long a browser waits, in milliseconds (S9.7). */
export const timing = {
  /** For the answer to one request. */
  requestTimeout: 30_000,
  /** For the new session cookie that another request brings. */
  newCookie: 300,
  /** Until the first screen, still without an answer, says that there is no connection. */
  onlineState: 10_000,
  /**
   * Before something that failed is tried again, longer each time. By chance it is up to a fifth more or
   * less: when a server comes back, its tabs must not all return at the same moment.
   */
  backoff: { first: 1_000, factor: 1.5, chance: 0.2, longest: 60_000 },
  /** Between two calls of `tryNow` by an answer: one request may keep failing while others succeed. */
  retryCooldown: 10_000,
  /** So long before a session ends, a page that stays open has it prolonged. */
  sessionRefresh: 5 * 60_000,
} as const

/** The waits between the attempts of one thing that is tried again and again (S9.7). */
export function createBackoff() {
  const { first, factor, chance, longest } = timing.backoff
  let usual: number = first
  return {
    /** The wait before the next attempt. */
    next: (): number => {
      const wait = usual * (1 + (Math.random() * 2 - 1) * chance)
      usual = Math.min(usual * factor, longest)
      return Math.min(wait, longest)
    },
    /** After a success: the next failure waits as briefly as a first one. */
    reset: () => {
      usual = first
    },
  }
}
