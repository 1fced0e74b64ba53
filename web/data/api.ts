import type { Problem } from '#core/errors.ts'
import { somethingWrong, tookTooLong, unreachable } from '#core/refusal.ts'
import { noteAnswer } from './reachable.ts'
import { timing } from './timing.ts'

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
  constructor(message = 'Failed to get document because the client is offline.') {
    super(message) // S8.18
    this.name = 'OfflineError'
  }
}

/**
 * One call to the server; gives its JSON. Throws ApiError for a refusal and OfflineError where no
 * answer came within 30 s.
 */
export async function request<Answer>(
  path: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timing.network),
  }).catch((reason: unknown) => {
    noteAnswer(null)
    throw new OfflineError(whyNot(reason, method))
  })
  noteAnswer(response.status)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, problemFrom(answer))
  return answer as Answer
}

/** The sentence for an answer that never came (S8.21); a read has the specification's own (S8.18). */
function whyNot(reason: unknown, method: string): string | undefined {
  if (reason instanceof Error && reason.name === 'TimeoutError') {
    return tookTooLong
  }
  return method === 'GET' ? undefined : unreachable
}

function problemFrom(answer: unknown): Problem {
  if (typeof answer === 'object' && answer !== null && 'message' in answer) {
    const { message, ...rest } = answer as Problem
    return { ...rest, message }
  }
  return { code: 'internal', message: somethingWrong }
}

/** Whether trying the same request again later can help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof OfflineError) return true
  // A body that came too slowly was not looked at.
  return error instanceof ApiError && ([408, 429].includes(error.status) || error.status >= 500)
}
