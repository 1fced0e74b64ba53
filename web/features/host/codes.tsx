import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HostChoices, SignUpCode } from '#core/hosts/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request, type AnswerAt } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ConfirmDialog } from '#web/ui/form-dialog.tsx'
import { Section } from '#web/ui/layout.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { counted } from '#web/lib/words.ts'
import { dayWords, hostKey, isUnproven, useHostAction } from './host.ts'

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
  const [made, setMade] = useState<Made | null>(null)
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
        <div className="border-line border-y">
          <Lines label="Sign-up codes">
            {codes.data.map((code) => (
              <Line key={code.id} name={leftWords(code)} note={codeWords(code)}>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate(code.id)}
                >
                  Withdraw<span className="sr-only"> the code of {dayWords(code.createdAt)}</span>
                </Button>
              </Line>
            ))}
          </Lines>
        </div>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setMaking(true)}
      >
        Make a code
      </Button>
      {making && <CodeDialog onMade={setMade} onClose={() => setMaking(false)} />}
      {made && <Told made={made} onClose={() => setMade(null)} />}
    </Section>
  )
}

const codeWords = ({ createdAt, expiresAt }: SignUpCode) =>
  `Made on ${dayWords(createdAt)}, until ${dayWords(expiresAt)}`

const leftWords = ({ uses, usesLeft }: SignUpCode) =>
  `${usesLeft} of ${counted(uses, 'account')} left`

const howMany = [1, 2, 3, 5, 10, 20, 50, 100, 1_000]
const howLong = [
  [1, 'A day'],
  [7, 'A week'],
  [14, 'Two weeks'],
  [30, 'A month'],
  [90, 'Three months'],
  [365, 'A year'],
] as const

type Made = AnswerAt<typeof apiPaths.hostCodes, 'POST'>

interface CodeDialogProps {
  onMade: (made: Made) => void
  onClose: () => void
}

function CodeDialog({ onMade, onClose }: CodeDialogProps) {
  const [uses, setUses] = useState(1)
  const [days, setDays] = useState(14)
  const make = useHostAction((wanted: { uses: number; days: number }) =>
    request(apiPaths.hostCodes, { method: 'POST', body: wanted }),
  )
  return (
    <ConfirmDialog
      title="Make a sign-up code"
      label="Make the code"
      variant="primary"
      calm
      act={() => make.mutateAsync({ uses, days }).then(onMade)}
      onClose={onClose}
    >
      <SelectField
        label="For how many"
        value={uses}
        onChange={({ target }) => setUses(Number(target.value))}
      >
        {howMany.map((one) => (
          <option key={one} value={one}>
            {counted(one, 'account')}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="For how long"
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {howLong.map(([count, words]) => (
          <option key={count} value={count}>
            {words}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  )
}

interface ToldProps {
  made: Made
  onClose: () => void
}

/** The code, which nobody is told again. */
function Told({ made: { code, link }, onClose }: ToldProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your sign-up code"
      calm
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p>It is shown only now. Whoever has it, or opens its link, can create an account.</p>
      <p className="font-display text-heading text-center font-bold">{code}</p>
      <p className="bg-sunken rounded-field p-3 break-all select-all">{link}</p>
      <CopyButton text={link} label="Copy the link" done="The link is copied" />
    </Dialog>
  )
}
