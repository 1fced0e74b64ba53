import { useState } from 'react'
import { Download } from '#web/ui/icons.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request, type AnswerAt } from '#web/data/api.ts'
import { saveFile } from '#web/lib/browser.ts'
import { appCode } from '#web/lib/form-rules.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { longDate } from '#web/lib/words.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useForm, type Problems } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Part, ProofDialog } from './place.tsx'

/** Its code is some kilobytes that few will ever need. */
const QrCode = lazyPart(async () => (await import('#web/ui/qr-code.tsx')).QrCode)

type NewSecondFactor = AnswerAt<typeof apiPaths.newSecondFactor, 'POST'>

/** A code of an app after the password; nothing for whoever has no password. */
export function SecondFactor() {
  const { data: ways, refetch } = useSignInMethods()
  const [asked, setAsked] = useState<'on' | 'off' | null>(null)
  const [learning, setLearning] = useState<NewSecondFactor | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  if (!ways?.password) return null
  const { secondFactor } = ways
  const close = () => setAsked(null)
  const learned = (codes: readonly string[]) => {
    setLearning(null)
    setRecoveryCodes(codes)
    void refetch()
  }
  return (
    <Part
      title="A code after the password"
      lead="An app on your phone shows a new code every half minute. Whoever has your password alone does not get in. Passkeys and other sites never ask for it."
    >
      {secondFactor ? (
        <>
          <p>On since {longDate(secondFactor.since.slice(0, 10))}.</p>
          <p className="text-small text-quiet">
            {recoveryWords(secondFactor.recoveryCodes)} For new ones, turn it off and on again.
          </p>
        </>
      ) : (
        <p>Off: your password is enough.</p>
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => setAsked(secondFactor ? 'off' : 'on')}
      >
        {secondFactor ? 'Turn it off' : 'Ask for a code, too'}
      </Button>
      {asked === 'on' && <OnDialog onProven={setLearning} onClose={close} />}
      {asked === 'off' && <OffDialog onOff={refetch} onClose={close} />}
      {learning && <FirstCode codes={learning} onOn={learned} onClose={() => setLearning(null)} />}
      {recoveryCodes && (
        <RecoveryCodes codes={recoveryCodes} onClose={() => setRecoveryCodes(null)} />
      )}
    </Part>
  )
}

function recoveryWords(count: number): string {
  if (count === 0) return 'You have used up all recovery codes.'
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
}

interface OnDialogProps {
  onProven: (codes: NewSecondFactor) => void
  onClose: () => void
}

function OnDialog({ onProven, onClose }: OnDialogProps) {
  return (
    <ProofDialog
      title="Ask for a code, too"
      label="Go on"
      variant="primary"
      onClose={onClose}
      act={async (body) =>
        onProven(await request(apiPaths.newSecondFactor, { method: 'POST', body }))
      }
    >
      <p>
        You need an app that makes such codes, on your phone: a password manager, or an
        authenticator app. Any will do.
      </p>
    </ProofDialog>
  )
}

function OffDialog({ onOff, onClose }: { onOff: () => unknown; onClose: () => void }) {
  return (
    <ProofDialog
      title="Ask for no codes any more?"
      label="Turn it off"
      onClose={onClose}
      act={async (body) => {
        await request(apiPaths.secondFactor, { method: 'DELETE', body })
        void onOff()
      }}
      done="Your password is enough again"
    >
      <p>Your password alone opens your account then. The codes of your app and on paper end.</p>
    </ProofDialog>
  )
}

const rules = { code: appCode }

interface FirstCodeProps {
  codes: NewSecondFactor
  onOn: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The app learns to make codes, and shows with one that it can. */
function FirstCode({ codes: { secret, uri, sealed }, onOn, onClose }: FirstCodeProps) {
  const form = useForm({
    rules,
    send: async ({ code }) => {
      const body = { sealed, code }
      onOn((await request(apiPaths.secondFactor, { method: 'POST', body })).recoveryCodes)
    },
    refused: (error): Problems =>
      error instanceof ApiError && error.problem.code === 'wrong-second-code'
        ? { code: error.message }
        : {},
  })
  return (
    <FormDialog
      form={form}
      title="Scan this with your app"
      label="Turn it on"
      calm
      onClose={onClose}
    >
      <div className="size-56 justify-self-center">
        <QrCode text={uri} title="Code that teaches your app to make codes" border={4} />
      </div>
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
    </FormDialog>
  )
}

/** Shown once, so that they are kept before the dialog closes. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep these codes on paper"
      calm
      actions={<Button onClick={onClose}>I have kept them</Button>}
    >
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
        <CopyButton text={text} done="The codes are copied" />
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          onClick={() => saveFile('elefam-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          Save as a file
        </Button>
      </div>
    </Dialog>
  )
}
