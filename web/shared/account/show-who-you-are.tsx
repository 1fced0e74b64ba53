import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useForm } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { ProofFields, proofFrom, proofRules, refusedProof } from './account-forms.tsx'

interface ShowWhoYouAreProps {
  onShown: () => void
  onClose: () => void
}

/** Asks for a sign that it is really them, which then counts for some minutes on this device. */
export function ShowWhoYouAre({ onShown, onClose }: ShowWhoYouAreProps) {
  const form = useForm({
    rules: proofRules,
    send: async (_typed, place) => {
      await request(apiPaths.proof, { method: 'POST', body: proofFrom(place) })
      onShown()
    },
    refused: refusedProof,
  })
  return (
    <FormDialog form={form} title="Is it you?" label="Go on" onClose={onClose}>
      <p>
        This lets somebody or something in, so show that it is you. It then counts for{' '}
        {limits.proofMinutes} minutes.
      </p>
      <ProofFields problems={form.problems} />
    </FormDialog>
  )
}
