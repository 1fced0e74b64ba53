import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { deviceWords } from '#content/device-words.ts'
import { apiPaths, settingsPlaces } from '#core/paths.ts'
import type { WayKind } from '#core/words.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { usedWords } from '#web/lib/words.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import type { LucideIcon } from '#web/ui/icon.ts'
import {
  CalendarDays,
  Globe,
  House,
  KeyRound,
  Laptop,
  Mail,
  Megaphone,
  Plug,
  TabletSmartphone,
} from '#web/ui/icons.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/form-dialog.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { People } from '../co-parents/people.tsx'
import { Part, Place } from '../place.tsx'

const icons: Record<WayKind, LucideIcon> = {
  sessions: Laptop,
  passkeys: KeyRound,
  linked: Globe,
  pairedDevices: TabletSmartphone,
  pairingLinks: TabletSmartphone,
  calendarFeed: CalendarDays,
  apiTokens: Plug,
  webhooks: Megaphone,
  invites: Mail,
  sharedMembers: House,
}

const keyOf = (userId: string) => ['who-gets-in', userId]

/** Who and what can get in, as one list: each ends with one press, and all of it with one. */
export function WaysInPlace() {
  const { user } = useFamily()
  const [endingAll, setEndingAll] = useState(false)
  const ways = useQuery({
    queryKey: keyOf(user.id),
    queryFn: () => request(apiPaths.waysIn),
    staleTime: 0, // It is opened by whoever wants to know how it is now.
  })
  const { data } = ways
  const others = (data ?? []).filter(({ current }) => !current)
  return (
    <Place
      title="Who and what can get in"
      back={{ to: settingsPlaces.signIn, label: 'You and signing in' }}
      lead="You do not know one of these? End it, and change your password."
    >
      <Part title="People">
        <People />
      </Part>
      {data ? <WayGroups ways={data} /> : <Waiting query={ways} />}
      {others.length > 0 && (
        <Part
          title="All at once"
          lead="For when you are not sure. What you need you can let in again."
        >
          <Button variant="secondary" size="small" onClick={() => setEndingAll(true)}>
            End all but this device
          </Button>
        </Part>
      )}
      {endingAll && <EndAll onClose={() => setEndingAll(false)} />}
    </Place>
  )
}

function WayGroups({ ways }: { ways: readonly WayIn[] }) {
  const shown = groups.map(({ title, kinds }) => ({
    title,
    ways: ways.filter(({ kind }) => kinds.includes(kind)),
  }))
  return shown
    .filter((group) => group.ways.length > 0)
    .map((group) => (
      <Part key={group.title} title={group.title}>
        <Lines label={group.title}>
          {group.ways.map((way) => (
            <WayLine key={way.id} way={way} />
          ))}
        </Lines>
      </Part>
    ))
}

/** One of them, and its end. */
function WayLine({ way }: { way: WayIn }) {
  const queries = useQueryClient()
  const toast = useToast()
  const withProof = useWithProof()
  const now = useNow(60_000)
  const dayOf = useDayOf()
  const name = nameOf(way)
  const Icon = icons[way.kind]
  const end = useMutation({
    mutationFn: async () => {
      await withProof(() => request(apiPaths.wayIn(way.id), { method: 'DELETE' }))
      toast({ text: `${name}: ended`, tone: 'good' })
      await queries.invalidateQueries()
    },
  })
  return (
    <Line
      mark={<Icon className="text-quiet size-6 shrink-0" />}
      name={name}
      note={noteOf(way, { now, dayOf })}
    >
      {!way.current && (
        <Button
          variant="secondary"
          size="small"
          className="ms-auto"
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {endWords(way)}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <ProblemBox text={end.error?.message ?? null} />
    </Line>
  )
}

function EndAll({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ['ways-in', useFamily().user.id],
    queryFn: () => request(apiPaths.signInMethods),
  })
  const queries = useQueryClient()
  const withProof = useWithProof()
  return (
    <ConfirmDialog
      title="End all but this device?"
      label="End all of it"
      act={async () => {
        await withProof(() => request(apiPaths.waysIn, { method: 'DELETE' }))
        await queries.invalidateQueries()
      }}
      done="All of it is ended"
      onClose={onClose}
    >
      <p>
        Every other device is signed out, also the children’s and the wall. Addresses, programs and
        open invites end.{' '}
        {data?.password === false
          ? 'What you sign in with stays.'
          : 'Passkeys and other sites end, too: you sign in with your password.'}
      </p>
      <p>People who are in your family stay, and so does all that you planned.</p>
    </ConfirmDialog>
  )
}

type Words = {
  /** What it is called in the list, where its maker gave it no name. */
  name?: (name: string) => string
  /** What it is, in a few words. */
  what: string
  /** What its button says. */
  end: string
}

/** How each kind is told. */
const words: Record<WayKind, Words> = {
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

export const nameOf = ({ kind, name }: WayIn): string => words[kind].name?.(name) ?? name

export const endWords = ({ kind }: WayIn): string => words[kind].end

type Moment = { now: string; dayOf: (instant: string) => string }

/** What stands below a name: what it is, since when and by whom, and when it was last used. */
export function noteOf(way: WayIn, { now, dayOf }: Moment): string {
  const { kind, since, by, usedAt, endsAt, current } = way
  if (current) return 'This device'
  const made = `since ${longDay(dayOf(since))}${by === null ? '' : `, by ${by}`}`
  const until = endsAt === null ? [] : [`Until ${longDay(dayOf(endsAt))}`]
  const used = usedAt === null ? [] : [usedWords(usedAt, now)]
  return [`${words[kind].what}, ${made}`, ...until, ...used].join('. ')
}
