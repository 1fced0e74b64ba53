import { Check, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Invite } from '#core/contract/invite.ts'
import type { Adult } from '#core/contract/member.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { CopyLink } from '#web/shared/invites/copy-link.tsx'
import { failureWords, mailWords } from '#web/shared/invites/invite-words.ts'
import { useInvite, useInvites } from '#web/shared/invites/use-invites.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FieldError } from '#web/ui/field.tsx'

interface ReadyProps {
  /** Called as one of the two ways is taken. */
  onGo?: () => void
}

/** Everything is set up: the first week can be planned now or later. */
export function Ready({ onGo }: ReadyProps) {
  const { family } = useFamily()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <title>You are ready · Elefam</title>
      <Confetti />
      <EmptyState
        as="h1"
        picture={<CelebratingElephants alive />}
        title="You are ready"
        action={
          <>
            <ButtonLink to={appPaths.planMeeting} onClick={onGo}>
              Plan our first week
            </ButtonLink>
            <ButtonLink to={appPaths.dashboard} onClick={onGo} look="quiet">
              Look around first
            </ButtonLink>
          </>
        }
      >
        <p>
          Your mission: <strong className="text-ink">{family.familyData.goal?.title}</strong>
        </p>
        <p className="mt-3">
          Now gather everybody for your first family meeting. It takes about 20 minutes, and you
          leave the table with a plan for the week.
        </p>
      </EmptyState>
      <InviteAdults />
    </div>
  )
}

type WithEmail = Adult & { email: string }
type State = 'open' | 'sending' | 'sent' | { failed: string }

/** Offers to invite every adult with an e-mail as co-parent; going on without is fine. */
function InviteAdults() {
  const { user } = useFamily()
  const { adults, stateOf, inviteOf, invite } = useAdultInvites()
  if (user.role !== 'primary' || adults.length === 0) return null
  const open = adults.filter((adult) => ['open', 'failed'].includes(kindOf(stateOf(adult))))
  return (
    <Card as="section" labelledBy="invite-adults" className="mx-auto grid w-full max-w-form gap-5">
      <div className="grid gap-1">
        <h2 id="invite-adults" className="text-title">
          Plan together?
        </h2>
        <p className="text-quiet">
          An invite is a link. Whoever accepts it has an account of their own and sees the same
          plans.
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4">
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
          look="secondary"
          className="justify-self-start"
          onClick={() => open.forEach((adult) => void invite(adult))}
        >
          Invite all {open.length}
        </Button>
      )}
      <p className="text-small text-quiet">You can do this later as well, in the settings.</p>
    </Card>
  )
}

const kindOf = (state: State) => (typeof state === 'string' ? state : 'failed')

/** The adults that could be invited, how far each invite is, and the way to send one. */
function useAdultInvites() {
  const { family } = useFamily()
  const { data: invites = [] } = useInvites()
  const { mutateAsync } = useInvite()
  const [states, setStates] = useState<Readonly<Record<string, State>>>({})
  const put = (id: string, state: State) => setStates((before) => ({ ...before, [id]: state }))
  const adults = family.familyData.adults.filter((adult): adult is WithEmail => !!adult.email)
  const inviteOf = ({ email }: WithEmail) =>
    invites.find(({ status, toEmail }) => status !== 'revoked' && sameAddress(toEmail, email))
  return {
    adults,
    inviteOf,
    stateOf: (adult: WithEmail): State => states[adult.id] ?? (inviteOf(adult) ? 'sent' : 'open'),
    invite: async ({ id, name, email }: WithEmail) => {
      put(id, 'sending')
      await mutateAsync({ name, toEmail: email }).then(
        () => put(id, 'sent'),
        (error: Error) => put(id, { failed: failureWords(error) }),
      )
    },
  }
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar name={name} animal={animal} color={color} decorative />
      <div className="min-w-32 flex-1 leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-quiet">{email}</p>
      </div>
      {state === 'sent' ? null : (
        <Button
          size="small"
          look="secondary"
          className="ms-auto"
          busy={state === 'sending'}
          icon={<Send aria-hidden="true" className="size-4.5" />}
          onClick={onInvite}
        >
          {failed ? 'Try again' : 'Invite'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <div role="status" className="contents">
        {state === 'sent' && (
          <p className="text-leaf-ink ms-auto flex min-h-11 items-center gap-1.5 font-semibold">
            <Check aria-hidden="true" className="size-5" />
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
