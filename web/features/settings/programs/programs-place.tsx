import { Plus, Undo2 } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { ApiToken } from '#core/contract/api-token.ts'
import { apiPaths, settingsPlaces } from '#core/paths.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part, Place, WithdrawDialog } from '../place.tsx'
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
      {going && <WithdrawToken token={going} onClose={() => setGoing(null)} />}
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

function WithdrawToken({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const { mutateAsync, isPending, error } = useWithdrawToken()
  const withdraw = { run: () => mutateAsync(token), isPending, error }
  const done = `${token.name} opens nothing any more`
  return (
    <WithdrawDialog name={token.name} {...{ done, withdraw, onClose }}>
      The program that has it is out from this moment on. What it did stays. There is no undo: to
      let it in again, make another one.
    </WithdrawDialog>
  )
}
