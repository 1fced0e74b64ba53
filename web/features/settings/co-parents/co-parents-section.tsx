import { useState } from 'react'
import type { User } from '#core/contract/user.ts'
import { appPaths, settingsAnchors } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AccountRows } from './account-rows.tsx'
import { HandOverCard } from './hand-over-card.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteList } from './invite-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** Who plans along with an account of their own, and how others come to it. */
export function CoParentsSection() {
  const { user } = useFamily()
  return (
    <Section
      id={settingsAnchors.coParents}
      title="Co-parents"
      lead="Other adults with an account of their own: they see and change the same plans."
      className="scroll-mt-6"
    >
      {user.role === 'primary' ? <ForPrimary /> : <ForCoParent />}
    </Section>
  )
}

function ForPrimary() {
  const toast = useToast()
  const [leaving, setLeaving] = useState<{ account: User; name: string } | null>(null)
  return (
    <>
      <Card>
        <AccountRows
          action={(account, name) =>
            account.role === 'coParent' && (
              <Button
                look="secondary"
                size="small"
                className="ms-auto"
                onClick={() => setLeaving({ account, name })}
              >
                Remove<span className="sr-only"> {name}</span>
              </Button>
            )
          }
        />
      </Card>
      <Card className="grid grid-cols-1 gap-6">
        <h3 className="text-lead">Invite somebody</h3>
        <InviteForm />
        <InviteList />
      </Card>
      <HandOverCard />
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
            As a member they stay in your plans; you can change that under “Your family”.
          </p>
        </RemoveDialog>
      )}
    </>
  )
}

function ForCoParent() {
  const { user, family } = useFamily()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const { name } = family.familyData.primaryUser
  return (
    <Card className="grid grid-cols-1 gap-5">
      <AccountRows action={() => null} />
      <p className="text-quiet">{name} started this family and can invite others.</p>
      <Button
        look="secondary"
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
    </Card>
  )
}
