import { useSearchParams } from '#web/lib/navigation.tsx'
import { isReady } from '#core/domain/access.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WaitingForConfirmation } from './waiting.tsx'

/** The state of the address; moves on by itself once it is confirmed. */
export function VerifyEmailScreen() {
  const { user } = useFamily()
  const [parameters] = useSearchParams()
  const failed = parameters.has('failed')
  if (!user.emailVerified) {
    return <WaitingForConfirmation email={user.profile.email} failed={failed} />
  }
  return failed ? <DeadLink email={user.profile.email} /> : <Confirmed />
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

/** The link of a mail to a new address did not work; the confirmed one is as good as before. */
function DeadLink({ email }: { email: string }) {
  return (
    <EmptyState
      as="h1"
      picture={<LookingElephants alive />}
      title="This link is no longer valid"
      action={
        <ButtonLink look="secondary" to={appPaths.settings}>
          Go to the settings
        </ButtonLink>
      }
    >
      <title>Link no longer valid · Elefam</title>
      <p>
        Your address is still <strong className="text-ink break-words">{email}</strong>, and it is
        confirmed. You can ask for another change in the settings.
      </p>
    </EmptyState>
  )
}
