import { appPaths, onLanding, publicPaths } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Address, Step } from './step.tsx'
import type { Answered } from './use-mailed-link.ts'

/** The end of a mailed link: what has come of it, and where to go from here. */
export function AnsweredLink({ how, found }: Answered) {
  if (how === 'disowned') return <Disowned />
  return (
    <Step
      picture="celebrating"
      title="Your address is confirmed"
      action={
        found.own ? (
          <ButtonLink to={appPaths.dashboard}>Go on to Elefam</ButtonLink>
        ) : (
          <ButtonLink to={onLanding('start')}>Sign in</ButtonLink>
        )
      }
    >
      {found.what === 'new-address' ? (
        <p>
          Thank you. From now on you sign in with <Address>{found.email}</Address>.
        </p>
      ) : found.own ? (
        <p>Thank you. Now we can help when a password gets lost.</p>
      ) : (
        <p>
          Thank you. The device on which you started goes on by itself; on this one, sign in first.
        </p>
      )}
    </Step>
  )
}

function Disowned() {
  return (
    <Step
      picture="waiting"
      title="Thank you for telling us"
      action={
        <ButtonLink look="secondary" to={publicPaths.landing}>
          See what Elefam is
        </ButtonLink>
      }
    >
      <p>
        The account is deleted, and nobody can sign in with it. You need not do anything else, and
        we write to you no more.
      </p>
    </Step>
  )
}
