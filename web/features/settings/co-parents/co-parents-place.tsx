import { useState } from 'react'
import type { Relative } from '#core/account/user-schema.ts'
import { appPaths, apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { showFlashMessage } from '#web/lib/flash-message.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { AdultInviteRows, useAdultInvites } from '#web/shared/invites/adult-invites.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/form-dialog.tsx'
import { Part, Place, ProofDialog } from '../place.tsx'
import { InviteForm, InviteList } from './invites.tsx'
import { People, useAccounts, useFace, useRemoveCoParent } from './people.tsx'

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
  return (
    <>
      <People />
      <Part title="Invite somebody">
        <KnownAdults />
        <InviteForm />
        <InviteList />
      </Part>
      <HandOver />
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
      <People />
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
  const [heir, setHeir] = useState<Relative | null>(null)
  const coParents = (data ?? []).filter(({ role }) => role === 'coParent')
  if (coParents.length === 0) return null
  const nameOf = (account: Relative) => faceOf(account).name
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
