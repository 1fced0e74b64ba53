import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HostChoices, SignUpCode } from '#core/hosts/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request, type AnswerAt } from '#web/data/api.ts'
import { useDialog } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useForm } from '#web/ui/form.tsx'
import { Section } from '#web/ui/layout.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { dayWords, hostKey, isUnproven, useHostAction } from './host.ts'

/** The codes with which strangers may create an account: what is left of each, and how it ends. */
export function Codes({ door }: { door: HostChoices['signUp'] }) {
  const codes = useQuery({
    queryKey: hostKey('codes'),
    queryFn: () => request(apiPaths.hostCodes),
  })
  const withdraw = useHostAction((id: string) =>
    request(apiPaths.hostCode(id), { method: 'DELETE' }),
  )
  const open = useDialog()
  const make = async () => {
    const made = await open<Made>((close) => <MakeCodeDialog onClose={close} />)
    if (made) await open((close) => <NewCodeDialog made={made} onClose={close} />)
  }
  return (
    <Section
      title={t`Sign-up codes`}
      lead={
        door === 'code'
          ? t`Give somebody a code, or its link, and they can create an account.`
          : t`They are asked for once new accounts are for whoever has one.`
      }
    >
      <ProblemBox text={isUnproven(withdraw.error) ? null : (withdraw.error?.message ?? null)} />
      {!codes.data && !isUnproven(codes.error) && <Waiting query={codes} />}
      {codes.data && codes.data.length > 0 && (
        <List label={t`Sign-up codes`} framed>
          {codes.data.map((code) => (
            <ListItem key={code.id} name={leftWords(code)} note={codeWords(code)}>
              <Button
                variant="secondary"
                size="small"
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate(code.id)}
              >
                <Trans>
                  Withdraw
                  <span className="sr-only"> the code of {dayWords(code.createdAt)}</span>
                </Trans>
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => void make()}
      >
        <Trans>Make a code</Trans>
      </Button>
    </Section>
  )
}

const codeWords = ({ createdAt, expiresAt }: SignUpCode) =>
  t`Made on ${dayWords(createdAt)}, until ${dayWords(expiresAt)}`

const leftWords = ({ uses, usesLeft }: SignUpCode) =>
  plural(uses, {
    one: `${usesLeft} of # account left`,
    other: `${usesLeft} of # accounts left`,
  })

const howMany = [1, 2, 3, 5, 10, 20, 50, 100, 1_000]
const howLong = [
  [1, t`A day`],
  [7, t`A week`],
  [14, t`Two weeks`],
  [30, t`A month`],
  [90, t`Three months`],
  [365, t`A year`],
] as const

type Made = AnswerAt<typeof apiPaths.hostCodes, 'POST'>

/** It closes with the code that was made. */
function MakeCodeDialog({ onClose }: { onClose: (made?: Made) => void }) {
  const [uses, setUses] = useState(1)
  const [days, setDays] = useState(14)
  const make = useHostAction((wanted: { uses: number; days: number }) =>
    request(apiPaths.hostCodes, { method: 'POST', body: wanted }),
  )
  const form = useForm({
    rules: {},
    send: async () => onClose(await make.mutateAsync({ uses, days })),
  })
  return (
    <FormDialog
      form={form}
      title={t`Make a sign-up code`}
      label={t`Make the code`}
      calm
      onClose={() => onClose()}
    >
      <SelectField
        label={t`For how many`}
        value={uses}
        onChange={({ target }) => setUses(Number(target.value))}
      >
        {howMany.map((one) => (
          <option key={one} value={one}>
            {plural(one, { one: '# account', other: '# accounts' })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`For how long`}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {howLong.map(([count, words]) => (
          <option key={count} value={count}>
            {words}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

interface NewCodeDialogProps {
  made: Made
  onClose: () => void
}

/** The code, which is shown this once. */
function NewCodeDialog({ made: { code, link }, onClose }: NewCodeDialogProps) {
  return (
    <Dialog title={t`Your sign-up code`} calm done={t`Done`} onClose={onClose}>
      <p>
        <Trans>
          It is shown only now. Whoever has it, or opens its link, can create an account.
        </Trans>
      </p>
      <p className="font-display text-heading text-center font-bold">{code}</p>
      <p className="bg-sunken rounded-field p-3 break-all select-all">{link}</p>
      <CopyButton text={link} label={t`Copy the link`} done={t`The link is copied`} />
    </Dialog>
  )
}
