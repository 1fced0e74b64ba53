import { Ellipsis, Plus, RotateCw, Undo2 } from '#web/ui/icons.ts'
import { useId, useState } from 'react'
import type { Webhook } from '#core/contract/webhook.ts'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { ApiError } from '#web/data/api.ts'
import { classes } from '#web/lib/classes.ts'
import type { Rule } from '#web/lib/form-rules.ts'
import { useDayOf } from '#web/lib/use-today.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm, type Problems } from '#web/ui/form.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Part } from '../place.tsx'
import { ToldOnce } from './make-token-dialog.tsx'
import { useAddWebhook, useChangeWebhook, useWebhooks, webhookWords } from './programs.ts'

/** Who is told as something happens: which addresses, whether it arrives, and another one. */
export function Webhooks() {
  const { data, error } = useWebhooks()
  const [adding, setAdding] = useState(false)
  const change = useChangeWebhook()
  const toast = useToast()
  const act = (what: 'resume' | 'remove', { id, host }: Webhook) =>
    change.mutate(
      { id, act: what },
      {
        onSuccess: () =>
          toast({ text: what === 'remove' ? `${host} is told nothing more` : `${host} is tried` }),
      },
    )
  const all = data ?? []
  return (
    <Part
      title="Who is told"
      lead="Addresses of programs that hear of every tick, planned week, check-in, look back and mission reached (webhooks)."
    >
      <ProblemBox text={(change.error ?? (data ? null : error))?.message ?? null} />
      {all.length > 0 && (
        <ul aria-label="Who is told" className="divide-line grid grid-cols-1 divide-y">
          {all.map((one) => (
            <Line key={one.id} webhook={one} onAct={(what) => act(what, one)} />
          ))}
        </ul>
      )}
      {all.length < limits.webhooks && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setAdding(true)}
        >
          Add an address
        </Button>
      )}
      {adding && <AddWebhookDialog onClose={() => setAdding(false)} />}
    </Part>
  )
}

interface LineProps {
  webhook: Webhook
  onAct: (what: 'resume' | 'remove') => void
}

function Line({ webhook, onAct }: LineProps) {
  const dayOf = useDayOf()
  const { host, failingSince } = webhook
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold break-all">{host}</p>
        <p className={classes('text-small', failingSince ? 'text-coral-ink' : 'text-quiet')}>
          {webhookWords(webhook, dayOf)}
        </p>
      </div>
      <Menu
        label={`More for ${host}`}
        trigger={<IconButton label={`More for ${host}`} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          {
            label: 'Try again',
            icon: <RotateCw aria-hidden="true" />,
            disabled: !failingSince,
            onSelect: () => onAct('resume'),
          },
          {
            label: 'Tell it nothing more',
            icon: <Undo2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => onAct('remove'),
          },
        ]}
      />
    </li>
  )
}

const { message } = errors['webhook-address']

const address: Rule = {
  tidy: (typed) => typed.trim(),
  problem: (text) => (/^https?:\/\/./i.test(text) ? undefined : message),
}

/** Asks which address is told and of how much, then shows its secret, once. */
function AddWebhookDialog({ onClose }: { onClose: () => void }) {
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
