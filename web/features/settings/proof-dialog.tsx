import { useMutation } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import {
  proofFrom,
  proofProblem,
  ProofFields,
  type Proof,
} from '#web/shared/account/proof-fields.tsx'
import { useFieldProblems } from '#web/shared/account/use-field-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ProofDialogProps {
  title: string
  /** What the button does. */
  label: string
  look?: 'primary' | 'danger'
  act: (proof: Proof) => Promise<unknown>
  onDone: () => void
  onClose: () => void
  /** What it means, plainly. */
  children: ReactNode
}

/** Asks once, plainly, and for a sign that it is really them; then it happens. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, label, look = 'danger', act, onDone, onClose, children } = props
  const formId = useId()
  const { problems, check, form } = useFieldProblems()
  const run = useMutation({ mutationFn: act })
  const refused = proofProblem(run.error)
  const submit = (place: HTMLFormElement) => {
    if (!check(place) || run.isPending) return
    // A failure stands in the form.
    void run.mutateAsync(proofFrom(place)).then(onDone, () => undefined)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} look={look} busy={run.isPending}>
            {label}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        {...form}
        id={formId}
        method="post"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <div className="grid gap-3">{children}</div>
        <ProofFields error={problems['password'] ?? problems['code'] ?? refused} />
        <ProblemBox text={run.error && !refused ? run.error.message : null} />
      </form>
    </Dialog>
  )
}
