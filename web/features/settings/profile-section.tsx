import { useMutation } from '@tanstack/react-query'
import type { UserChanges } from '#core/contract/user.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, settingsAnchors } from '#core/paths.ts'
import { oneLine } from '#core/text.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** Who is signed in, and under which name. */
export function ProfileSection() {
  const { user } = useFamily()
  const store = useStore()
  const toast = useToast()
  const draft = useDraft('your name', user.profile.name)
  const rename = useMutation({
    mutationFn: async (changes: UserChanges) => {
      await request(apiPaths.user(user.id), { method: 'PATCH', body: changes })
      await store.refresh()
    },
    onSuccess: () => {
      draft.drop()
      toast({ text: 'Your name is saved.' })
    },
  })
  const wanted = oneLine(draft.value)
  return (
    <Section id={settingsAnchors.you} title="You" className="scroll-mt-6">
      <Card>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            rename.mutate({ profile: { name: wanted } })
          }}
        >
          {rename.error && (
            <Notice tone="care" alert>
              {rename.error.message}
            </Notice>
          )}
          <TextField
            label="Your name"
            hint="In mails and invitations. What your family calls you stands under “Your family”."
            {...typedText(draft)}
            maxLength={limits.name}
            required
            error={wanted === '' ? 'Write a name or a nickname.' : undefined}
            autoComplete="name"
          />
          <Button
            type="submit"
            look="secondary"
            busy={rename.isPending}
            disabled={wanted === '' || wanted === user.profile.name}
          >
            Save your name
          </Button>
        </form>
      </Card>
    </Section>
  )
}
