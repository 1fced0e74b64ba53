import { Plus, Undo2 } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { ApiToken } from '#core/contract/api-token.ts'
import { apiPaths, settingsPlaces } from '#core/paths.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Part, Place } from '../place.tsx'
import { MakeTokenDialog } from './make-token-dialog.tsx'
import { tokenWords, useTokens, useWithdrawToken } from './programs.ts'
import { Webhooks } from './webhooks-part.tsx'

/** What other programs may do with the family’s weeks. */
export function ProgramsPlace() {
  return (
    <Place
      title="Other programs"
      back={{ to: settingsPlaces.signIn, label: 'You and signing in' }}
      lead="Let your home automation, a button in the hall or a script of yours take part."
    >
      <Tokens />
      <Webhooks />
      <Part
        title="How it is done"
        lead="What to write for Home Assistant, curl or a script stands in docs/api.md of Elefam."
      >
        <p>
          <TextLink to={`${location.origin}${apiPaths.docs}`}>
            All that programs can ask here
          </TextLink>
        </p>
      </Part>
    </Place>
  )
}

/** By what programs act in one’s name: which there are, another one, and the end of one. */
function Tokens() {
  const { data, error } = useTokens()
  const [making, setMaking] = useState(false)
  const [going, setGoing] = useState<ApiToken | null>(null)
  return (
    <Part
      title="Your tokens"
      lead="Each lets one program act in your name, for what you choose. A new password made by mail ends all of them."
    >
      <ProblemBox text={data ? null : (error?.message ?? null)} />
      {data ? (
        <List tokens={data} onWithdraw={setGoing} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="w-56" />
        </div>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => setMaking(true)}
      >
        Make a token
      </Button>
      {making && <MakeTokenDialog onClose={() => setMaking(false)} />}
      {going && <WithdrawDialog token={going} onClose={() => setGoing(null)} />}
    </Part>
  )
}

interface ListProps {
  tokens: ApiToken[]
  onWithdraw: (token: ApiToken) => void
}

function List({ tokens, onWithdraw }: ListProps) {
  const now = useNow(60_000)
  const dayOf = useDayOf()
  if (tokens.length === 0) return <p className="text-quiet">No program has one so far.</p>
  return (
    <ul aria-label="Your tokens" className="divide-line grid grid-cols-1 divide-y">
      {tokens.map((token) => (
        <li key={token.id} className="flex min-h-15 items-center gap-3 py-2">
          <div className="min-w-0 flex-1 leading-snug">
            <p className="font-semibold break-words" dir="auto">
              {token.name}
            </p>
            <p className="text-small text-quiet">{tokenWords(token, { now, dayOf })}</p>
          </div>
          <IconButton
            label={`Withdraw ${token.name}`}
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => onWithdraw(token)}
          />
        </li>
      ))}
    </ul>
  )
}

function WithdrawDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const toast = useToast()
  const withdraw = useWithdrawToken()
  const { name } = token
  const act = () =>
    withdraw.mutateAsync(token).then(
      () => {
        onClose()
        toast({ text: `${name} opens nothing any more` })
      },
      () => undefined, // It stands in the dialog.
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw ${name}?`}
      actions={
        <>
          <Button variant="danger" busy={withdraw.isPending} onClick={() => void act()}>
            Withdraw
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <ProblemBox text={withdraw.error?.message ?? null} />
      <p>
        The program that has it is out from this moment on. What it did stays. There is no undo: to
        let it in again, make another one.
      </p>
    </Dialog>
  )
}
