import { useState, type ReactNode } from 'react'
import type { User } from '#core/contract/user.ts'
import { appPaths, apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { AdultInviteRows, useAdultInvites } from '#web/shared/invites/adult-invites.tsx'
import { failureWords } from '#web/shared/invites/invites.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Part, Place } from '../place.tsx'
import { ProofDialog } from '../proof-dialog.tsx'
import { AccountRows, useAccounts, useFace, useRemoveCoParent } from './account-rows.tsx'
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
  const toast = useToast()
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
        <RemoveDialog
          userId={leaving.account.id}
          title={`Remove ${leaving.name} from your family?`}
          label="Remove"
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null)
            toast({ text: `${leaving.name} no longer sees your family` })
          }}
        >
          <p>
            They keep their account, with a family of their own, and see nothing of yours any more.
            As a member they stay in your plans; you can change that under “Family”.
          </p>
        </RemoveDialog>
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
        <RemoveDialog
          userId={user.id}
          title={`Leave ${name}’s family?`}
          label="Leave"
          onClose={() => setLeaving(false)}
          onDone={() => navigate(appPaths.dashboard)}
        >
          <p>
            You keep your account and are back in a family of your own. To see this one again you
            need a new invite.
          </p>
        </RemoveDialog>
      )}
    </>
  )
}

/** For the parent who started the family: to let a co-parent go on with it. */
function HandOver() {
  const { family } = useFamily()
  const store = useStore()
  const toast = useToast()
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
          onDone={() => {
            toast({ text: `${nameOf(heir)} has the family now`, tone: 'good' })
            setHeir(null)
          }}
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

interface RemoveDialogProps {
  userId: string
  title: string
  /** What the button does. */
  label: string
  onDone: () => void
  onClose: () => void
  /** What it means. */
  children: ReactNode
}

/** Asks before somebody's part in the family ends: only a new invite could undo that. */
function RemoveDialog(props: RemoveDialogProps) {
  const { userId, title, label, onDone, onClose, children } = props
  const remove = useRemoveCoParent()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            variant="danger"
            busy={remove.isPending}
            // A failure stands below the title.
            onClick={() => void remove.mutateAsync(userId).then(onDone, () => undefined)}
          >
            {label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {remove.error && (
        <Notice tone="care" alert>
          {failureWords(remove.error)}
        </Notice>
      )}
      {children}
    </Dialog>
  )
}
