import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Relative } from '#core/account/user-schema.ts'
import { appPaths, apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { showFlashMessage } from '#web/lib/flash-message.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { AdultInviteRows, useAdultInvites } from '#web/shared/invites/adult-invites.tsx'
import { useAsk } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAskWithProof } from '../ask-with-proof.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { Accounts, useAccounts, useFace, useRemoveCoParent } from './accounts.tsx'
import { InviteForm, InviteList } from './invites.tsx'

/** Who plans along with an account of their own, and how others come to it. */
export function CoParentsPage() {
  const user = useUser()
  return (
    <SettingsPage
      title={t`Co-parents`}
      lead={t`Other adults with an account of their own: they see and change the same plans.`}
    >
      {user.role === 'primary' ? <ForPrimary /> : <ForCoParent />}
    </SettingsPage>
  )
}

function ForPrimary() {
  return (
    <>
      <Accounts />
      <SettingsSection title={t`Invite somebody`}>
        <KnownAdults />
        <InviteForm />
        <InviteList />
      </SettingsSection>
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
  const user = useUser()
  const { family } = useHome()
  const navigate = useNavigate()
  const remove = useRemoveCoParent()
  const ask = useAsk()
  const { name } = family.familyData.primaryUser
  const leave = () =>
    ask({
      title: t`Leave ${name}’s family?`,
      text: t`You keep your account and are back in a family of your own. To see this one again you need a new invite.`,
      label: t`Leave`,
      act: async () => {
        await remove(user.id)
        navigate(appPaths.dashboard)
        showFlashMessage(t`You left ${name}’s family. This one is your own.`)
      },
    })
  return (
    <>
      <Accounts />
      <p className="text-quiet">
        <Trans>{name} started this family and can invite others.</Trans>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => void leave()}
      >
        <Trans>Leave this family</Trans>
      </Button>
    </>
  )
}

/** For the parent who started the family: to let a co-parent go on with it. */
function HandOver() {
  const { family } = useHome()
  const store = useStore()
  const { data } = useAccounts()
  const faceOf = useFace()
  const ask = useAskWithProof()
  const coParents = (data ?? []).filter(({ role }) => role === 'coParent')
  if (coParents.length === 0) return null
  const handTo = ({ id: userId }: Relative, name: string) =>
    ask({
      title: t`Hand the family to ${name}?`,
      text: t`All weeks and plans stay as they are, for all of you. Open invites are taken back. Only ${name} can hand it back to you.`,
      label: t`Hand it over`,
      variant: 'primary',
      act: async (proof) => {
        await store.outbox.flush()
        const body = { userId, ...proof }
        await request(apiPaths.handOver(family.id), { method: 'POST', body })
        await store.refresh()
      },
      done: t`${name} has the family now`,
    })
  return (
    <SettingsSection
      title={t`Hand the family over`}
      lead={t`Somebody else invites, and decides who is in it. You stay, and can leave whenever you like.`}
    >
      <div className="flex flex-wrap gap-2">
        {coParents.map((account) => {
          const { name } = faceOf(account)
          return (
            <Button
              key={account.id}
              variant="secondary"
              size="small"
              onClick={() => void handTo(account, name)}
            >
              <Trans>Hand it to {name}</Trans>
            </Button>
          )
        })}
      </div>
    </SettingsSection>
  )
}
