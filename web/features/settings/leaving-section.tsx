import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { apiPaths, appPaths, settingsAnchors } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useSaving, useStore } from '#web/data/use-family.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { clearDrafts, keepDraftsOf } from '#web/lib/drafts.ts'
import { clearFamilyForm } from '#web/shared/drafts/family-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ProofDialog } from './proof-dialog.tsx'

/** Signing out, and what cannot be undone. */
export function LeavingSection() {
  const { user, family } = useFamily()
  const [asked, setAsked] = useState<'family' | 'account' | null>(null)
  const isPrimary = user.role === 'primary'
  const close = () => setAsked(null)
  return (
    <Section id={settingsAnchors.leaving} title="Sign out and leave" className="scroll-mt-6">
      <SignOutCard />
      <Card className="grid justify-items-start gap-3">
        <h3 className="text-lead">Leave for good</h3>
        <p className="text-quiet">
          {isPrimary
            ? 'You started this family. You can delete it and begin anew, or delete your account with it.'
            : `You can leave the family under “Co-parents”, or delete your account. ${family.familyData.primaryUser.name} keeps the family.`}{' '}
          You may want to{' '}
          <TextLink to={`${appPaths.settings}#${settingsAnchors.data}`}>take a copy</TextLink>{' '}
          first.
        </p>
        <div className="flex flex-wrap gap-2">
          {isPrimary && (
            <Button look="secondary" size="small" onClick={() => setAsked('family')}>
              Delete the family
            </Button>
          )}
          <Button look="secondary" size="small" onClick={() => setAsked('account')}>
            Delete my account
          </Button>
        </div>
      </Card>
      {asked === 'family' && <DeleteFamilyDialog onClose={close} />}
      {asked === 'account' && <DeleteAccountDialog onClose={close} />}
    </Section>
  )
}

/** What still waits is sent first, and nothing of the family stays behind (S4.6). */
function SignOutCard() {
  const store = useStore()
  const { entries } = useSaving()
  const isRefused = entries.some(({ refused }) => refused)
  const [warned, setWarned] = useState(false)
  const signOut = useMutation({ mutationFn: store.signOut })
  return (
    <Card className="grid justify-items-start gap-4">
      {signOut.error && (
        <Notice tone="care" alert>
          {entries.length > 0
            ? 'Some changes are not on the server yet. Sign out when you are online again.'
            : signOut.error.message}
        </Notice>
      )}
      {isRefused && warned && (
        <Notice tone="care" alert>
          Something you wrote was not saved. The triangle at the top shows it, to copy or to try
          again; signing out throws it away.
        </Notice>
      )}
      <Button
        look="secondary"
        icon={<LogOut aria-hidden="true" />}
        busy={signOut.isPending}
        onClick={() => (isRefused && !warned ? setWarned(true) : signOut.mutate())}
      >
        {isRefused && warned ? 'Sign out all the same' : 'Sign out'}
      </Button>
    </Card>
  )
}

function DeleteFamilyDialog({ onClose }: { onClose: () => void }) {
  const { user, family } = useFamily()
  const store = useStore()
  const navigate = useNavigate()
  return (
    <ProofDialog
      title="Delete your family?"
      label="Delete the family"
      onClose={onClose}
      act={async (body) => {
        await request(apiPaths.family(family.id), { method: 'DELETE', body })
        await store.outbox.clear()
        // Nothing that was typed about the old family stays; what comes now is kept again.
        clearDrafts()
        clearFamilyForm()
        keepDraftsOf(user.id)
        await store.refresh()
      }}
      onDone={() => navigate(appPaths.onboarding)}
    >
      <p>
        Its people, goals, weeks and everything in them go at once, and cannot be brought back. You
        keep your account and begin anew.
      </p>
      <CoParentsGoHome />
    </ProofDialog>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user, family } = useFamily()
  const store = useStore()
  const isPrimary = user.role === 'primary'
  return (
    <ProofDialog
      title="Delete your account?"
      label="Delete my account"
      onClose={onClose}
      act={async (body) => {
        await request(apiPaths.user(user.id), { method: 'DELETE', body })
        await store.leave() // Nobody is signed in any more: the landing page comes next.
      }}
      onDone={() => undefined}
    >
      {isPrimary ? (
        <p>
          Your account and your family go at once, with everything in them, and cannot be brought
          back.
        </p>
      ) : (
        <p>
          Your account goes at once, with what you said and did in{' '}
          {family.familyData.primaryUser.name}’s family. It cannot be brought back.
        </p>
      )}
      {isPrimary && <CoParentsGoHome />}
    </ProofDialog>
  )
}

/** What it means for the others, where there are any. */
function CoParentsGoHome() {
  const { family } = useFamily()
  if (family.coParents.length === 0) return null
  return (
    <p>
      Your co-parents are told by e-mail and keep accounts of their own. Should they want to go on
      with these plans, hand the family over to one of them instead.
    </p>
  )
}
