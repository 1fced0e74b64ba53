import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HostChoices, SignUpCode } from '#core/contract/host.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { hostKey, isUnproven, useHostAction } from './use-host.ts'
import { counted, dayWords } from './words.ts'

/** The codes with which strangers may create an account: what is left of each, and how it ends. */
export function Codes({ door }: { door: HostChoices['signUp'] }) {
  const codes = useQuery({
    queryKey: hostKey('codes'),
    queryFn: () => request(apiPaths.hostCodes),
  })
  const withdraw = useHostAction((id: string) =>
    request(apiPaths.hostCode(id), { method: 'DELETE' }),
  )
  const [making, setMaking] = useState(false)
  const failure = withdraw.error ?? codes.error
  return (
    <Section
      title="Sign-up codes"
      lead={
        door === 'code'
          ? 'Give somebody a code, or its link, and they can create an account.'
          : 'They are asked for once new accounts are for whoever has one.'
      }
    >
      <ProblemBox text={isUnproven(failure) ? null : (failure?.message ?? null)} />
      {codes.data && codes.data.length > 0 && (
        <ul aria-label="Sign-up codes" className="divide-line border-line divide-y border-y">
          {codes.data.map((code) => (
            <CodeLine
              key={code.id}
              code={code}
              busy={withdraw.isPending}
              onWithdraw={() => withdraw.mutate(code.id)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setMaking(true)}
      >
        Make a code
      </Button>
      {making && <CodeDialog onClose={() => setMaking(false)} />}
    </Section>
  )
}

interface CodeLineProps {
  code: SignUpCode
  busy: boolean
  onWithdraw: () => void
}

function CodeLine({ code, busy, onWithdraw }: CodeLineProps) {
  const { uses, usesLeft, createdAt, expiresAt } = code
  const left = usesLeft === 0 ? 'Used up' : `${usesLeft} of ${counted(uses, 'account')} left`
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-3 py-2">
      <div className="min-w-36 flex-1 leading-snug">
        <p className="font-medium">{left}</p>
        <p className="text-small text-quiet">
          Made on {dayWords(createdAt)}, until {dayWords(expiresAt)}
        </p>
      </div>
      <Button variant="secondary" size="small" disabled={busy} onClick={onWithdraw}>
        Withdraw<span className="sr-only"> the code of {dayWords(createdAt)}</span>
      </Button>
    </li>
  )
}
