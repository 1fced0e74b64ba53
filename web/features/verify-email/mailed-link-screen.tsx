import { useState } from 'react'
import type { Confirmation } from '#core/contract/account.ts'
import { Button } from '#web/ui/button.tsx'
import { AnsweredLink } from './answered-link.tsx'
import { DeadLink } from './dead-link.tsx'
import { Address, Step } from './step.tsx'
import { useConfirmation } from './use-confirmation.ts'
import { useMailedLink, type Answered } from './use-mailed-link.ts'

/** Where the mail that confirms an address leads: nothing happens before a button is pressed (A26). */
export function MailedLinkScreen() {
  const { token, answered } = useMailedLink()
  if (answered) return <AnsweredLink {...answered} />
  return token === null ? <DeadLink /> : <Question key={token} token={token} />
}

const unknown = { picture: 'looking', title: 'That did not work' } as const

function Question({ token }: { token: string }) {
  const { found, dead, problem, busy, look, answer } = useConfirmation(token)
  const [doubts, setDoubts] = useState(false)
  if (dead) return <DeadLink />
  const again = (
    <Button look="secondary" onClick={() => void look()}>
      Try again
    </Button>
  )
  if (!found) return problem ? <Step {...unknown} problem={problem} action={again} /> : <Looking />
  const asking = { found, busy, problem, onAnswer: (how: Answered['how']) => answer(how, found) }
  if (doubts) return <NotMe {...asking} onBack={() => setDoubts(false)} />
  if (found.what === 'new-address') return <NewAddress {...asking} />
  return <WasThatYou {...asking} onDoubt={() => setDoubts(true)} />
}

interface AskingProps {
  found: Confirmation
  busy: Answered['how'] | null
  problem: string | null
  onAnswer: (how: Answered['how']) => void
}

/** The account's first address: somebody who is signed in with it here has nothing to doubt. */
function WasThatYou({
  found,
  busy,
  problem,
  onAnswer,
  onDoubt,
}: AskingProps & { onDoubt: () => void }) {
  return (
    <Step
      picture="waiting"
      title={found.own ? 'Is this your address?' : 'Was that you?'}
      problem={problem}
      action={
        <>
          <Button busy={busy !== null} onClick={() => onAnswer('confirmed')}>
            {found.own ? 'Yes, it is mine' : 'Yes, that was me'}
          </Button>
          {!found.own && (
            <Button look="secondary" onClick={onDoubt}>
              It wasn’t me
            </Button>
          )}
        </>
      }
    >
      {found.own ? (
        <p>
          You are signed in here with <Address>{found.email}</Address>. One tap, and it is
          confirmed.
        </p>
      ) : (
        <>
          <p>
            Somebody – you? – started an Elefam account with the address{' '}
            <Address>{found.email}</Address>.
          </p>
          <p>Say yes only if it was you: whoever started it knows its password.</p>
        </>
      )}
    </Step>
  )
}

/** It takes a second tap: whoever missed the button would lose their family's weeks. */
function NotMe({ found, busy, problem, onAnswer, onBack }: AskingProps & { onBack: () => void }) {
  return (
    <Step
      picture="looking"
      title="It wasn’t you?"
      problem={problem}
      action={
        <>
          <Button look="danger" busy={busy !== null} onClick={() => onAnswer('disowned')}>
            Delete that account
          </Button>
          <Button look="secondary" onClick={onBack}>
            Go back
          </Button>
        </>
      }
    >
      <p>
        Then we delete the account with the address <Address>{found.email}</Address> and what
        belongs to it, for good. Nobody can sign in with it any more.
      </p>
    </Step>
  )
}

function NewAddress({ found, busy, problem, onAnswer }: AskingProps) {
  return (
    <Step
      picture="waiting"
      title="Your new address?"
      problem={problem}
      action={
        <Button busy={busy !== null} onClick={() => onAnswer('confirmed')}>
          Yes, use this address
        </Button>
      }
    >
      <p>
        Somebody – you? – wants an Elefam account to have the address{' '}
        <Address>{found.email}</Address> from now on, for signing in and for our mails.
      </p>
      <p>If it wasn’t you, just close this page: nothing changes.</p>
    </Step>
  )
}

function Looking() {
  return (
    <Step picture="waiting" title="One moment">
      <p role="status">We look what your link is for.</p>
    </Step>
  )
}
