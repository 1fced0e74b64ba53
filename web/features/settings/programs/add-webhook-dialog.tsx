import { useId, useState } from 'react'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { ApiError } from '#web/data/api.ts'
import type { Rule } from '#web/lib/form-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm, type Problems } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { ToldOnce } from './told-once.tsx'
import { useAddWebhook } from './webhooks.ts'

const { message } = errors['webhook-address']

const address: Rule = {
  tidy: (typed) => typed.trim(),
  problem: (text) => (/^https?:\/\/./i.test(text) ? undefined : message),
}

/** Asks which address is told and of how much, then shows its secret, once. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const add = useAddWebhook()
  if (!add.data) return <AskDialog add={add} onClose={onClose} />
  const { made, secret } = add.data
  return (
    <ToldOnce title={made.host} label="Its secret" text={secret} onClose={onClose}>
      By this secret the program there knows that it is us. It is shown this once.
    </ToldOnce>
  )
}

interface AskProps {
  add: ReturnType<typeof useAddWebhook>
  onClose: () => void
}

function AskDialog({ add, onClose }: AskProps) {
  const formId = useId()
  const [names, setNames] = useState(false)
  const form = useForm({
    rules: { url: address },
    send: ({ url }) => add.mutateAsync({ url, names }),
    refused: (error): Problems =>
      error instanceof ApiError && error.problem.code === 'webhook-address' ? { url: message } : {},
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tell an address"
      actions={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            Add it
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid grid-cols-1 gap-5">
        <TextField
          unkept="secret"
          label="Its address"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.outsideAddress}
        />
        <Switch
          label="With names and titles"
          hint="Otherwise it hears only that something was done, by numbers."
          checked={names}
          onChange={({ target }) => setNames(target.checked)}
        />
        <ProblemBox text={form.failure?.message ?? null} />
      </Form>
    </Dialog>
  )
}
