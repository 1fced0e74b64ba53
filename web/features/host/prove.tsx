import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import {
  proofFrom,
  proofRules,
  refusedProof,
  ProofFields,
} from '#web/shared/account/account-forms.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { hostKey } from './use-host.ts'

/** Before the page opens, and again after some minutes: a phone that lies about opens nothing. */
export function Prove() {
  const client = useQueryClient()
  const form = useForm({
    rules: proofRules,
    send: async (_typed, place) => {
      await request(apiPaths.hostProof, { method: 'POST', body: proofFrom(place) })
      await client.invalidateQueries({ queryKey: hostKey() })
    },
    refused: refusedProof,
  })
  return (
    <Form form={form} className="grid max-w-form grid-cols-1 gap-5">
      <p>
        Please show that it is you. This page then stays open for {limits.hostProofMinutes} minutes.
      </p>
      <ProofFields problems={form.problems} />
      <ProblemBox text={form.failure?.message ?? null} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        Go on
      </Button>
    </Form>
  )
}
