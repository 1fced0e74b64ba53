import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Family } from '#core/contract/family.ts'
import type { Invite, NewInvite } from '#core/contract/invite.ts'
import { isOpen } from '#core/domain/invite.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** The family's invites, the newest first; only for the parent who started the family. */
export function useInvites() {
  const { user, family } = useFamily()
  return useQuery({
    queryKey: keyOf(family),
    queryFn: () => request(apiPaths.invites(user.familyId)),
    placeholderData: keepPreviousData,
    enabled: user.role === 'primary',
    refetchInterval: ({ state }) => lookAgain(state.data ?? [], new Date().toISOString()),
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

/** By this zone's clocks the mail says when the family meets. */
const here = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** Sends an invite; an address that has an open one keeps that. */
export function useInvite() {
  const { user } = useFamily()
  return useChangedInvite(({ toEmail, name }: Pick<NewInvite, 'toEmail' | 'name'>) =>
    request(apiPaths.invites(user.familyId), {
      method: 'POST',
      body: { toEmail, name, ...here() },
    }),
  )
}

/** Sends an open invite's mail once more. */
export function useResendInvite() {
  const { user } = useFamily()
  return useChangedInvite(({ inviteId }: Invite) =>
    request(apiPaths.resendInvite(user.familyId, inviteId), {
      method: 'POST',
      body: here(),
    }),
  )
}

/** Takes an invite back: its link opens nothing any more. */
export function useRevokeInvite() {
  const { user } = useFamily()
  return useChangedInvite(({ inviteId }: Invite) =>
    request(apiPaths.invite(user.familyId, inviteId), { method: 'DELETE' }),
  )
}

/** Does something that gives the invite as it is then, and puts it into its place in the list. */
function useChangedInvite<Input>(mutationFn: (input: Input) => Promise<Invite>) {
  const { family } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (invite) => {
      queryClient.setQueryData<Invite[]>(keyOf(family), (before = []) => {
        const index = before.findIndex(({ inviteId }) => inviteId === invite.inviteId)
        return index === -1 ? [invite, ...before] : before.with(index, invite)
      })
    },
    // What was refused may have happened elsewhere, and a list on its way be older than this.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(family) }),
  })
}
