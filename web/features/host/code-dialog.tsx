import { Copy } from '#web/ui/icons.ts'
import { useState } from 'react'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { copyText } from '#web/lib/browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useHostAction } from './use-host.ts'
import { counted } from './words.ts'

const howMany = [1, 2, 3, 5, 10, 20, 50, 100, 1_000]
const howLong = [
  [1, 'A day'],
  [7, 'A week'],
  [14, 'Two weeks'],
  [30, 'A month'],
  [90, 'Three months'],
  [365, 'A year'],
] as const

/** For how many and how long; then the code, which nobody is told again. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const [uses, setUses] = useState(1)
  const [days, setDays] = useState(14)
  const make = useHostAction((wanted: { uses: number; days: number }) =>
    request(apiPaths.hostCodes, { method: 'POST', body: wanted }),
  )
  if (make.data) return <Told {...make.data} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Make a sign-up code"
      calm
      actions={
        <>
          <Button busy={make.isPending} onClick={() => make.mutate({ uses, days })}>
            Make the code
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <ProblemBox text={make.error?.message ?? null} />
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
    </Dialog>
  )
}

interface ToldProps {
  code: string
  link: string
  onClose: () => void
}

function Told({ code, link, onClose }: ToldProps) {
  const toast = useToast()
  const copy = async () => {
    if (await copyText(link)) toast({ text: 'The link is copied', tone: 'good' })
  }
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
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Copy />}
        onClick={() => void copy()}
      >
        Copy the link
      </Button>
    </Dialog>
  )
}
