import { z } from 'zod'
import { Refusal } from '#core/refusal.ts'

type Issue = z.core.$ZodRawIssue

const expected: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
}

const formats: Record<string, string> = {
  email: 'must be an e-mail address',
  datetime: 'must be an instant like 2026-01-31T08:00:00.000Z',
}

const count = (number: number | bigint, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** `must have at most 60 entries`, `must be at least 4`. */
function bound(word: string, origin: string, limit: number | bigint): string {
  if (origin === 'string') return `must have ${word} ${count(limit, 'character')}`
  if (origin === 'array') return `must have ${word} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `must be ${word} ${limit}`
}

/** What is wrong with an input, in words for a family; a schema's own words come first. */
function sentence(issue: Issue): string {
  const { code, input } = issue
  if (input === undefined && code.startsWith('invalid_')) return 'is missing'
  switch (code) {
    case 'invalid_type':
      return expected[issue.expected] ?? 'is not as expected'
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty'
      return bound('at least', issue.origin, issue.minimum)
    case 'too_big':
      return bound('at most', issue.origin, issue.maximum)
    case 'invalid_format':
      return formats[issue.format] ?? 'is not in the form it should have'
    case 'invalid_value':
      return `must be ${issue.values
        .map(String)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')}`
    case 'unrecognized_keys':
      return 'is not expected here'
    case 'invalid_union':
      return issue.discriminator ? 'is missing or not one that is known' : 'is not as expected'
    default:
      return 'is not as expected'
  }
}

z.config({ customError: sentence })

/** The refusal for what a schema found, at this place of the request. */
export function problemAt(issues: readonly z.core.$ZodIssue[], place = ''): Refusal {
  const { field: inside, words } = firstProblem(issues)
  const field = [place, inside].filter(Boolean).join('.')
  return new Refusal('invalid-input', { field }, `${field || 'The request'} ${words}.`)
}

/** The first thing that is wrong: the path of its field (empty for the whole input), and the words. */
function firstProblem(issues: readonly z.core.$ZodIssue[]): {
  field: string
  words: string
} {
  const { path, message } = innermost(issues[0])
  return { field: path.map(String).join('.').slice(0, 200), words: message }
}

type Found = { path: PropertyKey[]; message: string }

function innermost(issue: z.core.$ZodIssue | undefined): Found {
  if (!issue) return { path: [], message: 'is not as expected' }
  const { code, path, message } = issue
  if (code === 'unrecognized_keys') return { path: [...path, issue.keys[0] ?? ''], message }
  if (code === 'invalid_key') return { path, message: innermost(issue.issues[0]).message }
  if (code !== 'invalid_union') return { path, message }
  // Of several forms the input is meant as the one that it fails in its details only.
  const meant = issue.errors.map(([first]) => first).find((one) => one && !isWrongKind(one))
  if (!meant) return { path, message }
  const inner = innermost(meant)
  return { path: [...path, ...inner.path], message: inner.message }
}

function isWrongKind({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
}
