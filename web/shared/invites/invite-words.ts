import type { Invite } from '#core/contract/invite.ts'
import { stateOf } from '#core/domain/invite.ts'
import { OfflineError } from '#web/data/api.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** What became of an invite, as a parent would say it: "Waiting, 5 days left". */
export function stateWords(invite: Invite, now: string): string {
  const state = stateOf(invite, now)
  if (state === 'joined') return 'Joined'
  if (state === 'withdrawn') return 'Withdrawn'
  if (state === 'expired') return 'Expired'
  return `Waiting, ${leftWords(Date.parse(invite.expiresAt) - Date.parse(now))}`
}

function leftWords(left: number): string {
  if (left >= day) return `${count(Math.round(left / day), 'day')} left`
  return left >= hour ? `${count(Math.floor(left / hour), 'hour')} left` : 'less than an hour left'
}

/**
 * How far the mail of an open invite is, and what to do where it does not go by itself; null where
 * nothing needs to be said.
 */
export function mailWords({ mail, name }: Pick<Invite, 'mail' | 'name'>): string | null {
  switch (mail) {
    case 'waiting':
      return 'The mail has not left yet. If that takes long, copy the link and send it yourself.'
    case 'unconfirmed':
      return `The mail goes out once you confirm your own address. The link works already: copy it for ${name}.`
    case 'failed':
      return `The mail could not be delivered. Look at the address, or copy the link for ${name}.`
    case 'link':
      return `This server sends no mail. Copy the link and send it to ${name}.`
    case 'sent':
    case null:
      return null
  }
}

/** What an invite that was just made means, in a few words. */
export function invitedWords({ mail, name }: Pick<Invite, 'mail' | 'name'>): string {
  if (mail === 'unconfirmed')
    return `${name} is invited. The mail waits until you confirm your address`
  if (mail === 'link') return `${name} is invited. Copy the link and send it to them`
  return `The invite for ${name} is on its way`
}

/** How long it takes until the mail may be sent again: "in 40 s"; null from then on. */
export function waitWords({ resendFrom }: Invite, now: string): string | null {
  const wait = Date.parse(resendFrom) - Date.parse(now)
  if (wait <= 0) return null
  if (wait < 2 * minute) return `in ${Math.ceil(wait / 1000)} s`
  if (wait < 2 * hour) return `in ${Math.ceil(wait / minute)} min`
  if (wait < 2 * day) return `in ${Math.ceil(wait / hour)} hours`
  return `in ${Math.ceil(wait / day)} days`
}

/** Why an invite did not work out; without a connection nothing happened, and trying again is safe. */
export function failureWords(error: Error): string {
  if (!(error instanceof OfflineError)) return error.message
  return 'There is no connection just now. Please try again in a moment.'
}
