import { Send } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { ApiError } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { failureWords, invitedWords, useInvite } from '#web/shared/invites/invites.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { address, line } from '#web/lib/form-rules.ts'
import { Form, useForm, type Problems } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'

const nobody = { name: '', toEmail: '' }

const rules = {
  name: line('Write what you call them.'),
  toEmail: address('Write a full e-mail address, like ben@example.org.'),
}

/** Invites another adult, by mail where that goes. */
export function InviteForm() {
  const { user } = useFamily()
  const toast = useToast()
  const draft = useDraft('invite', nobody)
  const invite = useInvite()
  const form = useForm({
    rules,
    check: ({ toEmail }) =>
      sameAddress(toEmail, user.profile.email) ? { toEmail: 'This is your own address.' } : {},
    send: async (fields) => {
      const created = await invite.mutateAsync(fields)
      draft.drop()
      toast({ text: invitedWords(created), tone: 'good' })
    },
    refused: refusedFields,
  })
  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-2">
      {form.failure && (
        <div className="sm:col-span-2">
          <Notice tone="care" alert>
            {failureWords(form.failure)}
          </Notice>
        </div>
      )}
      <TextField
        label="Their name"
        name="name"
        autoComplete="off"
        {...typedPart(draft, 'name')}
        maxLength={limits.name}
      />
      <TextField
        label="Their e-mail"
        name="toEmail"
        type="email"
        autoComplete="off"
        {...typedPart(draft, 'toEmail')}
        maxLength={limits.email}
      />
      <Button
        type="submit"
        icon={<Send aria-hidden="true" className="size-5" />}
        busy={form.busy}
        className="justify-self-start"
      >
        Send the invite
      </Button>
    </Form>
  )
}

/** The server's refusal beside the field that it names; nothing where it names none of these. */
export function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { field, code, message } = error.problem
  if (code === 'member-exists') return { toEmail: message }
  if (field === 'toEmail') return { toEmail: 'This e-mail address does not work here.' }
  return field === 'name' ? { name: message } : {}
}
