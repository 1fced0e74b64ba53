import { useId, useState } from 'react'
import { Copy, Download } from '#web/ui/icons.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useStore } from '#web/data/use-family.tsx'
import { copyText, saveFile } from '#web/lib/browser.ts'
import { appCode } from '#web/lib/form-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { NewSecondFactor } from './second-factor.tsx'

interface SecondFactorDialogProps {
  codes: NewSecondFactor
  onClose: () => void
}

/** The app learns to make codes, shows with one that it can, and the codes for paper follow. */
export function SecondFactorDialog({ codes, onClose }: SecondFactorDialogProps) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />
  return <FirstCode codes={codes} onOn={setRecoveryCodes} onClose={onClose} />
}

const rules = { code: appCode }

interface FirstCodeProps extends SecondFactorDialogProps {
  onOn: (recoveryCodes: string[]) => void
}

function FirstCode({ codes: { secret, uri, sealed }, onOn, onClose }: FirstCodeProps) {
  const store = useStore()
  const formId = useId()
  const form = useForm({
    rules,
    send: async ({ code }) => {
      const body = { sealed, code }
      const answer = await request(apiPaths.secondFactor, { method: 'POST', body })
      void store.queryClient.invalidateQueries({ queryKey: ['ways-in'] })
      onOn(answer.recoveryCodes)
    },
    refused: (error) =>
      error instanceof ApiError && error.problem.code === 'wrong-second-code'
        ? { code: error.message }
        : {},
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Scan this with your app"
      calm
      actions={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            Turn it on
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid grid-cols-1 gap-4">
        <QrCode
          text={uri}
          title="Code that teaches your app to make codes"
          border={4}
          className="size-56 justify-self-center"
        />
        <div>
          <p className="font-semibold">Or type this into it</p>
          <p>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
        <TextField
          unkept="secret"
          label="The code that it shows"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={limits.codeLength}
        />
        <ProblemBox text={form.failure?.message ?? null} />
      </Form>
    </Dialog>
  )
}

/** Shown once, so that they are kept before the dialog closes. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const toast = useToast()
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text)) toast({ text: 'The codes are copied', tone: 'good' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep these codes on paper"
      calm
      actions={<Button onClick={onClose}>I have kept them</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>
          It is on. Each of these codes works once instead of one of your app, should you lose it.
          They are shown this once.
        </p>
        <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 font-semibold">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            icon={<Copy aria-hidden="true" className="size-5" />}
            onClick={() => void copy()}
          >
            Copy
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={() => saveFile('elefam-recovery-codes.txt', `${text}\n`, 'text/plain')}
          >
            Save as a file
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
