import { useState } from 'react'
import { apiPaths, appPaths, settingsPlaces } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { clearDrafts, keepDraftsOf } from '#web/lib/drafts.ts'
import { clearFamilyForm } from '#web/shared/drafts/family-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part } from './place.tsx'
import { ProofDialog } from './proof-dialog.tsx'

/** What cannot be undone. */
export function Leaving() {
  const { user, family } = useFamily()
  const [asked, setAsked] = useState<'family' | 'account' | null>(null)
  const isPrimary = user.role === 'primary'
  const close = () => setAsked(null)
  return (
    <Part title="Leave for good">
      <p className="text-quiet">
        {isPrimary ? (
          'You started this family. You can delete it and begin anew, or delete your account with it.'
        ) : (
          <>
            You can leave the family under{' '}
            <TextLink to={settingsPlaces.coParents}>Co-parents</TextLink>, or delete your account.{' '}
            {family.familyData.primaryUser.name} keeps the family.
          </>
        )}{' '}
        You may want to take a copy first.
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
      {asked === 'family' && <DeleteFamilyDialog onClose={close} />}
      {asked === 'account' && <DeleteAccountDialog onClose={close} />}
    </Part>
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
        Its people, missions, weeks and everything in them go at once, and cannot be brought back.
        You keep your account and begin anew.
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
