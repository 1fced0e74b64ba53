import { Send } from 'lucide-react'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { ApiError } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { failureWords, invitedWords } from '#web/shared/invites/invite-words.ts'
import { useInvite } from '#web/shared/invites/use-invites.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { inviteProblems, problemsFrom, type InviteProblems } from './invite-problems.ts'

const nobody = { name: '', toEmail: '' }

/** Invites another adult, by mail where that goes. */
export function InviteForm() {
  const { user } = useFamily()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('invite', nobody)
  const [problems, setProblems] = useState<InviteProblems>({})
  const invite = useInvite()

  const show = (found: InviteProblems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  /** A text of the form; what was wrong before has to be said anew. */
  const part = (name: keyof typeof nobody) => {
    const typed = typedPart(draft, name)
    return {
      ...typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        typed.onChange(event)
        setProblems({})
        invite.reset()
      },
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fields = { name: oneLine(draft.value.name), toEmail: draft.value.toEmail.trim() }
    const found = inviteProblems(fields, user.profile.email)
    show(found)
    if (invite.isPending || Object.keys(found).length > 0) return
    invite.mutate(fields, {
      onSuccess: (created) => {
        draft.drop()
        toast({ text: invitedWords(created), tone: 'good' })
      },
      onError: (error) => show(problemsFrom(error)),
    })
  }

  const refused = invite.error instanceof ApiError && problemsFrom(invite.error)
  const elsewhere = refused && Object.keys(refused).length > 0 ? null : invite.error
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      {elsewhere && (
        <div className="sm:col-span-2">
          <Notice tone="care" alert>
            {failureWords(elsewhere)}
          </Notice>
        </div>
      )}
      <TextField
        label="Their name"
        name="name"
        autoComplete="off"
        error={problems.name}
        {...part('name')}
        maxLength={limits.name}
      />
      <TextField
        label="Their e-mail"
        name="toEmail"
        type="email"
        autoComplete="off"
        error={problems.toEmail}
        {...part('toEmail')}
        maxLength={limits.email}
      />
      <Button
        type="submit"
        icon={<Send aria-hidden="true" className="size-5" />}
        busy={invite.isPending}
        className="justify-self-start"
      >
        Send the invite
      </Button>
    </form>
  )
}
