import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plug, UsersRound } from '#web/ui/icons.ts'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { oneLine } from '#core/text/text.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useStore, useUser } from '#web/data/use-home.tsx'
import { line, newPassword } from '#web/lib/form-rules.ts'
import {
  ChangeEmailForm,
  ProofFields,
  proofFrom,
  proofRules,
  refusedProof,
  useSignInMethods,
} from '#web/shared/account/account-forms.tsx'
import { PasswordField } from '#web/shared/account/sign-in-fields.tsx'
import { usePasswordMin } from '#web/shared/account/sign-in.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { ListLink } from '#web/ui/list.tsx'
import { ProblemBox, Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'

/** Who is signed in, and with what: the address, the password, accounts of other sites, devices. */
export function AccountPage() {
  const user = useUser()
  return (
    <SettingsPage title={t`You and signing in`}>
      <NameForm />
      <SettingsSection title={t`Your e-mail address`}>
        <div className="-mt-2 grid grid-cols-1 gap-1">
          <p>{user.profile.email}</p>
          <p className="text-small text-quiet">
            {user.emailVerified ? (
              t`It is confirmed.`
            ) : (
              <>
                <Trans>
                  It is not confirmed yet.{' '}
                  <TextLink to={appPaths.verifyEmail}>
                    <Trans>Confirm it</Trans>
                  </TextLink>
                </Trans>
              </>
            )}
          </p>
        </div>
        <Disclosure summary={t`Change the address`}>
          <ChangeEmailForm />
        </Disclosure>
      </SettingsSection>
      <Password />
      <SecondFactor />
      <Passkeys />
      <LinkedAccounts />
      <ul className="border-line border-t">
        <ListLink
          to={settingsPaths.waysIn}
          icon={UsersRound}
          title={t`Who and what can get in`}
          now={t`People, devices, addresses: see and end them`}
        />
        <ListLink
          to={settingsPaths.programs}
          icon={Plug}
          title={t`Other programs`}
          now={t`Home automation, scripts`}
        />
      </ul>
    </SettingsPage>
  )
}

/** Another password with the current one, or a first one; and the way by mail for a forgotten one. */
function Password() {
  const { data: ways } = useSignInMethods()
  const user = useUser()
  const ask = useMutation({
    mutationFn: () =>
      request(apiPaths.requestPasswordReset, {
        method: 'POST',
        body: { email: user.profile.email },
      }),
  })
  const has = ways?.password !== false
  return (
    <SettingsSection
      title={t`Password`}
      lead={
        has
          ? t`A new one signs out every other device, and ends open invites, links and your calendar address. We mail you what ended.`
          : t`You have none yet. With one you can sign in without another site.`
      }
    >
      <Disclosure summary={has ? t`Change the password` : t`Choose a password`}>
        <NewPasswordForm has={has} />
      </Disclosure>
      {has && (
        <div className="grid justify-items-start gap-3">
          <ProblemBox text={ask.error?.message ?? null} />
          {ask.isSuccess && (
            <Notice tone="good" alert>
              <Trans>A password reset email has been sent.</Trans>
            </Notice>
          )}
          <p className="text-small text-quiet">
            <Trans>Do you not remember it? We mail you a way to a new one.</Trans>
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={ask.isPending}
            onClick={() => ask.mutate()}
          >
            <Trans>Mail me a link</Trans>
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function NewPasswordForm({ has }: { has: boolean }) {
  const queryClient = useQueryClient()
  const passwordMin = usePasswordMin()
  const [changed, setChanged] = useState(false)
  const form = useForm({
    rules: { ...proofRules, 'new-password': newPassword(passwordMin) },
    send: async (typed, element) => {
      setChanged(false)
      const body = { newPassword: typed['new-password'], ...proofFrom(element) }
      await request(apiPaths.changePassword, { method: 'POST', body })
      element.reset()
      setChanged(true)
      void queryClient.invalidateQueries({ queryKey: ['ways-in'] })
    },
    refused: (error) => {
      const isAboutNew = error instanceof ApiError && error.problem.code.startsWith('password-')
      if (isAboutNew) return { 'new-password': error.message }
      return refusedProof(error)
    },
  })
  return (
    <Form form={form} action={apiPaths.changePassword} className="grid gap-5">
      <ProofFields label={t`Your current password`} />
      <PasswordField
        label={t`New password`}
        name="new-password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
      />
      <ProblemBox text={form.failure?.message ?? null} />
      {changed && (
        <Notice tone="good" alert>
          <Trans>
            Your password is changed. Look at{' '}
            <TextLink to={settingsPaths.waysIn}>
              <Trans>who and what can get in</Trans>
            </TextLink>
            .
          </Trans>
        </Notice>
      )}
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        {has ? t`Change the password` : t`Choose this password`}
      </Button>
    </Form>
  )
}

const noName = t`Write a name or a nickname.`
const rules = { name: line(noName) }

function NameForm() {
  const user = useUser()
  const store = useStore()
  const toast = useToast()
  const draft = useDraft('your name', user.profile.name)
  const form = useForm({
    rules,
    send: async (profile) => {
      await request(apiPaths.user(user.id), { method: 'PATCH', body: { profile } })
      await store.refresh()
      draft.drop()
      toast({ text: t`Your name is saved.` })
    },
  })
  const wanted = oneLine(draft.value)
  const isChanged = wanted !== '' && wanted !== user.profile.name
  return (
    <Form form={form} className="grid gap-5">
      <ProblemBox text={form.failure?.message ?? null} />
      <TextField
        label={t`Your name`}
        name="name"
        hint={t`In mails and invitations. What your family calls you stands under “Family”.`}
        {...typedText(draft)}
        maxLength={limits.name}
        required
        error={wanted === '' ? noName : undefined}
        autoComplete="name"
      />
      <Button
        type="submit"
        size="small"
        variant={isChanged ? 'primary' : 'secondary'}
        busy={form.busy}
        disabled={!isChanged}
        className="justify-self-start"
      >
        <Trans>Save your name</Trans>
      </Button>
    </Form>
  )
}
