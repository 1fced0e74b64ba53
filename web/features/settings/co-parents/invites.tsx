import { RotateCw, Send, Undo2 } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Invite } from '#core/contract/invite.ts'
import { stateOf, sameAddress } from '#core/domain/invite.ts'
import { limits } from '#core/limits.ts'
import { ApiError } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { address, line } from '#web/lib/form-rules.ts'
import { useNow } from '#web/lib/use-today.ts'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { CopyLink } from '#web/shared/invites/adult-invites.tsx'
import {
  failureWords,
  invitedWords,
  mailWords,
  stateWords,
  useInvite,
  useInvites,
  useResendInvite,
  useRevokeInvite,
  waitWords,
} from '#web/shared/invites/invites.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { Form, useForm, type Problems } from '#web/ui/form.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'

/** The family's invites: those that wait, and behind a fold what became of the others. */
export function InviteList() {
  const now = useNow(60_000)
  const invites = useInvites()
  const { data } = invites
  if (!data) return <Waiting query={invites} />
  const isOpen = (invite: Invite) => stateOf(invite, now) === 'waiting'
  const open = data.filter(isOpen)
  const settled = data.filter((invite) => !isOpen(invite))
  return (
    <div className="border-line grid grid-cols-1 gap-4 border-t pt-5">
      {data.length === 0 && (
        <p className="text-quiet">Nobody is invited yet. A link is all it takes.</p>
      )}
      {open.length > 0 && <Rows label="Open invites" invites={open} />}
      {settled.length > 0 && (
        <Disclosure summary={`Earlier invites (${settled.length})`}>
          <Rows label="Earlier invites" invites={settled} />
        </Disclosure>
      )}
    </div>
  )
}

function Rows({ label, invites }: { label: string; invites: readonly Invite[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-4">
      {invites.map((invite) => (
        <InviteRow key={invite.inviteId} invite={invite} />
      ))}
    </ul>
  )
}

/** One invite: whom it is for, what became of it, and what can be done about it. */
function InviteRow({ invite }: { invite: Invite }) {
  const now = useNow(1000)
  const state = stateOf(invite, now)
  const [error, setError] = useState<Error | null>(null)
  const actions = { invite, onError: setError }
  return (
    <li className="grid grid-cols-1 gap-1">
      <div className="leading-snug">
        <p className="font-semibold">{invite.name}</p>
        <p className="text-small text-quiet">{invite.toEmail}</p>
        <p className="text-small mt-0.5 font-medium">{stateWords(invite, now)}</p>
        {state === 'waiting' && <p className="text-small text-quiet">{mailWords(invite)}</p>}
      </div>
      {state === 'waiting' && <WaitingActions {...actions} wait={waitWords(invite, now)} />}
      {state === 'expired' && <InviteAgain {...actions} />}
      <div role="alert">
        <FieldError
          id={`${invite.inviteId}-error`}
          text={error ? failureWords(error) : undefined}
        />
      </div>
    </li>
  )
}

interface ActionsProps {
  invite: Invite
  onError: (error: Error | null) => void
}

function WaitingActions({ invite, wait, onError }: ActionsProps & { wait: string | null }) {
  const toast = useToast()
  const resend = useResendInvite()
  const revoke = useRevokeInvite()
  const again = useInvite()
  const { name, toEmail } = invite
  // Told by the promise: what has happened takes this row away before a callback of it would come.
  const withdraw = () =>
    revoke.mutateAsync(invite).then(() => {
      const onAct = () => again.mutate({ name, toEmail })
      toast({
        text: `The invite for ${name} is withdrawn`,
        action: { label: 'Invite again', onAct },
      })
    }, onError)
  const send = () => {
    onError(null)
    return resend
      .mutateAsync(invite)
      .then((sent) => toast({ text: invitedWords(sent), tone: 'good' }), onError)
  }
  return (
    <div className="-ms-4 flex flex-wrap gap-x-1">
      <CopyLink invite={invite} />
      <Button
        variant="quiet"
        size="small"
        icon={<Send />}
        busy={resend.isPending}
        disabled={wait !== null}
        onClick={() => void send()}
      >
        {wait ? `Send again ${wait}` : 'Send again'}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 />}
        busy={revoke.isPending}
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </div>
  )
}

function InviteAgain({ invite, onError }: ActionsProps) {
  const toast = useToast()
  const again = useInvite()
  const { name, toEmail } = invite
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-4 justify-self-start"
      icon={<RotateCw />}
      busy={again.isPending}
      onClick={() => {
        onError(null)
        const told = (created: Invite) => toast({ text: invitedWords(created), tone: 'good' })
        void again.mutateAsync({ name, toEmail }).then(told, onError)
      }}
    >
      Invite again
    </Button>
  )
}

const nobody = { name: '', toEmail: '' }

const rules = {
  name: line('Write what you call them.'),
  toEmail: address('Write a full e-mail address, like ben@example.org.'),
}

/** Invites another adult, by mail where that goes. */
export function InviteForm() {
  const { user } = useFamily()
  const toast = useToast()
  const draft = useDraft('invite', nobody)
  const invite = useInvite()
  const form = useForm({
    rules,
    check: ({ toEmail }) =>
      sameAddress(toEmail, user.profile.email) ? { toEmail: 'This is your own address.' } : {},
    send: async (fields) => {
      const created = await invite.mutateAsync(fields)
      draft.drop()
      toast({ text: invitedWords(created), tone: 'good' })
    },
    refused: refusedFields,
  })
  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-2">
      {form.failure && (
        <div className="sm:col-span-2">
          <ProblemBox text={failureWords(form.failure)} />
        </div>
      )}
      <TextField
        label="Their name"
        name="name"
        autoComplete="off"
        {...typedPart(draft, 'name')}
        maxLength={limits.name}
      />
      <TextField
        label="Their e-mail"
        name="toEmail"
        type="email"
        autoComplete="off"
        {...typedPart(draft, 'toEmail')}
        maxLength={limits.email}
      />
      <Button type="submit" icon={<Send />} busy={form.busy} className="justify-self-start">
        Send the invite
      </Button>
    </Form>
  )
}

/** The server's refusal beside the field that it names; nothing where it names none of these. */
export function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { field, code, message } = error.problem
  if (code === 'member-exists') return { toEmail: message }
  if (field === 'toEmail') return { toEmail: 'This e-mail address does not work here.' }
  return field === 'name' ? { name: message } : {}
}
