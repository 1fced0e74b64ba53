import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { oneLine } from '#core/text.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { line } from '#web/lib/form-rules.ts'
import { Form, useForm } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'

const noName = 'Write a name or a nickname.'
const rules = { name: line(noName) }

/** The name of whoever is signed in. */
export function NameForm() {
  const { user } = useFamily()
  const store = useStore()
  const toast = useToast()
  const draft = useDraft('your name', user.profile.name)
  const form = useForm({
    rules,
    send: async (profile) => {
      await request(apiPaths.user(user.id), { method: 'PATCH', body: { profile } })
      await store.refresh()
      draft.drop()
      toast({ text: 'Your name is saved.' })
    },
  })
  const wanted = oneLine(draft.value)
  return (
    <Form form={form} className="grid gap-5">
      {form.failure && (
        <Notice tone="care" alert>
          {form.failure.message}
        </Notice>
      )}
      <TextField
        label="Your name"
        name="name"
        hint="In mails and invitations. What your family calls you stands under “Family”."
        {...typedText(draft)}
        maxLength={limits.name}
        required
        error={wanted === '' ? noName : undefined}
        autoComplete="name"
      />
      <Button
        type="submit"
        look="secondary"
        busy={form.busy}
        disabled={wanted === '' || wanted === user.profile.name}
      >
        Save your name
      </Button>
    </Form>
  )
}
