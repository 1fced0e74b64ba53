import type { ReactNode } from 'react'
import type { User } from '#core/contract/user.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { TryAgain } from './try-again.tsx'
import { useAccounts, useFace } from './use-co-parents.ts'

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
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton shape="circle" />
        <Skeleton className="w-40" />
      </div>
    )
  }
  return (
    <ul aria-label="Who is in" className="grid grid-cols-1 gap-4">
      {data.map((account) => {
        const { name, animal, color } = faceOf(account)
        return (
          <li key={account.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Avatar name={name} animal={animal} color={color} decorative />
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
