import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import type { SignInMethods } from '#core/account/schema.ts'
import { asciiEmail } from '#core/text/email.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request, ApiError } from '#web/data/api.ts'
import { useStore, useUser } from '#web/data/use-home.tsx'
import { accountAddress, mailedCode, password } from '#web/lib/form-rules.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, ProblemsOfForm, useForm, type Problems } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice, ProblemBox } from '#web/ui/notice.tsx'
import type { Proof } from './passkeys.ts'
import { PasswordField } from './sign-in-fields.tsx'

/**
 * Another e-mail address for the account, with its password. A confirmed address stays until the new
 * one is confirmed; one that never was is replaced at once. What the server says is the same whether
 * somebody else has the address, so what stands here holds for both.
 */
export function ChangeEmailForm() {
  const user = useUser()
  const store = useStore()
  const draft = useDraft('new e-mail address', '')
  const [wroteTo, setWroteTo] = useState<string | null>(null)
  const form = useForm({
    rules: { email: accountAddress, ...proofRules },
    send: async ({ email }, element) => {
      setWroteTo(null)
      const newEmail = asciiEmail(email)
      const body = { newEmail, ...proofFrom(element) }
      await request(apiPaths.changeEmail, { method: 'POST', body })
      await store.refresh()
      draft.drop()
      element.reset()
      setWroteTo(newEmail)
    },
    refused: refusedProof,
  })
  return (
    <Form form={form} action={apiPaths.changeEmail} className="grid gap-5 text-start">
      <TextField
        {...typedText(draft)}
        label={t`New e-mail address`}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
      />
      <ProofFields />
      <ProblemBox text={form.failure?.message ?? null} />
      {wroteTo !== null && (
        <Notice tone="good" alert>
          {user.emailVerified
            ? t`We wrote to ${wroteTo}. Open the link in that mail within an hour and say yes; until then your address stays as it is.`
            : t`We wrote to ${wroteTo}. Open the link in that mail within an hour and say yes.`}
        </Notice>
      )}
      <Button type="submit" variant="secondary" busy={form.busy}>
        <Trans>Change the address</Trans>
      </Button>
    </Form>
  )
}

/** The values of the fields below. */
export function proofFrom(form: HTMLFormElement): Proof {
  const typed = new FormData(form)
  const proof: Proof = {}
  for (const name of ['password', 'code', 'passkey'] as const) {
    const text = typed.get(name)
    if (typeof text === 'string') proof[name] = text
  }
  return proof
}

/** What the fields below take. */
export const proofRules = { password, code: mailedCode }

/** The problems beside the fields where the server refused the proof. */
export function refusedProof(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { code, message } = error.problem
  if (code === 'wrong-password') return { password: message }
  if (code.startsWith('passkey-')) return { passkey: message }
  return code === 'wrong-code' ? { code: message } : {}
}

/** Fields that prove who is there: by the password, a passkey, a mailed code, or a sign-in just now. */
export function ProofFields({ label = t`Your password` }: { label?: string }) {
  const { data: ways } = useSignInMethods()
  const problems = use(ProblemsOfForm)
  /** A passkey's answer, and the refusal known by then: after a new refusal a new answer is needed. */
  const [shown, setShown] = useState<{ passkey: string; before: Problems } | null>(null)
  const isRefused = problems['password'] ?? problems['code'] ?? problems['passkey']
  if (ways?.justSignedIn && !isRefused) {
    return (
      <p className="text-quiet">
        <Trans>You signed in just now, so we know that it is you.</Trans>
      </p>
    )
  }
  if (shown && (!isRefused || shown.before === problems)) {
    return (
      <>
        <input type="hidden" name="passkey" value={shown.passkey} />
        <p role="status" className="text-quiet">
          <Trans>Your passkey shows that it is you.</Trans>
        </p>
      </>
    )
  }
  return (
    <>
      {ways?.password === false ? (
        <CodeField />
      ) : (
        <PasswordField
          label={label}
          name="password"
          required
          autoComplete="current-password"
          hint={t`So that nobody else can do this on your phone.`}
        />
      )}
      {ways && ways.passkeys.length > 0 && (
        <PasskeyInstead
          problem={problems['passkey']}
          onShown={(passkey) => setShown({ passkey, before: problems })}
        />
      )}
    </>
  )
}

interface PasskeyInsteadProps {
  problem: string | undefined
  onShown: (passkey: string) => void
}

function PasskeyInstead({ problem, onShown }: PasskeyInsteadProps) {
  const show = useMutation({
    mutationFn: async () => (await import('./passkeys.ts')).provePasskey(),
    onSuccess: onShown,
  })
  return (
    <div className="grid gap-2">
      <ProblemBox text={show.error?.message ?? problem ?? null} />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={show.isPending}
        onClick={() => show.mutate()}
      >
        <Trans>Use a passkey instead</Trans>
      </Button>
    </div>
  )
}

function CodeField() {
  const user = useUser()
  const send = useMutation({
    mutationFn: () => request(apiPaths.sendCode, { method: 'POST', body: {} }),
  })
  return (
    <div className="grid gap-3">
      <p className="text-quiet">
        <Trans>You have no password here, so a code from your mailbox shows that it is you.</Trans>
      </p>
      <ProblemBox text={send.error?.message ?? null} />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {send.isSuccess ? t`Mail another code` : t`Mail me a code`}
      </Button>
      <p role="status" className="text-small text-quiet empty:hidden">
        {send.isSuccess && t`On its way to ${user.profile.email}. It works for ten minutes.`}
      </p>
      <TextField
        unkept="secret"
        label={t`The code`}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    </div>
  )
}

interface ShowWhoYouAreProps {
  onShown: () => void
  onClose: () => void
}

/** Asks for a proof of who is there; it then counts for some minutes on this device. */
export function ShowWhoYouAre({ onShown, onClose }: ShowWhoYouAreProps) {
  const form = useForm({
    rules: proofRules,
    send: async (_typed, element) => {
      await request(apiPaths.proof, { method: 'POST', body: proofFrom(element) })
      onShown()
    },
    refused: refusedProof,
  })
  return (
    <FormDialog form={form} title={t`Is it you?`} label={t`Go on`} onClose={onClose}>
      <p>
        <Trans>
          This lets somebody or something in, so show that it is you. It then counts for{' '}
          {limits.proofMinutes} minutes.
        </Trans>
      </p>
      <ProofFields />
    </FormDialog>
  )
}

/** The ways to sign in to this account, which are also the ways to prove whose it is. */
export function useSignInMethods() {
  const user = useUser()
  return useQuery({
    queryKey: ['ways-in', user.id],
    queryFn: () => request(apiPaths.signInMethods),
  })
}

/** Whether one passkey or linked account is all that opens the account: nobody locks themselves out. */
export const isOnlyWay = ({ password: has, passkeys, linked }: SignInMethods) =>
  !has && passkeys.length + linked.length === 1
