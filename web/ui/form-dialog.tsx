import { t } from '#core/say.ts'
import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form, type useForm } from './form.tsx'
import { ProblemBox } from './notice.tsx'

interface FormDialogProps {
  form: ReturnType<typeof useForm>
  title: string
  /** What its button does. */
  label: string
  variant?: 'primary' | 'danger'
  /** What it is called to leave it as it is. */
  cancel?: string
  /** See Dialog. */
  calm?: boolean
  onClose: () => void
  /** Where Cancel does more than close. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** A form over the screen: what is asked, what went wrong, and its two ways out. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, label, variant, cancel = t`Cancel`, calm = false, onClose, children } = props
  const id = useId()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      calm={calm}
      actions={
        <>
          <Button type="submit" form={id} variant={variant} busy={form.busy}>
            {label}
          </Button>
          <Button variant="quiet" onClick={props.onCancel ?? onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid grid-cols-1 gap-5">
        {children}
        <ProblemBox text={form.failure?.message ?? null} />
      </Form>
    </Dialog>
  )
}
