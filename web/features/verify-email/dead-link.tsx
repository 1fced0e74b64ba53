import { useEffect, useState } from 'react'
import type { User } from '#core/contract/user.ts'
import { apiPaths, appPaths, onLanding, signInSettings } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Address, Step } from './step.tsx'

/** A link that is used, too old, replaced or never was: what to do next depends on who is there. */
export function DeadLink() {
  const user = useUser()
  return (
    <Step picture="looking" title="This link is no longer valid" action={<NextStep user={user} />}>
      <p>A link works once, for one hour, and only until we send the next one.</p>
      {user?.emailVerified ? (
        <p>
          Your address is <Address>{user.profile.email}</Address>, and it is confirmed. You can ask
          for another change in the settings.
        </p>
      ) : user ? (
        <p>We gladly send you another one.</p>
      ) : (
        <p>If you used it, all is well. If not, sign in, and we gladly send you another one.</p>
      )}
    </Step>
  )
}

function NextStep({ user }: { user: User | null | undefined }) {
  if (user === undefined) return null
  if (user === null) return <ButtonLink to={onLanding('start')}>Sign in</ButtonLink>
  if (!user.emailVerified) {
    return <ButtonLink to={appPaths.verifyEmail}>Ask for another link</ButtonLink>
  }
  return (
    <ButtonLink look="secondary" to={signInSettings}>
      Go to the settings
    </ButtonLink>
  )
}

/** Who is signed in here; undefined until it is known, and nobody where no answer comes. */
function useUser(): User | null | undefined {
  const [user, setUser] = useState<User | null>()
  useEffect(() => {
    request(apiPaths.session).then(
      (session) => setUser(session.user),
      () => setUser(null),
    )
  }, [])
  return user
}
