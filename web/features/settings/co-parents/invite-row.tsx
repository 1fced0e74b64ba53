import { Copy, RotateCw, Send, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Invite } from '#core/contract/invite.ts'
import { stateOf } from '#core/domain/invite.ts'
import { acceptInvite } from '#core/paths.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { useNow } from '#web/lib/use-now.ts'
import { failureWords, stateWords, waitWords } from '#web/parts/invites/invite-words.ts'
import { useInvite, useResendInvite, useRevokeInvite } from '#web/parts/invites/use-invites.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** One invite: whom it is for, what became of it, and what can be done about it. */
export function InviteRow({ invite }: { invite: Invite }) {
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
      .then(() => toast({ text: `A new mail to ${name} is on its way`, tone: 'good' }), onError)
  }
  return (
    <div className="-ms-4 flex flex-wrap gap-x-1">
      <CopyLink invite={invite} />
      <Button
        look="quiet"
        size="small"
        icon={<Send aria-hidden="true" className="size-4.5" />}
        busy={resend.isPending}
        disabled={wait !== null}
        onClick={() => void send()}
      >
        {wait ? `Send again ${wait}` : 'Send again'}
      </Button>
      <Button
        look="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" className="size-4.5" />}
        busy={revoke.isPending}
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </div>
  )
}

/** Into the clipboard, or, where the browser keeps that to itself, into a field to copy it from. */
function CopyLink({ invite }: { invite: Invite }) {
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (shown) field.current?.focus()
  }, [shown])
  const link = window.location.origin + acceptInvite(invite.inviteId)
  const copy = async () => {
    const copied = await copyText(link)
    setShown(!copied)
    if (copied) toast({ text: `The link for ${invite.name} is copied`, tone: 'good' })
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Copy aria-hidden="true" className="size-4.5" />}
        onClick={() => void copy()}
      >
        Copy link
      </Button>
      {shown && (
        <TextField
          unkept="read-only"
          label="The link, to copy by hand"
          className="order-last w-full ps-4"
          readOnly
          ref={field}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

function InviteAgain({ invite, onError }: ActionsProps) {
  const toast = useToast()
  const again = useInvite()
  const { name, toEmail } = invite
  return (
    <Button
      look="quiet"
      size="small"
      className="-ms-4 justify-self-start"
      icon={<RotateCw aria-hidden="true" className="size-4.5" />}
      busy={again.isPending}
      onClick={() => {
        onError(null)
        const told = () => toast({ text: `A new invite for ${name} is on its way`, tone: 'good' })
        void again.mutateAsync({ name, toEmail }).then(told, onError)
      }}
    >
      Invite again
    </Button>
  )
}
