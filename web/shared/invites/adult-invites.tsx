import { Check, Copy, Send } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { Invite } from '#core/contract/invite.ts'
import type { Adult } from '#core/contract/member.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { acceptInvite } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { copyText } from '#web/lib/browser.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { failureWords, mailWords, useInvite, useInvites } from './invites.ts'

type WithEmail = Adult & { email: string }
type State = 'open' | 'sending' | 'sent' | { failed: string }

const kindOf = (state: State) => (typeof state === 'string' ? state : 'failed')

type AdultInvites = ReturnType<typeof useAdultInvites>

/** The adults whose e-mail the family has, how far each one's invite is, and the way to send one. */
export function useAdultInvites() {
  const { family } = useFamily()
  const { data: invites = [] } = useInvites()
  const { mutateAsync } = useInvite()
  const [states, setStates] = useState<Readonly<Record<string, State>>>({})
  const put = (id: string, state: State) => setStates((before) => ({ ...before, [id]: state }))
  const adults = family.familyData.adults.filter((adult): adult is WithEmail => !!adult.email)
  const inviteOf = ({ email }: WithEmail) =>
    invites.find(({ status, toEmail }) => status !== 'revoked' && sameAddress(toEmail, email))
  const stateOf = (adult: WithEmail): State =>
    states[adult.id] ?? (inviteOf(adult) ? 'sent' : 'open')
  return {
    adults,
    /** Those that can be invited, or tried again. */
    open: adults.filter((adult) => ['open', 'failed'].includes(kindOf(stateOf(adult)))),
    inviteOf,
    stateOf,
    invite: async ({ id, name, email }: WithEmail) => {
      put(id, 'sending')
      await mutateAsync({ name, toEmail: email }).then(
        () => put(id, 'sent'),
        (error: Error) => put(id, { failed: failureWords(error) }),
      )
    },
  }
}

interface AdultInviteRowsProps {
  invites: AdultInvites
  /** Whom to show. */
  adults: readonly WithEmail[]
}

/** Each adult to invite with one press, and all of them with one where there are several. */
export function AdultInviteRows({ invites, adults }: AdultInviteRowsProps) {
  const { open, stateOf, inviteOf, invite } = invites
  return (
    <>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {adults.map((adult) => (
          <AdultRow
            key={adult.id}
            adult={adult}
            state={stateOf(adult)}
            invite={inviteOf(adult)}
            onInvite={() => void invite(adult)}
          />
        ))}
      </ul>
      {open.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => open.forEach((adult) => void invite(adult))}
        >
          Invite all {open.length}
        </Button>
      )}
    </>
  )
}

interface AdultRowProps {
  adult: WithEmail
  state: State
  /** Once it is made. */
  invite: Invite | undefined
  onInvite: () => void
}

function AdultRow({ adult, state, invite, onInvite }: AdultRowProps) {
  const { id, name, email, animal, color } = adult
  const waits = state === 'sent' && invite?.status === 'pending' ? mailWords(invite) : null
  const failed = typeof state === 'object' ? state.failed : undefined
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Avatar name={name} animal={animal} color={color} />
      <div className="min-w-32 flex-1 leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-quiet">{email}</p>
      </div>
      {state === 'sent' ? null : (
        <Button
          size="small"
          variant="secondary"
          className="ms-auto"
          busy={state === 'sending'}
          icon={<Send />}
          onClick={onInvite}
        >
          {failed ? 'Try again' : 'Invite'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <div role="status" className="contents">
        {state === 'sent' && (
          <p className="text-leaf-ink ms-auto flex min-h-11 items-center gap-1.5 font-semibold">
            <Check className="size-5" />
            Invited<span className="sr-only">: {name}</span>
          </p>
        )}
        {waits && <p className="text-small text-quiet w-full">{waits}</p>}
        {failed && (
          <div className="w-full">
            <FieldError id={`${id}-invite-error`} text={failed} />
          </div>
        )}
      </div>
      {waits && invite && (
        <div className="-ms-4 w-full">
          <CopyLink invite={invite} />
        </div>
      )}
    </li>
  )
}

/** Into the clipboard, or, where the browser keeps that to itself, into a field to copy it from. */
export function CopyLink({ invite }: { invite: Invite }) {
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
      <Button variant="quiet" size="small" icon={<Copy />} onClick={() => void copy()}>
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
