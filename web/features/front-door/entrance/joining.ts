import { tabStorage } from '#web/lib/safe-storage.ts'

const key = 'joining'

/**
 * The invite that is to be accepted when another account's site sends this tab back to its page. An
 * address alone must never do that: anybody could send somebody a link that moves them.
 */
export function rememberJoining(inviteId: string): void {
  tabStorage().setItem(key, inviteId)
}

/** Whether this invite is the one; once. */
export function takeJoining(inviteId: string): boolean {
  const isIt = tabStorage().getItem(key) === inviteId
  tabStorage().removeItem(key)
  return isIt
}
