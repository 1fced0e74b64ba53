import { t } from '#core/say.ts'
import { deviceWords } from '#content/device-words.ts'
import type { WayIn } from '#core/account/way-in-schema.ts'
import type { WayKind } from '#core/words.ts'
import { longDay } from '#web/lib/dates.ts'
import { notesOf, usedWords } from '#web/lib/words.ts'

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
  sessions: { name: deviceWords, what: t`Signed in to your account`, end: t`Sign out` },
  passkeys: { what: t`Passkey`, end: t`Remove` },
  linked: { what: t`Account of another site`, end: t`Unlink` },
  pairedDevices: { what: t`Device without an account`, end: t`End` },
  pairingLinks: { what: t`Link or code that nobody has used yet`, end: t`End` },
  calendarFeed: {
    name: () => t`Calendar address`,
    what: t`Whoever has it sees your dates`,
    end: t`End`,
  },
  apiTokens: { what: t`Program with a token`, end: t`End` },
  webhooks: { what: t`Is told of your weeks`, end: t`End` },
  invites: { what: t`Invited, and not in yet`, end: t`End` },
  sharedMembers: {
    name: (name) => t`${name}’s other home`,
    what: t`Sees who is here on which days`,
    end: t`End`,
  },
}

/** What the list is made of: what opens the account, what shows something of the family, what is open. */
export const groups: readonly { title: string; kinds: readonly WayKind[] }[] = [
  { title: t`Into your account`, kinds: ['sessions', 'passkeys', 'linked'] },
  { title: t`Devices without an account`, kinds: ['pairedDevices', 'pairingLinks'] },
  {
    title: t`Addresses, programs and invites`,
    kinds: ['calendarFeed', 'apiTokens', 'webhooks', 'invites', 'sharedMembers'],
  },
]

export const nameOf = ({ kind, name }: WayIn): string => kinds[kind].name?.(name) ?? name

export const endWords = ({ kind }: WayIn): string => kinds[kind].end

type Moment = { now: string; dayOf: (instant: string) => string }

/** What stands below a name: what it is, since when and by whom, and when it was last used. */
export function noteOf(way: WayIn, { now, dayOf }: Moment): string {
  const { kind, since, by, usedAt, endsAt, current } = way
  if (current) return t`This device`
  const day = longDay(dayOf(since))
  const made = by === null ? t`since ${day}` : t`since ${day}, by ${by}`
  const until = endsAt === null ? [] : [t`Until ${longDay(dayOf(endsAt))}`]
  const used = usedAt === null ? [] : [usedWords(usedAt, now)]
  return [notesOf(kinds[kind].what, made), ...until, ...used].join('. ')
}
