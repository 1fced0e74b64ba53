import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Relative } from '#core/account/user-schema.ts'
import { sameAddress } from '#core/invites/invite.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { useAsk } from '#web/ui/ask.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { Waiting } from '#web/ui/waiting.tsx'

/** Who is in the family with an account of their own; whoever started it can remove the others. */
export function Accounts() {
  const user = useUser()
  const removeCoParent = useRemoveCoParent()
  const ask = useAsk()
  const faceOf = useFace()
  const accounts = useAccounts()
  if (!accounts.data) return <Waiting query={accounts} />
  const remove = ({ id }: Relative, name: string) =>
    ask({
      title: t`Remove ${name} from your family?`,
      text: t`They keep their account, with a family of their own, and see nothing of yours any more. As a member they stay in your plans; you can change that under “Family”.`,
      label: t`Remove`,
      act: () => removeCoParent(id),
      done: t`${name} no longer sees your family`,
    })
  return (
    <List label={t`Who is in`}>
      {accounts.data.map((account) => {
        const { name, animal, color } = faceOf(account)
        const { role, profile, emailVerified } = account
        return (
          <ListItem
            key={account.id}
            mark={<Avatar name={name} animal={animal} color={color} />}
            name={
              <>
                {name}
                {account.id === user.id && (
                  <span className="text-quiet font-normal">
                    {' '}
                    <Trans>(you)</Trans>
                  </span>
                )}
              </>
            }
            note={
              <>
                {role === 'primary' ? t`Started this family` : profile.email}
                {role === 'coParent' &&
                  !emailVerified &&
                  ` ${t`(this address is not confirmed yet)`}`}
              </>
            }
          >
            {user.role === 'primary' && role === 'coParent' && (
              <Button
                variant="secondary"
                size="small"
                className="ms-auto"
                onClick={() => void remove(account, name)}
              >
                <Trans>
                  Remove<span className="sr-only"> {name}</span>
                </Trans>
              </Button>
            )}
          </ListItem>
        )
      })}
    </List>
  )
}

/** Everybody with an account in the family; asked anew when its list of co-parents changes. */
export function useAccounts() {
  const { family } = useHome()
  return useQuery({
    queryKey: ['accounts', family.id, ...family.coParents],
    queryFn: () => request(apiPaths.users),
    // A list that was asked for by older documents may tell of somebody they do not know yet.
    staleTime: 0,
  })
}

/** Ends somebody's part in the family, one's own as well; the documents are fresh afterwards. */
export function useRemoveCoParent() {
  const user = useUser()
  const store = useStore()
  return async (userId: string) => {
    await request(apiPaths.coParent(user.familyId, userId), { method: 'DELETE' })
    await store.refresh()
  }
}

/** What the family calls the account's owner, and their animal and colour where they are a member. */
export function useFace() {
  const { primaryUser, adults } = useHome().family.familyData
  return ({ role, profile: { name, email: own } }: Relative) => {
    if (role === 'primary') return primaryUser
    const member = adults.find(({ email }) => email && own && sameAddress(email, own))
    return member ?? { name, color: 'elephant', animal: undefined }
  }
}
