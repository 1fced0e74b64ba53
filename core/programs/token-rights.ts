import type { ErrorCode } from '../errors.ts'
import { tokenScopes, type TokenScope } from '../words.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import { pairedRefusal } from '../devices/paired-rights.ts'

/**
 * Why a token of that scope does not open a route, or null where it does (E3, A77). `needed` is the
 * least scope that the route is for; one that says nothing is for no token.
 */
export function tokenRefusal(
  scope: TokenScope,
  needed: TokenScope | undefined,
): Extract<ErrorCode, 'not-for-token'> | null {
  const isEnough = needed && tokenScopes.indexOf(scope) >= tokenScopes.indexOf(needed)
  return isEnough ? null : 'not-for-token'
}

/** What a token that only ticks may do with a command, of all that the wall may. */
const ticking = new Set<string>(['tick', 'answer-stand-up'])

/** Why a token that only ticks may not do this to a family's documents, or null where it may. */
export function tickingRefusal(addressed: Addressed, documents: Documents): ErrorCode | null {
  if (!ticking.has(addressed.command.type)) return 'not-for-token'
  const code = pairedRefusal({ kind: 'wall' }, addressed, documents)
  return code === 'not-for-device' ? 'not-for-token' : code
}
