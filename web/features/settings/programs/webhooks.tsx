import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis, KeyRound, Plus, RotateCw, Undo2 } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Webhook } from '#core/programs/webhook-schema.ts'
import { formErrors } from '#core/form-errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request, type AnswerAt } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import type { Rule } from '#web/lib/form-rules.ts'
import { useDayOf } from '#web/lib/use-today.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import { useDialog } from '#web/ui/ask.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/controls.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useForm, type Problems } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { SettingsSection } from '../settings-page.tsx'

type Made = AnswerAt<ReturnType<typeof apiPaths.webhooks>, 'POST'>

/** Who is told as something happens: which addresses, whether it arrives, and another one. */
export function Webhooks() {
  const { family } = useHome()
  const webhooks = useQuery({
    queryKey: ['webhooks', family.id],
    queryFn: () => request(apiPaths.webhooks(family.id)),
  })
  const open = useDialog()
  const add = async () => {
    const made = await open<Made>((close) => <AddWebhookDialog onClose={close} />)
    if (!made) return
    void webhooks.refetch()
    await open((close) => <SecretOf made={made} onClose={close} />)
  }
  const { data } = webhooks
  return (
    <SettingsSection
      title={t`Who is told`}
      lead={t`Addresses of programs that hear of every tick, planned week, check-in, look back and mission reached (webhooks).`}
    >
      {!data && <Waiting query={webhooks} />}
      {data && data.length > 0 && (
        <List label={t`Who is told`}>
          {data.map((one) => (
            <WebhookItem key={one.id} webhook={one} onChange={webhooks.refetch} />
          ))}
        </List>
      )}
      {data && data.length < limits.webhooks && (
        <Button variant="secondary" size="small" icon={<Plus />} onClick={() => void add()}>
          <Trans>Add an address</Trans>
        </Button>
      )}
    </SettingsSection>
  )
}

interface SecretOfProps {
  made: Made
  /** What is to be known besides. */
  more?: string
  onClose: () => void
}

function SecretOf({ made: { made, secret }, more, onClose }: SecretOfProps) {
  const text = t`By this secret the program there knows that it is us. It is shown this once.`
  return (
    <SecretDialog
      title={made.host}
      label={t`Its secret`}
      secret={secret}
      text={more ? `${text} ${more}` : text}
      onClose={onClose}
    />
  )
}

const isGoodForADay = t`The earlier one is good for a day more.`

interface WebhookItemProps {
  webhook: Webhook
  onChange: () => Promise<unknown>
}

/** One address: tried again, given another secret, or told nothing more. */
function WebhookItem({ webhook, onChange }: WebhookItemProps) {
  const { family } = useHome()
  const toast = useToast()
  const dayOf = useDayOf()
  const { id, host, failingSince } = webhook
  const path = apiPaths.webhook(family.id, id)
  const change = useMutation({
    mutationFn: async (act: 'resume' | 'remove') => {
      if (act === 'remove') await request(path, { method: 'DELETE' })
      else await request(path, { method: 'POST', body: {} })
      toast({ text: act === 'remove' ? t`${host} is told nothing more` : t`${host} is tried` })
      await onChange()
    },
  })
  const open = useDialog()
  const withProof = useWithProof()
  const changeSecret = useMutation({
    mutationFn: async () => {
      const secretPath = apiPaths.webhookSecret(family.id, id)
      const made = await withProof(() => request(secretPath, { method: 'POST', body: {} }))
      await open((close) => <SecretOf made={made} more={isGoodForADay} onClose={close} />)
    },
  })
  const failed = change.error ?? changeSecret.error
  const words = webhookWords(webhook, dayOf)
  return (
    <ListItem
      name={host}
      note={failingSince ? <span className="text-coral-ink">{words}</span> : words}
    >
      <Menu
        label={t`More for ${host}`}
        trigger={<IconButton label={t`More for ${host}`} icon={<Ellipsis />} />}
        items={[
          {
            label: t`Try again`,
            icon: <RotateCw />,
            disabled: !failingSince,
            onSelect: () => change.mutate('resume'),
          },
          {
            label: t`Give it another secret`,
            icon: <KeyRound />,
            onSelect: () => changeSecret.mutate(),
          },
          {
            label: t`Tell it nothing more`,
            icon: <Undo2 />,
            tone: 'danger',
            onSelect: () => change.mutate('remove'),
          },
        ]}
      />
      <ProblemBox text={failed?.message ?? null} />
    </ListItem>
  )
}

/** What stands below an address: whether what it is told arrives, and why not. */
function webhookWords(
  { problem, failingSince, endedAt, deliveredAt, names }: Webhook,
  dayOf: (instant: string) => string,
): string {
  const isGone = problem === 'gone'
  if (endedAt) {
    const day = longDay(dayOf(endedAt))
    return isGone
      ? t`Given up on ${day}: it wants no more.`
      : t`Given up on ${day}: it does not take what we send.`
  }
  if (failingSince) {
    const day = longDay(dayOf(failingSince))
    return isGone
      ? t`Nothing has arrived since ${day}: it wants no more.`
      : t`Nothing has arrived since ${day}: it does not take what we send.`
  }
  const what = names ? t`With names.` : t`Without names.`
  return `${what} ${deliveredAt ? t`Last told on ${longDay(dayOf(deliveredAt))}` : t`Told nothing yet`}`
}

const { message } = formErrors['webhook-address']

const address: Rule = {
  tidy: (typed) => typed.trim(),
  problem: (text) => (/^https?:\/\/./i.test(text) ? undefined : message),
}

/** It closes with the address that was added, and its secret. */
function AddWebhookDialog({ onClose }: { onClose: (made?: Made) => void }) {
  const { family } = useHome()
  const [names, setNames] = useState(false)
  const withProof = useWithProof()
  const form = useForm({
    rules: { url: address },
    send: async ({ url }) => {
      const body = { url, names }
      const add = () => request(apiPaths.webhooks(family.id), { method: 'POST', body })
      onClose(await withProof(add))
    },
    refused: (error): Problems =>
      error instanceof ApiError && error.problem.code === 'webhook-address' ? { url: message } : {},
  })
  return (
    <FormDialog form={form} title={t`Tell an address`} label={t`Add it`} onClose={() => onClose()}>
      <TextField
        unkept="secret"
        label={t`Its address`}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.outsideAddress}
      />
      <Switch
        label={t`With names and titles`}
        hint={t`Otherwise it hears only that something was done, by numbers.`}
        checked={names}
        onChange={({ target }) => setNames(target.checked)}
      />
    </FormDialog>
  )
}
