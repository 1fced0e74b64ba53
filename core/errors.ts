/**
 * The whole error catalogue. A feature refuses with a code; one place in server/app turns it into a
 * response, one place in the browser into a sentence. Texts marked S8 are the specification's.
 */
export const errors = {
  // What was sent
  'invalid-input': { status: 400, message: 'Something in this request is not as expected.' },
  'invalid-json': { status: 400, message: 'The request is not valid JSON.' },
  'too-large': { status: 413, message: 'This is more than can be taken at once.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'stale-version': {
    status: 409,
    message: 'Somebody changed this in the meantime. Look at the newest version and try again.',
  },
  'foreign-origin': { status: 403, message: 'This request came from another site.' },

  // Who sent it
  unauthenticated: { status: 401, message: 'Please sign in first.' },
  'invalid-credentials': { status: 401, message: 'Invalid email/password' }, // S5.3
  'primary-only': { status: 403, message: 'Only the parent who started this family can do that.' },
  'email-in-use': { status: 422, message: 'There is already an account with this e-mail address.' },
  'password-too-short': { status: 400, message: 'Please choose a longer password.' },
  'password-too-long': {
    status: 400,
    message: 'Please choose a password of at most 128 characters.',
  },
  'invalid-token': {
    status: 400,
    message: 'This link is no longer valid. Ask for a new one and use the newest mail.',
  },
  'too-many-requests': {
    status: 429,
    message: 'That was a lot at once. Please wait a minute and try again.',
  },

  // The documents
  'user-missing': { status: 404, message: 'User document not found' }, // S8.6
  'family-missing': { status: 404, message: 'Family document not found' }, // S8.7
  'sprint-missing': { status: 404, message: 'This sprint is no longer there.' },
  'sprint-exists': { status: 409, message: 'This sprint is already there.' },
  'sprint-completed': { status: 409, message: 'This sprint is closed. Reopen it to change it.' },
  'sprints-full': {
    status: 409,
    message: 'A family keeps at most 500 sprints. Delete an old one first.',
  },
  'document-full': {
    status: 413,
    message: 'There is no room left here. Remove something you no longer need first.',
  },
  'list-full': { status: 409, message: 'This list is full. Remove something first.' },
  // An id in a command that means nothing here: another family's, or gone by now (A19)
  'member-missing': { status: 400, message: 'This person is no longer part of the family.' },
  'member-exists': { status: 409, message: 'This person is already part of the family.' },
  'primary-stays': {
    status: 409,
    message: 'The parent who started the family cannot be removed from it.',
  },
  'goal-missing': { status: 409, message: 'The family has no goal at the moment.' },
  'goal-exists': { status: 409, message: 'The family has a goal. Close it before the next one.' },
  'topic-missing': { status: 400, message: 'This topic is no longer on the list.' },
  'experiment-missing': { status: 400, message: 'This experiment is no longer there.' },
  'task-missing': { status: 400, message: 'This task is no longer in the plan.' },
  'entry-exists': { status: 409, message: 'This is already there.' },
  'entry-missing': { status: 400, message: 'This is no longer there.' },
  'date-outside-sprint': { status: 409, message: 'This day is not part of the sprint.' },
  'not-an-owner': { status: 409, message: 'This task belongs to somebody else.' },

  // The server
  'storage-full': { status: 507, message: 'The server has no space left. Nothing was saved.' },
  unavailable: { status: 503, message: 'The server is busy right now. Please try again shortly.' },
  internal: { status: 500, message: 'Something went wrong. Try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** What a problem response carries: S8 texts in `message`; `field` names the input that is wrong. */
export type Problem = { code: ErrorCode; message: string; field?: string; version?: number }

/** A rule said no. Carries a code of the catalogue, never a status or a sentence of its own. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: { field?: string; version?: number }

  constructor(
    code: ErrorCode,
    details: { field?: string; version?: number } = {},
    message?: string,
  ) {
    super(message ?? errors[code].message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Throws the refusal with this code. */
export function refuse(code: ErrorCode, details?: { field?: string; version?: number }): never {
  throw new Refusal(code, details)
}

/** The body of the response for a refusal. */
export function problemOf(refusal: Refusal): Problem {
  return { code: refusal.code, message: refusal.message, ...refusal.details }
}
