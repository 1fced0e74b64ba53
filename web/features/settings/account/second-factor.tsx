import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Download } from '#web/ui/icons.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request, type AnswerAt } from '#web/data/api.ts'
import { saveFile } from '#web/lib/browser.ts'
import { appCode } from '#web/lib/form-rules.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { longDate } from '#web/lib/words.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { useDialog } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useForm, type Problems } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useAskWithProof } from '../ask-with-proof.tsx'
import { SettingsSection } from '../settings-page.tsx'

/** Its code is some kilobytes that few will ever need. */
const QrCode = lazyPart(async () => (await import('#web/ui/qr-code.tsx')).QrCode)

type NewSecondFactor = AnswerAt<typeof apiPaths.newSecondFactor, 'POST'>

/** A code of an app after the password; nothing for whoever has no password. */
export function SecondFactor() {
  const { data: ways } = useSignInMethods()
  const [turnOn, turnOff] = [useTurnOn(), useTurnOff()]
  if (!ways?.password) return null
  const { secondFactor } = ways
  return (
    <SettingsSection
      title={t`A code after the password`}
      lead={t`An app on your phone shows a new code every half minute. Whoever has your password alone does not get in. Passkeys and other sites never ask for it.`}
    >
      {secondFactor ? (
        <>
          <p>
            <Trans>On since {longDate(secondFactor.since.slice(0, 10))}.</Trans>
          </p>
          <p className="text-small text-quiet">
            {recoveryWords(secondFactor.recoveryCodes)}{' '}
            <Trans>For new ones, turn it off and on again.</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>Off: your password is enough.</Trans>
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => void (secondFactor ? turnOff() : turnOn())}
      >
        {secondFactor ? t`Turn it off` : t`Ask for a code, too`}
      </Button>
    </SettingsSection>
  )
}

function recoveryWords(count: number): string {
  return plural(count, {
    0: 'You have used up all recovery codes.',
    one: 'One recovery code is left.',
    other: '# recovery codes are left.',
  })
}

/** Three steps: that it is really them, a first code of their app, and the codes for when it is lost. */
function useTurnOn() {
  const { refetch } = useSignInMethods()
  const ask = useAskWithProof()
  const open = useDialog()
  return async () => {
    const learning = await ask({
      title: t`Ask for a code, too`,
      text: t`You need an app that makes such codes, on your phone: a password manager, or an authenticator app. Any will do.`,
      label: t`Go on`,
      variant: 'primary',
      act: (body) => request(apiPaths.newSecondFactor, { method: 'POST', body }),
    })
    if (!learning) return
    const recoveryCodes = await open<readonly string[]>((close) => (
      <FirstCodeDialog learning={learning} onClose={close} />
    ))
    if (!recoveryCodes) return
    void refetch()
    await open((close) => <RecoveryCodesDialog codes={recoveryCodes} onClose={close} />)
  }
}

function useTurnOff() {
  const { refetch } = useSignInMethods()
  const ask = useAskWithProof()
  return () =>
    ask({
      title: t`Ask for no codes any more?`,
      text: t`Your password alone opens your account then. The codes of your app and on paper end.`,
      label: t`Turn it off`,
      act: async (body) => {
        await request(apiPaths.secondFactor, { method: 'DELETE', body })
        void refetch()
      },
      done: t`Your password is enough again`,
    })
}

const rules = { code: appCode }

interface FirstCodeDialogProps {
  learning: NewSecondFactor
  /** With the recovery codes, once the app's code was right. */
  onClose: (recoveryCodes?: readonly string[]) => void
}

/** The app learns to make codes, and shows with one that it can. */
function FirstCodeDialog({ learning, onClose }: FirstCodeDialogProps) {
  const { secret, uri, sealed } = learning
  const form = useForm({
    rules,
    send: async ({ code }) => {
      const body = { sealed, code }
      onClose((await request(apiPaths.secondFactor, { method: 'POST', body })).recoveryCodes)
    },
    refused: (error): Problems =>
      error instanceof ApiError && error.problem.code === 'wrong-second-code'
        ? { code: error.message }
        : {},
  })
  return (
    <FormDialog
      form={form}
      title={t`Scan this with your app`}
      label={t`Turn it on`}
      calm
      onClose={() => onClose()}
    >
      <div className="size-56 justify-self-center">
        <QrCode text={uri} title={t`Code that teaches your app to make codes`} border={4} />
      </div>
      <div>
        <p className="font-semibold">
          <Trans>Or type this into it</Trans>
        </p>
        <p>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <TextField
        unkept="secret"
        label={t`The code that it shows`}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeLength}
      />
    </FormDialog>
  )
}

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shown once, so that they are kept before the dialog closes. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n')
  return (
    <Dialog title={t`Keep these codes on paper`} calm done={t`I have kept them`} onClose={onClose}>
      <p>
        <Trans>
          It is on. Each of these codes works once instead of one of your app, should you lose it.
          They are shown this once.
        </Trans>
      </p>
      <ul aria-label={t`Recovery codes`} className="grid grid-cols-2 gap-2 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} done={t`The codes are copied`} />
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          onClick={() => saveFile('elefam-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
