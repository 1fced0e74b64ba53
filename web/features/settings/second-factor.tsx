import { Suspense, useState } from 'react'
import { apiPaths } from '#core/paths.ts'
import { request, type AnswerAt } from '#web/data/api.ts'
import { useStore } from '#web/data/use-family.tsx'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { longDate } from '#web/lib/words.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Part } from './place.tsx'
import { ProofDialog } from './proof-dialog.tsx'

export type NewSecondFactor = AnswerAt<typeof apiPaths.newSecondFactor, 'POST'>

/** With its code for QR codes, which few will ever need. */
const SetUpDialog = lazyScreen(
  async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
)

/** A code of an app after the password; nothing for whoever has no password. */
export function SecondFactor() {
  const { data: ways } = useSignInMethods()
  const [step, setStep] = useState<'on' | 'off' | NewSecondFactor | null>(null)
  const close = () => setStep(null)
  if (!ways?.password) return null
  const { secondFactor } = ways
  return (
    <Part
      title="A code after the password"
      lead="An app on your phone shows a new code every half minute. Whoever has your password alone does not get in. Passkeys and other sites never ask for it."
    >
      {secondFactor ? (
        <>
          <p>On since {longDate(secondFactor.since.slice(0, 10))}.</p>
          <p className="text-small text-quiet">
            {recoveryWords(secondFactor.recoveryCodes)} For new ones, turn it off and on again.
          </p>
        </>
      ) : (
        <p>Off: your password is enough.</p>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setStep(secondFactor ? 'off' : 'on')}
      >
        {secondFactor ? 'Turn it off' : 'Ask for a code, too'}
      </Button>
      {step === 'on' && <ProofOfOwner onProven={setStep} onClose={close} />}
      {step === 'off' && <OffDialog onClose={close} />}
      {step !== null && typeof step === 'object' && (
        <Suspense fallback={null}>
          <SetUpDialog codes={step} onClose={close} />
        </Suspense>
      )}
    </Part>
  )
}

function recoveryWords(count: number): string {
  if (count === 0) return 'You have used up all recovery codes.'
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
}

interface ProofOfOwnerProps {
  onProven: (codes: NewSecondFactor) => void
  onClose: () => void
}

function ProofOfOwner({ onProven, onClose }: ProofOfOwnerProps) {
  return (
    <ProofDialog
      title="Ask for a code, too"
      label="Go on"
      variant="primary"
      onClose={onClose}
      act={async (body) =>
        onProven(await request(apiPaths.newSecondFactor, { method: 'POST', body }))
      }
      onDone={() => undefined}
    >
      <p>
        You need an app that makes such codes, on your phone: a password manager, or an
        authenticator app. Any will do.
      </p>
    </ProofDialog>
  )
}

function OffDialog({ onClose }: { onClose: () => void }) {
  const store = useStore()
  const toast = useToast()
  return (
    <ProofDialog
      title="Ask for no codes any more?"
      label="Turn it off"
      onClose={onClose}
      act={(body) => request(apiPaths.secondFactor, { method: 'DELETE', body })}
      onDone={() => {
        void store.queryClient.invalidateQueries({ queryKey: ['ways-in'] })
        onClose()
        toast({ text: 'Your password is enough again' })
      }}
    >
      <p>Your password alone opens your account then. The codes of your app and on paper end.</p>
    </ProofDialog>
  )
}
