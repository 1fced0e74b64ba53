import {
  ProofFields,
  proofFrom,
  proofRules,
  refusedProof,
} from '#web/shared/account/account-forms.tsx'
import type { Proof } from '#web/shared/account/passkeys.ts'
import { useDialog, type Question } from '#web/ui/ask.tsx'
import { useForm } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** A question whose yes comes with a sign that it is really them. */
interface ProofQuestion<Answer> extends Omit<Question<Answer>, 'act'> {
  act: (proof: Proof) => Promise<Answer>
}

/** Asks as `useAsk` does, and for the password, a passkey or a mailed code with the yes. */
export function useAskWithProof() {
  const open = useDialog()
  return <Answer,>(question: ProofQuestion<Answer>) =>
    open<Answer>((close) => <ProofDialog {...question} onClose={close} />)
}

interface ProofDialogProps<Answer> extends ProofQuestion<Answer> {
  onClose: (answer?: Answer) => void
}

/** The same as a dialog, for what is asked along with it in fields of its own. */
export function ProofDialog<Answer>(props: ProofDialogProps<Answer>) {
  const { act, done, text, onClose, variant = 'danger', ...rest } = props
  const toast = useToast()
  const form = useForm({
    rules: proofRules,
    send: async (_typed, element) => {
      onClose(await act(proofFrom(element)))
      if (done) toast({ text: done, tone: variant === 'danger' ? 'plain' : 'good' })
    },
    refused: refusedProof,
  })
  return (
    <FormDialog {...rest} form={form} variant={variant} onClose={() => onClose()}>
      <div className="grid gap-3">{typeof text === 'string' ? <p>{text}</p> : text}</div>
      <ProofFields />
    </FormDialog>
  )
}
