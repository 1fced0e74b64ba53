import { appPaths, settingsAnchors } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ChangeEmailForm } from '#web/shared/account/change-email-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { PasswordCard } from './password-card.tsx'

/** With what somebody signs in: the address, the password, accounts of other sites. */
export function SignInSection() {
  const { user } = useFamily()
  return (
    <Section id={settingsAnchors.signIn} title="Signing in" className="scroll-mt-6">
      <Card className="grid gap-4">
        <div className="grid grid-cols-1 gap-1">
          <h3 className="text-lead">Your e-mail address</h3>
          <p>{user.profile.email}</p>
          <p className="text-small text-quiet">
            {user.emailVerified ? (
              'It is confirmed.'
            ) : (
              <>
                It is not confirmed yet. <TextLink to={appPaths.verifyEmail}>Confirm it</TextLink>
              </>
            )}
          </p>
        </div>
        <Disclosure summary="Change the address">
          <ChangeEmailForm />
        </Disclosure>
      </Card>
      <PasswordCard />
      <LinkedAccounts />
    </Section>
  )
}
