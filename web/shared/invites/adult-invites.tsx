import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Check, Send } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Invite } from '#core/invites/schema.ts'
import { acceptInvite } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import {
  failureWords,
  inviteTo,
  mailWords,
  notInYet,
  useInvite,
  useInvites,
  type WithEmail,
} from './invites.ts'

type State = 'open' | 'sending' | 'sent' | { failed: string }

const kindOf = (state: State) => (typeof state === 'string' ? state : 'failed')

type AdultInvites = ReturnType<typeof useAdultInvites>

/** The adults with an e-mail address, the state of each one's invite, and a button to send it. */
export function useAdultInvites() {
  const { family } = useHome()
  const { data: invites } = useInvites()
  const { mutateAsync } = useInvite()
  const [states, setStates] = useState<Readonly<Record<string, State>>>({})
  const put = (id: string, state: State) => setStates((before) => ({ ...before, [id]: state }))
  const inviteOf = ({ email }: WithEmail) => inviteTo(email, invites ?? [])
  const adults = notInYet(family.familyData.adults, invites)
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
      <List>
        {adults.map((adult) => (
          <AdultRow
            key={adult.id}
            adult={adult}
            state={stateOf(adult)}
            invite={inviteOf(adult)}
            onInvite={() => void invite(adult)}
          />
        ))}
      </List>
      {open.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => open.forEach((adult) => void invite(adult))}
        >
          <Trans>Invite all {open.length}</Trans>
        </Button>
      )}
    </>
  )
}

interface AdultRowProps {
  adult: WithEmail
  state: State
  /** Called once the invite is made. */
  invite: Invite | undefined
  onInvite: () => void
}

function AdultRow({ adult, state, invite, onInvite }: AdultRowProps) {
  const { name, email, animal, color } = adult
  const waits = state === 'sent' && invite?.status === 'pending' ? mailWords(invite) : null
  const failed = typeof state === 'object' ? state.failed : undefined
  return (
    <ListItem mark={<Avatar name={name} animal={animal} color={color} />} name={name} note={email}>
      {state === 'sent' ? null : (
        <Button
          size="small"
          variant="secondary"
          className="ms-auto"
          busy={state === 'sending'}
          icon={<Send />}
          onClick={onInvite}
        >
          {failed ? t`Try again` : t`Invite`}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <div role="status" className="contents">
        {state === 'sent' && (
          <p className="text-leaf-ink ms-auto flex min-h-11 items-center gap-1.5 font-semibold">
            <Check className="size-5" />
            <Trans>
              Invited<span className="sr-only">: {name}</span>
            </Trans>
          </p>
        )}
        {waits && <p className="text-small text-quiet w-full">{waits}</p>}
        {failed && <p className="text-small text-coral-ink w-full font-medium">{failed}</p>}
      </div>
      {waits && invite && (
        <div className="-ms-4 w-full">
          <CopyLink invite={invite} />
        </div>
      )}
    </ListItem>
  )
}

/** The invite's link, to send by other ways than mail. */
export function CopyLink({ invite: { inviteId, name } }: { invite: Invite }) {
  return (
    <CopyButton
      variant="quiet"
      label={t`Copy link`}
      text={window.location.origin + acceptInvite(inviteId)}
      done={t`The link for ${name} is copied`}
      byHand={t`The link, to copy by hand`}
    />
  )
}
