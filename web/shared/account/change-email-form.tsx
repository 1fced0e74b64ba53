import { useState } from 'react'
import { asciiEmail } from '#core/email.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { accountAddress } from '#web/lib/form-rules.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProblemBox } from './problem-box.tsx'
import { ProofFields, proofFrom, proofRules, refusedProof } from './proof-fields.tsx'

/**
 * Another e-mail address for the account, with its password. A confirmed address stays until the new
 * one is confirmed; one that never was is replaced at once. What the server says is the same whether
 * somebody else has the address, so what stands here holds for both.
 */
export function ChangeEmailForm() {
  const { user } = useFamily()
  const store = useStore()
  const draft = useDraft('new e-mail address', '')
  const [wroteTo, setWroteTo] = useState<string | null>(null)
  const form = useForm({
    rules: { email: accountAddress, ...proofRules },
    send: async ({ email }, place) => {
      setWroteTo(null)
      const newEmail = asciiEmail(email)
      const body = { newEmail, ...proofFrom(place) }
      await request(apiPaths.changeEmail, { method: 'POST', body })
      await store.refresh()
      draft.drop()
      place.reset()
      setWroteTo(newEmail)
    },
    refused: refusedProof,
  })
  return (
    <Form form={form} action={apiPaths.changeEmail} className="grid gap-5 text-start">
      <TextField
        {...typedText(draft)}
        label="New e-mail address"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
      />
      <ProofFields problems={form.problems} />
      <ProblemBox text={form.failure?.message ?? null} />
      {wroteTo !== null && (
        <Notice tone="good" alert>
          We wrote to {wroteTo}. Open the link in that mail within an hour and say yes
          {user.emailVerified && '; until then your address stays as it is'}.
        </Notice>
      )}
      <Button type="submit" variant="secondary" busy={form.busy}>
        Change the address
      </Button>
    </Form>
  )
}
