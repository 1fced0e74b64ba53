import { Copy } from '#web/ui/icons.ts'
import { useId, useState, type ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import { copyText } from '#web/lib/browser.ts'
import { keysOf } from '#web/lib/typed-objects.ts'
import { line } from '#web/lib/form-rules.ts'
import {
  proofFrom,
  proofRules,
  ProofFields,
  refusedProof,
} from '#web/shared/account/account-forms.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { scopeWords, useMakeToken } from './programs.ts'

const scopes = keysOf(scopeWords).map((value) => ({ value, label: scopeWords[value].choice }))

const lasting = [
  { value: 'on', label: 'Until I withdraw it', days: null },
  { value: 'year', label: 'A year', days: 365 },
  { value: 'month', label: '30 days', days: 30 },
] as const

type Lasting = (typeof lasting)[number]['value']

/** Asks what a token is for and who asks, then shows it, once. */
export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const make = useMakeToken()
  if (!make.data) return <AskDialog make={make} onClose={onClose} />
  const { made, token } = make.data
  return (
    <ToldOnce title={made.name} label="The token" text={token} onClose={onClose}>
      Give it to the program now: it is shown this once, and kept nowhere.
    </ToldOnce>
  )
}

interface AskProps {
  make: ReturnType<typeof useMakeToken>
  onClose: () => void
}

function AskDialog({ make, onClose }: AskProps) {
  const formId = useId()
  const draft = useDraft('token', { name: '' })
  const [scope, setScope] = useState<(typeof scopes)[number]['value']>('read')
  const [lasts, setLasts] = useState<Lasting>('on')
  const days = lasting.find(({ value }) => value === lasts)?.days ?? null
  const form = useForm({
    rules: { name: line('Write which program it is for.'), ...proofRules },
    send: async ({ name }, place) => {
      await make.mutateAsync({ name, scope, days, ...proofFrom(place) })
      draft.drop()
    },
    refused: refusedProof,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="A token for a program"
      actions={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            Make it
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid grid-cols-1 gap-5">
        <TextField
          label="Which program is it for?"
          name="name"
          autoComplete="off"
          {...typedPart(draft, 'name')}
          maxLength={limits.name}
        />
        <ChooseOne legend="What may it do?" choices={scopes} value={scope} onChange={setScope} />
        <ChooseOne legend="For how long?" choices={lasting} value={lasts} onChange={setLasts} />
        <ProofFields problems={form.problems} />
        <ProblemBox text={form.failure?.message ?? null} />
      </Form>
    </Dialog>
  )
}

interface ToldOnceProps {
  title: string
  label: string
  text: string
  onClose: () => void
  /** What to do with it. */
  children: ReactNode
}

/** A secret that is shown once, to be copied. */
export function ToldOnce({ title, label, text, onClose, children }: ToldOnceProps) {
  const toast = useToast()
  const copy = async () => {
    if (await copyText(text)) toast({ text: 'It is copied', tone: 'good' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      calm
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{children}</p>
        <TextField
          unkept="read-only"
          label={label}
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy()}
        >
          Copy it
        </Button>
      </div>
    </Dialog>
  )
}
