import { useState } from 'react'
import type { Entrance } from '#core/contract/entrance.ts'
import { signInSettings, useSignInSettings } from '#web/shared/account/sign-in-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { ProviderMark } from './provider-marks.tsx'
import type { Entering } from './use-entering.ts'

type Provider = Entrance['providers'][number]

/** Named by the specification; everybody sees them, also before the server has said which work. */
const named = [
  { id: 'google', name: 'Google', ready: false },
  { id: 'facebook', name: 'Facebook', ready: false },
]

interface ProviderButtonsProps {
  entering: Entering
  onChoose: (providerId: string) => Promise<boolean>
}

/** The other accounts to come in with; one that the host has not set up says so when pressed. */
export function ProviderButtons({ entering, onChoose }: ProviderButtonsProps) {
  const offer = useSignInSettings()
  const [missing, setMissing] = useState<string | null>(null)

  const choose = async ({ id, ready }: Provider) => {
    setMissing(null)
    if (ready || (offer === null && (await isReadyAfterAll(id)))) {
      await entering.enter(id, () => onChoose(id))
    } else {
      setMissing(id)
    }
  }

  return (
    <ul className="grid gap-2">
      {(offer?.providers ?? named).map((provider) => (
        <li key={provider.id} className="grid gap-1">
          <Button
            look="secondary"
            wide
            busy={entering.busy === provider.id}
            icon={<ProviderMark id={provider.id} />}
            onClick={() => void choose(provider)}
          >
            Continue with {provider.name}
          </Button>
          <p role="status" className="text-small text-quiet px-1 empty:hidden">
            {missing === provider.id &&
              `Signing in with ${provider.name} is not set up on this server yet. Please use your e-mail address; whoever runs this server can add it.`}
          </p>
        </li>
      ))}
    </ul>
  )
}

async function isReadyAfterAll(id: string): Promise<boolean> {
  const offer = await signInSettings().catch(() => null)
  return offer?.providers.find((provider) => provider.id === id)?.ready ?? false
}
