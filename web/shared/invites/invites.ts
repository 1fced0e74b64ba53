import { plural, t } from '#core/say.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Family } from '#core/family/schema.ts'
import type { Invite, NewInvite, ToldInvite } from '#core/invites/schema.ts'
import { inOnePiece, isOpen, sameAddress, stateOf } from '#core/invites/invite.ts'
import type { Adult } from '#core/members/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { OfflineError, request } from '#web/data/api.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { deviceTimeZone } from '#web/lib/use-today.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What became of an invite, as a parent would say it: "Waiting, 5 days left". */
export function stateWords(invite: Invite, now: string): string {
  const state = stateOf(invite, now)
  if (state === 'joined') return t`Joined`
  if (state === 'withdrawn') return t`Withdrawn`
  if (state === 'expired') return t`Expired`
  return waitingWords(Date.parse(invite.expiresAt) - Date.parse(now))
}

function waitingWords(left: number): string {
  if (left < hour) return t`Waiting, less than an hour left`
  if (left < day)
    return plural(Math.floor(left / hour), {
      one: 'Waiting, # hour left',
      other: 'Waiting, # hours left',
    })
  return plural(Math.round(left / day), {
    one: 'Waiting, # day left',
    other: 'Waiting, # days left',
  })
}

/**
 * How far the mail of an open invite is, and what to do where it does not go by itself; null where
 * nothing needs to be said.
 */
export function mailWords({ mail, name }: Pick<Invite, 'mail' | 'name'>): string | null {
  switch (mail) {
    case 'waiting':
      return t`The mail has not left yet. If that takes long, copy the link and send it yourself.`
    case 'unconfirmed':
      return t`The mail goes out once you confirm your own address. The link works already: copy it for ${name}.`
    case 'failed':
      return t`The mail could not be delivered. Look at the address, or copy the link for ${name}.`
    case 'link':
      return t`This server sends no mail. Copy the link and send it to ${name}.`
    case 'sent':
    case null:
      return null
  }
}

/** What an invite that was just made means, in a few words. Nobody is told of a mail that has not left (N37). */
export function invitedWords({ mail, name }: Pick<Invite, 'mail' | 'name'>): string {
  switch (mail) {
    case 'sent':
      return t`The invite for ${name} is on its way`
    case 'waiting':
      return t`${name} is invited. The mail leaves as soon as it can`
    case 'unconfirmed':
      return t`${name} is invited. The mail waits until you confirm your address`
    case 'failed':
      return t`${name} is invited, but the mail could not be delivered. Copy the link`
    case 'link':
      return t`${name} is invited. Copy the link and send it to them`
    case null:
      return t`${name} is invited`
  }
}

/** How long it takes until the mail may be sent again: "in 40 s"; null from then on. */
export function waitWords({ resendFrom }: Invite, now: string): string | null {
  const wait = Date.parse(resendFrom) - Date.parse(now)
  if (wait <= 0) return null
  if (wait < 2 * minute) return plural(Math.ceil(wait / 1000), { other: 'in # s' })
  if (wait < 2 * hour) return plural(Math.ceil(wait / minute), { other: 'in # min' })
  if (wait < 2 * day) return plural(Math.ceil(wait / hour), { other: 'in # hours' })
  return plural(Math.ceil(wait / day), { other: 'in # days' })
}

/** Why an invite did not work out; without a connection nothing happened, and trying again is safe. */
export function failureWords(error: Error): string {
  if (!(error instanceof OfflineError)) return error.message
  return t`There is no connection just now. Please try again in a moment.`
}

export type WithEmail = Adult & { email: string }

/** The latest invite to an address that was not withdrawn. */
export function inviteTo(email: string, invites: readonly Invite[]): Invite | undefined {
  return invites.find(
    ({ createdAt, expiresAt, toEmail }) => expiresAt > createdAt && sameAddress(toEmail, email),
  )
}

/**
 * The adults who could be invited. Whoever is in already needs no invite, and before the invites are
 * known nobody can say who does (N37).
 */
export function notInYet(
  adults: readonly Adult[],
  invites: readonly Invite[] | undefined,
): WithEmail[] {
  if (!invites) return []
  return adults.filter(
    (adult): adult is WithEmail =>
      !!adult.email && inviteTo(adult.email, invites)?.status !== 'confirmed',
  )
}

/** The family's invites, the newest first; only for the parent who started the family. */
export function useInvites() {
  const user = useUser()
  const { family } = useHome()
  const store = useStore()
  return useQuery({
    queryKey: keyOf(family),
    queryFn: async () => (await request(apiPaths.invites(user.familyId))).map(inOnePiece),
    placeholderData: keepPreviousData,
    enabled: user.role === 'primary',
    refetchInterval: ({ state }) => lookAgain(state.data ?? [], store.now()),
  })
}

/** A mail that is on its way changes an invite by itself: soon, or once its mail server is back. */
function lookAgain(invites: readonly Invite[], now: string): number | false {
  const ways = invites.filter(
    (invite) => isOpen(invite, now) && (invite.mail === 'waiting' || invite.mail === 'unconfirmed'),
  )
  if (ways.length === 0) return false
  const isNew = ({ mail, resendFrom }: Invite) => mail === 'waiting' && now < resendFrom
  return ways.some(isNew) ? 4_000 : 30_000
}

/** Whoever joins or leaves has changed an invite as well: then the list is asked for anew. */
const keyOf = ({ id, coParents }: Pick<Family, 'id' | 'coParents'>) => ['invites', id, coParents]

/** The zone by which the mail says when the family meets. */
const here = () => ({ timeZone: deviceTimeZone() })

/** Sends an invite; an address that has an open one keeps that. */
export function useInvite() {
  const user = useUser()
  const withProof = useWithProof()
  return useChangedInvite(({ toEmail, name }: Pick<NewInvite, 'toEmail' | 'name'>) => {
    const body = { toEmail, name, ...here() }
    return withProof(() => request(apiPaths.invites(user.familyId), { method: 'POST', body }))
  })
}

/** Sends an open invite's mail once more. */
export function useResendInvite() {
  const user = useUser()
  return useChangedInvite(({ inviteId }: Invite) =>
    request(apiPaths.resendInvite(user.familyId, inviteId), {
      method: 'POST',
      body: here(),
    }),
  )
}

/** Takes an invite back: its link opens nothing any more. */
export function useRevokeInvite() {
  const user = useUser()
  return useChangedInvite(({ inviteId }: Invite) =>
    request(apiPaths.invite(user.familyId, inviteId), { method: 'DELETE' }),
  )
}

/** Sends a request that answers with the changed invite, and replaces it in the list. */
function useChangedInvite<Input>(change: (input: Input) => Promise<ToldInvite>) {
  const { family } = useHome()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => inOnePiece(await change(input)),
    onSuccess: (invite) => {
      queryClient.setQueryData<Invite[]>(keyOf(family), (before = []) => {
        const index = before.findIndex(({ inviteId }) => inviteId === invite.inviteId)
        return index === -1 ? [invite, ...before] : before.with(index, invite)
      })
    },
    // A refusal may mean that another tab was first: the list is fetched anew.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(family) }),
  })
}
