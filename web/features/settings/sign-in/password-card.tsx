import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useSignInSettings } from '#web/shared/account/sign-in-settings.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import {
  proofFrom,
  proofProblem,
  ProofFields,
  type Proof,
} from '#web/shared/account/proof-fields.tsx'
import { useFieldProblems } from '#web/shared/account/use-field-problems.ts'
import { useWaysIn } from '#web/shared/account/use-ways-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Another password with the current one, or a first one; and the way by mail for a forgotten one. */
export function PasswordCard() {
  const { data: ways } = useWaysIn()
  const { user } = useFamily()
  const ask = useMutation({
    mutationFn: () =>
      request(apiPaths.requestPasswordReset, {
        method: 'POST',
        body: { email: user.profile.email },
      }),
  })
  const has = ways?.password !== false
  return (
    <Card className="grid gap-4">
      <div className="grid grid-cols-1 gap-1">
        <h3 className="text-lead">Your password</h3>
        <p className="text-small text-quiet">
          {has
            ? 'A new one signs out every other device, and we mail you that it changed.'
            : 'You have none yet. With one you can sign in without another site.'}
        </p>
      </div>
      <Disclosure summary={has ? 'Change the password' : 'Choose a password'}>
        <NewPasswordForm has={has} />
      </Disclosure>
      {has && (
        <div className="grid justify-items-start gap-3">
          <ProblemBox text={ask.error?.message ?? null} />
          {ask.isSuccess && (
            <Notice tone="good" alert>
              A password reset email has been sent.
            </Notice>
          )}
          <p className="text-small text-quiet">
            Do you not remember it? We mail you a way to a new one.
          </p>
          <Button look="secondary" size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
            Mail me a link
          </Button>
        </div>
      )}
    </Card>
  )
}

function NewPasswordForm({ has }: { has: boolean }) {
  const store = useStore()
  const offer = useSignInSettings()
  const { problems, check, form } = useFieldProblems()
  const place = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: (body: { newPassword: string } & Proof) =>
      request(apiPaths.changePassword, { method: 'POST', body }),
    onSuccess: () => {
      place.current?.reset()
      void store.queryClient.invalidateQueries({ queryKey: ['ways-in'] })
      void store.queryClient.invalidateQueries({ queryKey: ['devices'] })
    },
  })
  const refused = proofProblem(change.error)
  const aboutNew =
    change.error instanceof ApiError && change.error.problem.code.startsWith('password-')
      ? change.error.message
      : undefined
  const submit = (typed: HTMLFormElement) => {
    place.current = typed
    if (!check(typed) || change.isPending) return
    const newPassword = new FormData(typed).get('new-password')
    if (typeof newPassword === 'string') change.mutate({ newPassword, ...proofFrom(typed) })
  }
  return (
    <form
      {...form}
      method="post"
      action={apiPaths.changePassword}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <ProofFields
        label="Your current password"
        error={problems['password'] ?? problems['code'] ?? refused}
      />
      <PasswordField
        label="New password"
        name="new-password"
        required
        autoComplete="new-password"
        minLength={offer?.passwordMin ?? limits.passwordMinUsual}
        error={problems['new-password'] ?? aboutNew}
      />
      <ProblemBox text={change.error && !refused && !aboutNew ? change.error.message : null} />
      {change.isSuccess && (
        <Notice tone="good" alert>
          Your new password counts from now on. Every other device is signed out.
        </Notice>
      )}
      <Button type="submit" look="secondary" busy={change.isPending}>
        {has ? 'Change the password' : 'Choose this password'}
      </Button>
    </form>
  )
}
