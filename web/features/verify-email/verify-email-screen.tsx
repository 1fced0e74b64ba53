import { isReady } from '#core/domain/access.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WaitingForConfirmation } from './waiting.tsx'

/** The state of the address; moves on by itself once it is confirmed. */
export function VerifyEmailScreen() {
  const { user } = useFamily()
  return user.emailVerified ? <Confirmed /> : <WaitingForConfirmation email={user.profile.email} />
}

function Confirmed() {
  const { user } = useFamily()
  const ready = isReady(user)
  return (
    <EmptyState
      as="h1"
      picture={<CelebratingElephants alive />}
      title="Your address is confirmed"
      action={
        <ButtonLink to={ready ? appPaths.dashboard : appPaths.onboarding}>
          {ready ? 'Go to today' : 'Set up your family'}
        </ButtonLink>
      }
    >
      <title>Address confirmed · Elefam</title>
      <p>Thank you. Now we can help when a password gets lost.</p>
    </EmptyState>
  )
}
