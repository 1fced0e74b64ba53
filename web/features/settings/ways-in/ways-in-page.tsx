import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { apiPaths, settingsPaths } from '#core/paths.ts'
import type { WayKind } from '#core/words.ts'
import { request } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
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
import { useAsk } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { Accounts } from '../co-parents/accounts.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { endWords, groups, nameOf, noteOf } from './way-words.ts'

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
export function WaysInPage() {
  const user = useUser()
  const endAll = useEndAll()
  const ways = useQuery({
    queryKey: keyOf(user.id),
    queryFn: () => request(apiPaths.waysIn),
    staleTime: 0, // It is opened by whoever wants to know how it is now.
  })
  const { data } = ways
  const others = (data ?? []).filter(({ current }) => !current)
  return (
    <SettingsPage
      title={t`Who and what can get in`}
      back={{ to: settingsPaths.signIn, label: t`You and signing in` }}
      lead={t`You do not know one of these? End it, and change your password.`}
    >
      <SettingsSection title={t`People`}>
        <Accounts />
      </SettingsSection>
      {data ? <WayGroups ways={data} /> : <Waiting query={ways} />}
      {others.length > 0 && (
        <SettingsSection
          title={t`All at once`}
          lead={t`For when you are not sure. What you need you can let in again.`}
        >
          <Button variant="secondary" size="small" onClick={() => void endAll()}>
            <Trans>End all but this device</Trans>
          </Button>
        </SettingsSection>
      )}
    </SettingsPage>
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
      <SettingsSection key={group.title} title={group.title}>
        <List label={group.title}>
          {group.ways.map((way) => (
            <WayLine key={way.id} way={way} />
          ))}
        </List>
      </SettingsSection>
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
      toast({ text: t`${name}: ended`, tone: 'good' })
      await queries.invalidateQueries()
    },
  })
  return (
    <ListItem
      mark={
        // As wide as a face, so that all names begin at one edge.
        <span className="bg-sunken text-quiet rounded-full grid size-11 shrink-0 place-items-center">
          <Icon className="size-6" />
        </span>
      }
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
    </ListItem>
  )
}

function useEndAll() {
  const { data: methods } = useSignInMethods()
  const queries = useQueryClient()
  const withProof = useWithProof()
  const ask = useAsk()
  return () =>
    ask({
      title: t`End all but this device?`,
      text: (
        <>
          <p>
            <Trans>
              Every other device is signed out, also the children’s and the wall. Addresses,
              programs and open invites end.
            </Trans>{' '}
            {methods?.password === false
              ? t`What you sign in with stays.`
              : t`Passkeys and other sites end, too: you sign in with your password.`}
          </p>
          <p>
            <Trans>People who are in your family stay, and so does all that you planned.</Trans>
          </p>
        </>
      ),
      label: t`End all of it`,
      act: async () => {
        await withProof(() => request(apiPaths.waysIn, { method: 'DELETE' }))
        await queries.invalidateQueries()
      },
      done: t`All of it is ended`,
    })
}
