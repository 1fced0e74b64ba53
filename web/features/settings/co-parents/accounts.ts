import { useQuery } from '@tanstack/react-query'
import type { User } from '#core/contract/user.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** Everybody with an account in the family; asked anew when its list of co-parents changes. */
export function useAccounts() {
  const { family } = useFamily()
  return useQuery({
    queryKey: ['accounts', family.id, ...family.coParents],
    queryFn: () => request(apiPaths.users),
    // A list that was asked for by older documents may tell of somebody they do not know yet.
    staleTime: 0,
  })
}

/** What the family calls the account's owner, and their animal and colour where they are a member. */
export function useFace() {
  const { primaryUser, adults } = useFamily().family.familyData
  return ({ role, profile }: User) => {
    if (role === 'primary') return primaryUser
    const member = adults.find(({ email }) => email && sameAddress(email, profile.email))
    return member ?? { name: profile.name, color: 'elephant', animal: undefined }
  }
}
