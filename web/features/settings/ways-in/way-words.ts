import { deviceWords } from '#content/device-words.ts'
import type { WayIn } from '#core/account/way-in-schema.ts'
import type { WayKind } from '#core/words.ts'
import { longDay } from '#web/lib/dates.ts'
import { usedWords } from '#web/lib/words.ts'

type KindWords = {
  /** What it is called in the list, where its maker gave it no name. */
  name?: (name: string) => string
  /** What it is, in a few words. */
  what: string
  /** What its button says. */
  end: string
}

/** What a family reads of each kind. */
const kinds: Record<WayKind, KindWords> = {
  sessions: { name: deviceWords, what: 'Signed in to your account', end: 'Sign out' },
  passkeys: { what: 'Passkey', end: 'Remove' },
  linked: { what: 'Account of another site', end: 'Unlink' },
  pairedDevices: { what: 'Device without an account', end: 'End' },
  pairingLinks: { what: 'Link or code that nobody has used yet', end: 'End' },
  calendarFeed: {
    name: () => 'Calendar address',
    what: 'Whoever has it sees your dates',
    end: 'End',
  },
  apiTokens: { what: 'Program with a token', end: 'End' },
  webhooks: { what: 'Is told of your weeks', end: 'End' },
  invites: { what: 'Invited, and not in yet', end: 'End' },
  sharedMembers: {
    name: (name) => `${name}’s other home`,
    what: 'Sees who is here on which days',
    end: 'End',
  },
}

/** What the list is made of: what opens the account, what shows something of the family, what is open. */
export const groups: readonly { title: string; kinds: readonly WayKind[] }[] = [
  { title: 'Into your account', kinds: ['sessions', 'passkeys', 'linked'] },
  { title: 'Devices without an account', kinds: ['pairedDevices', 'pairingLinks'] },
  {
    title: 'Addresses, programs and invites',
    kinds: ['calendarFeed', 'apiTokens', 'webhooks', 'invites', 'sharedMembers'],
  },
]

export const nameOf = ({ kind, name }: WayIn): string => kinds[kind].name?.(name) ?? name

export const endWords = ({ kind }: WayIn): string => kinds[kind].end

type Moment = { now: string; dayOf: (instant: string) => string }

/** What stands below a name: what it is, since when and by whom, and when it was last used. */
export function noteOf(way: WayIn, { now, dayOf }: Moment): string {
  const { kind, since, by, usedAt, endsAt, current } = way
  if (current) return 'This device'
  const made = `since ${longDay(dayOf(since))}${by === null ? '' : `, by ${by}`}`
  const until = endsAt === null ? [] : [`Until ${longDay(dayOf(endsAt))}`]
  const used = usedAt === null ? [] : [usedWords(usedAt, now)]
  return [`${kinds[kind].what}, ${made}`, ...until, ...used].join('. ')
}
