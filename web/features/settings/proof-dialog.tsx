import { useId, type ReactNode } from 'react'
import {
  proofFrom,
  proofRules,
  refusedProof,
  ProofFields,
  type Proof,
} from '#web/shared/account/account-forms.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

interface ProofDialogProps {
  title: string
  /** What the button does. */
  label: string
  variant?: 'primary' | 'danger'
  act: (proof: Proof) => Promise<unknown>
  onDone: () => void
  onClose: () => void
  /** What it means, plainly. */
  children: ReactNode
}

/** Asks once, plainly, and for a sign that it is really them; then it happens. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, label, variant = 'danger', act, onDone, onClose, children } = props
  const formId = useId()
  const form = useForm({
    rules: proofRules,
    send: (_typed, place) => act(proofFrom(place)).then(onDone),
    refused: refusedProof,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} variant={variant} busy={form.busy}>
            {label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid grid-cols-1 gap-5">
        <div className="grid gap-3">{children}</div>
        <ProofFields problems={form.problems} />
        <ProblemBox text={form.failure?.message ?? null} />
      </Form>
    </Dialog>
  )
}
