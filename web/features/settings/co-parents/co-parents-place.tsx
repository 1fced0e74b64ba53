import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { User } from '#core/contract/user.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { appPaths, apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { showFlashMessage } from '#web/lib/flash-message.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { AdultInviteRows, useAdultInvites } from '#web/shared/invites/adult-invites.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/form-dialog.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { Part, Place, ProofDialog } from '../place.tsx'
import { InviteForm, InviteList } from './invites.tsx'

/** Who plans along with an account of their own, and how others come to it. */
export function CoParentsPlace() {
  const { user } = useFamily()
  return (
    <Place
      title="Co-parents"
      lead="Other adults with an account of their own: they see and change the same plans."
    >
      {user.role === 'primary' ? <ForPrimary /> : <ForCoParent />}
    </Place>
  )
}

function ForPrimary() {
  const remove = useRemoveCoParent()
  const [leaving, setLeaving] = useState<{ account: User; name: string } | null>(null)
  return (
    <>
      <AccountRows
        action={(account, name) =>
          account.role === 'coParent' && (
            <Button
              variant="secondary"
              size="small"
              className="ms-auto"
              onClick={() => setLeaving({ account, name })}
            >
              Remove<span className="sr-only"> {name}</span>
            </Button>
          )
        }
      />
      <Part title="Invite somebody">
        <KnownAdults />
        <InviteForm />
        <InviteList />
      </Part>
      <HandOver />
      {leaving && (
        <ConfirmDialog
          title={`Remove ${leaving.name} from your family?`}
          label="Remove"
          act={() => remove(leaving.account.id)}
          done={`${leaving.name} no longer sees your family`}
          onClose={() => setLeaving(null)}
        >
          <p>
            They keep their account, with a family of their own, and see nothing of yours any more.
            As a member they stay in your plans; you can change that under “Family”.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Adults of the family whose e-mail is known already, and who were never invited (N15). */
function KnownAdults() {
  const invites = useAdultInvites()
  const adults = invites.open.filter((adult) => !invites.inviteOf(adult))
  return adults.length > 0 && <AdultInviteRows invites={invites} adults={adults} />
}

function ForCoParent() {
  const { user, family } = useFamily()
  const navigate = useNavigate()
  const remove = useRemoveCoParent()
  const [leaving, setLeaving] = useState(false)
  const { name } = family.familyData.primaryUser
  return (
    <>
      <AccountRows action={() => null} />
      <p className="text-quiet">{name} started this family and can invite others.</p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setLeaving(true)}
      >
        Leave this family
      </Button>
      {leaving && (
        <ConfirmDialog
          title={`Leave ${name}’s family?`}
          label="Leave"
          act={async () => {
            await remove(user.id)
            navigate(appPaths.dashboard)
            showFlashMessage(`You left ${name}’s family. This one is your own.`)
          }}
          onClose={() => setLeaving(false)}
        >
          <p>
            You keep your account and are back in a family of your own. To see this one again you
            need a new invite.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** For the parent who started the family: to let a co-parent go on with it. */
function HandOver() {
  const { family } = useFamily()
  const store = useStore()
  const { data } = useAccounts()
  const faceOf = useFace()
  const [heir, setHeir] = useState<User | null>(null)
  const coParents = (data ?? []).filter(({ role }) => role === 'coParent')
  if (coParents.length === 0) return null
  const nameOf = (account: User) => faceOf(account).name
  return (
    <Part
      title="Hand the family over"
      lead="Somebody else invites, and decides who is in it. You stay, and can leave whenever you like."
    >
      <div className="flex flex-wrap gap-2">
        {coParents.map((account) => (
          <Button
            key={account.id}
            variant="secondary"
            size="small"
            onClick={() => setHeir(account)}
          >
            Hand it to {nameOf(account)}
          </Button>
        ))}
      </div>
      {heir && (
        <ProofDialog
          title={`Hand the family to ${nameOf(heir)}?`}
          label="Hand it over"
          variant="primary"
          onClose={() => setHeir(null)}
          act={async (proof) => {
            await store.outbox.flush()
            const body = { userId: heir.id, ...proof }
            await request(apiPaths.handOver(family.id), { method: 'POST', body })
            await store.refresh()
          }}
          done={`${nameOf(heir)} has the family now`}
        >
          <p>
            All weeks and plans stay as they are, for all of you. Open invites are taken back. Only{' '}
            {nameOf(heir)} can hand it back to you.
          </p>
        </ProofDialog>
      )}
    </Part>
  )
}

interface AccountRowsProps {
  /** What can be done about somebody, at the end of their row. */
  action: (account: User, name: string) => ReactNode
}

/** Who is in the family with an account of their own. */
function AccountRows({ action }: AccountRowsProps) {
  const { user } = useFamily()
  const faceOf = useFace()
  const accounts = useAccounts()
  if (!accounts.data) return <Waiting query={accounts} />
  return (
    <Lines label="Who is in">
      {accounts.data.map((account) => {
        const { name, animal, color } = faceOf(account)
        const { role, profile, emailVerified } = account
        return (
          <Line
            key={account.id}
            mark={<Avatar name={name} animal={animal} color={color} />}
            name={
              <>
                {name}
                {account.id === user.id && <span className="text-quiet font-normal"> (you)</span>}
              </>
            }
            note={
              <>
                {role === 'primary' ? 'Started this family' : profile.email}
                {role === 'coParent' && !emailVerified && ' (this address is not confirmed yet)'}
              </>
            }
          >
            {action(account, name)}
          </Line>
        )
      })}
    </Lines>
  )
}

/** Ends somebody's part in the family, one's own as well; the documents are fresh afterwards. */
function useRemoveCoParent() {
  const { user } = useFamily()
  const store = useStore()
  return async (userId: string) => {
    await request(apiPaths.coParent(user.familyId, userId), { method: 'DELETE' })
    await store.refresh()
  }
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

/** What the family calls the account's owner, and their animal and colour where they are a member. */
export function useFace() {
  const { primaryUser, adults } = useFamily().family.familyData
  return ({ role, profile }: User) => {
    if (role === 'primary') return primaryUser
    const member = adults.find(({ email }) => email && sameAddress(email, profile.email))
    return member ?? { name: profile.name, color: 'elephant', animal: undefined }
  }
}
