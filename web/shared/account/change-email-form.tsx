import { useMutation } from '@tanstack/react-query'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { credentialsFrom } from './credentials.ts'
import { ProblemBox } from './problem-box.tsx'
import { proofFrom, proofProblem, ProofFields, type Proof } from './proof-fields.tsx'
import { useFieldProblems } from './use-field-problems.ts'

/**
 * Another e-mail address for the account, with its password. A confirmed address stays until the new
 * one is confirmed; one that never was is replaced at once. What the server says is the same whether
 * somebody else has the address, so what stands here holds for both.
 */
export function ChangeEmailForm() {
  const { user } = useFamily()
  const store = useStore()
  const { problems, check, form } = useFieldProblems()
  const draft = useDraft('new e-mail address', '')
  const change = useMutation({
    mutationFn: async (body: { newEmail: string } & Proof) => {
      await request(apiPaths.changeEmail, { method: 'POST', body })
      await store.refresh()
    },
  })
  const submit = (place: HTMLFormElement) => {
    if (!check(place) || change.isPending) return
    const { email } = credentialsFrom(place)
    change.mutate(
      { newEmail: email, ...proofFrom(place) },
      {
        onSuccess: () => {
          draft.drop()
          place.reset()
        },
      },
    )
  }
  const refused = proofProblem(change.error)
  return (
    <form
      {...form}
      method="post"
      action={apiPaths.changeEmail}
      className="grid gap-5 text-start"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <TextField
        {...typedText(draft)}
        label="New e-mail address"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
        error={problems['email']}
      />
      <ProofFields error={problems['password'] ?? problems['code'] ?? refused} />
      <ProblemBox text={change.error && !refused ? change.error.message : null} />
      {change.isSuccess && (
        <Notice tone="good" alert>
          We wrote to {change.variables.newEmail}. Open the link in that mail within an hour and say
          yes
          {user.emailVerified && '; until then your address stays as it is'}.
        </Notice>
      )}
      <Button type="submit" look="secondary" busy={change.isPending}>
        Change the address
      </Button>
    </form>
  )
}
