import { Trans } from '#web/lib/trans.tsx'
import { KeyRound } from '#web/ui/icons.ts'
import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import { Button } from '#web/ui/button.tsx'
import type { Entering } from './use-entering.ts'

interface ProviderButtonsProps {
  /** Those that the host has set up; a button for another would lead nowhere (H16). */
  providers: SignInSettings['providers']
  entering: Entering
  onChoose: (providerId: string) => Promise<boolean>
}

/** The other accounts to come in with. */
export function ProviderButtons({ providers, entering, onChoose }: ProviderButtonsProps) {
  return (
    <ul className="grid gap-2">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="secondary"
            wide
            busy={entering.busy === id}
            icon={<ProviderMark id={id} />}
            onClick={() => void entering.enter(id, () => onChoose(id))}
          >
            <Trans>Continue with {name}</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** With a finger, a face or a PIN: what that takes comes with the press. */
export function PasskeyButton({ entering }: { entering: Entering }) {
  const show = async () => (await import('#web/shared/account/passkeys.ts')).signInWithPasskey()
  return (
    <Button
      variant="secondary"
      wide
      busy={entering.busy === 'passkey'}
      icon={<ProviderMark id="passkey" />}
      onClick={() => void entering.enter('passkey', show)}
    >
      <Trans>Sign in with a passkey</Trans>
    </Button>
  )
}

function ProviderMark({ id }: { id: string }) {
  if (id === 'google') return <GoogleMark />
  if (id === 'facebook') return <FacebookMark />
  return <KeyRound className="size-5" />
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.9-.1-1.5-.2-2.2H12v4.1h6.6c-.1 1.1-.9 2.8-2.5 3.9l3.8 3c2.3-2.1 3.6-5.2 3.6-8.8Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.3 0 6-1.1 8-2.9l-3.9-3c-1 .7-2.4 1.2-4.1 1.2-3.2 0-5.9-2.1-6.8-5l-4 3.1C3.2 21.3 7.3 24 12 24Z"
      />
      <path
        fill="#fbbc05"
        d="M5.2 14.3c-.3-.7-.4-1.5-.4-2.3s.2-1.6.4-2.3L1.2 6.6C.4 8.2 0 10.1 0 12s.4 3.8 1.2 5.4l4-3.1Z"
      />
      <path
        fill="#ea4335"
        d="M12 4.7c2.3 0 3.8 1 4.7 1.8l3.4-3.3C18 1.2 15.3 0 12 0 7.3 0 3.2 2.7 1.2 6.6l4 3.1c.9-2.9 3.6-5 6.8-5Z"
      />
    </svg>
  )
}

function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#0866ff"
        d="M24 12a12 12 0 1 0-15 11.6v-8H6.6V12H9v-1.6c0-4 1.8-5.9 5.8-5.9.7 0 2 .1 2.6.3v3.2h-1.4c-1.9 0-2.7.7-2.7 2.7V12h3.9l-.7 3.6h-3.2v8.3A12 12 0 0 0 24 12Z"
      />
    </svg>
  )
}
