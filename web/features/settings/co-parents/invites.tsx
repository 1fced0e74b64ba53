import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { RotateCw, Send, Undo2 } from '#web/ui/icons.ts'
import type { Invite } from '#core/invites/schema.ts'
import { stateOf, sameAddress } from '#core/invites/invite.ts'
import { limits } from '#core/limits.ts'
import { ApiError } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
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
import { TextField } from '#web/ui/field.tsx'
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
        <p className="text-quiet">
          <Trans>Nobody is invited yet. A link is all it takes.</Trans>
        </p>
      )}
      {open.length > 0 && <Rows label={t`Open invites`} invites={open} />}
      {settled.length > 0 && (
        <Disclosure summary={t`Earlier invites (${settled.length})`}>
          <Rows label={t`Earlier invites`} invites={settled} />
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
  const { error, send, withdraw, again } = useInviteActions(invite)
  const state = stateOf(invite, now)
  const wait = waitWords(invite, now)
  const small = { variant: 'quiet', size: 'small' } as const
  return (
    <li className="grid grid-cols-1 gap-1">
      <div className="leading-snug">
        <p className="font-semibold">{invite.name}</p>
        <p className="text-small text-quiet">{invite.toEmail}</p>
        <p className="text-small mt-0.5 font-medium">{stateWords(invite, now)}</p>
        {state === 'waiting' && <p className="text-small text-quiet">{mailWords(invite)}</p>}
      </div>
      <div className="-ms-4 flex flex-wrap gap-x-1 empty:hidden">
        {state === 'waiting' && (
          <>
            <CopyLink invite={invite} />
            <Button {...small} {...send} icon={<Send />} disabled={wait !== null}>
              {wait ? t`Send again ${wait}` : t`Send again`}
            </Button>
            <Button {...small} {...withdraw} icon={<Undo2 />}>
              <Trans>Withdraw</Trans>
            </Button>
          </>
        )}
        {state === 'expired' && (
          <Button {...small} {...again} icon={<RotateCw />}>
            <Trans>Invite again</Trans>
          </Button>
        )}
      </div>
      <ProblemBox text={error && failureWords(error)} />
    </li>
  )
}

/** Sends it again, takes it back, or makes another one; all of it is told, or why it did not happen. */
function useInviteActions(invite: Invite) {
  const { name, toEmail } = invite
  const toast = useToast()
  const [resend, revoke, renew] = [useResendInvite(), useRevokeInvite(), useInvite()]
  // By the promise: what has happened takes this row away before a callback of it would come.
  const told = (sent: Invite) => toast({ text: invitedWords(sent), tone: 'good' })
  const withdrawn = () =>
    toast({
      text: t`The invite for ${name} is withdrawn`,
      action: { label: t`Invite again`, onAct: () => renew.mutate({ name, toEmail }) },
    })
  const isShown = () => undefined
  return {
    error: resend.error ?? revoke.error ?? renew.error,
    send: {
      busy: resend.isPending,
      onClick: () => void resend.mutateAsync(invite).then(told, isShown),
    },
    withdraw: {
      busy: revoke.isPending,
      onClick: () => void revoke.mutateAsync(invite).then(withdrawn, isShown),
    },
    again: {
      busy: renew.isPending,
      onClick: () => void renew.mutateAsync({ name, toEmail }).then(told, isShown),
    },
  }
}

const nobody = { name: '', toEmail: '' }

const rules = {
  name: line(t`Write what you call them.`),
  toEmail: address(t`Write a full e-mail address, like ben@example.org.`),
}

/** Invites another adult, by mail where that goes. */
export function InviteForm() {
  const user = useUser()
  const toast = useToast()
  const draft = useDraft('invite', nobody)
  const invite = useInvite()
  const form = useForm({
    rules,
    check: ({ toEmail }) =>
      sameAddress(toEmail, user.profile.email)
        ? { toEmail: t`This is your own address. Write theirs.` }
        : {},
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
        label={t`Their name`}
        name="name"
        autoComplete="off"
        {...typedPart(draft, 'name')}
        maxLength={limits.name}
      />
      <TextField
        label={t`Their e-mail`}
        name="toEmail"
        type="email"
        autoComplete="off"
        {...typedPart(draft, 'toEmail')}
        maxLength={limits.email}
      />
      <Button type="submit" icon={<Send />} busy={form.busy} className="justify-self-start">
        <Trans>Send the invite</Trans>
      </Button>
    </Form>
  )
}

/** The server's refusal beside the field that it names; nothing where it names none of these. */
export function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { field, code, message } = error.problem
  if (code === 'member-exists') return { toEmail: message }
  if (field === 'toEmail') return { toEmail: t`This e-mail address does not work here.` }
  return field === 'name' ? { name: message } : {}
}
