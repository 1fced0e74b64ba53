import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#core/contract/user.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface AccountRowsProps {
  /** What can be done about somebody, at the end of their row. */
  action: (account: User, name: string) => ReactNode
}

/** Who is in the family with an account of their own. */
export function AccountRows({ action }: AccountRowsProps) {
  const { user } = useFamily()
  const faceOf = useFace()
  const { data, error, refetch } = useAccounts()
  if (error && !data) return <TryAgain error={error} onTry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="flex items-center gap-3">
        <span className="sr-only">Loading</span>
        <Skeleton shape="circle" />
        <Skeleton className="w-40" />
      </div>
    )
  }
  return (
    <ul aria-label="Who is in" className="divide-line grid grid-cols-1 divide-y">
      {data.map((account) => {
        const { name, animal, color } = faceOf(account)
        return (
          <li
            key={account.id}
            className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <Avatar name={name} animal={animal} color={color} />
            <div className="min-w-36 flex-1 leading-snug">
              <p className="font-semibold">
                {name}
                {account.id === user.id && <span className="text-quiet font-normal"> (you)</span>}
              </p>
              <p className="text-small text-quiet">
                {account.role === 'primary' ? 'Started this family' : account.profile.email}
                {account.role === 'coParent' && !account.emailVerified && (
                  <span> (this address is not confirmed yet)</span>
                )}
              </p>
            </div>
            {action(account, name)}
          </li>
        )
      })}
    </ul>
  )
}

/** Something could not be read: why, and the way to try once more. */
export function TryAgain({ error, onTry }: { error: Error; onTry: () => void }) {
  return (
    <Notice
      tone="care"
      alert
      actions={
        <Button size="small" variant="secondary" onClick={onTry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}

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

/** Ends somebody's part in the family, one's own as well; the documents are fresh afterwards. */
export function useRemoveCoParent() {
  const { user } = useFamily()
  const store = useStore()
  return useMutation({
    mutationFn: async (userId: string) => {
      await request(apiPaths.coParent(user.familyId, userId), { method: 'DELETE' })
      await store.refresh()
    },
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
