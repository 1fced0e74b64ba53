import { Send } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { ApiError } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { failureWords, invitedWords } from '#web/parts/invites/invite-words.ts'
import { useInvite } from '#web/parts/invites/use-invites.ts'
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
  const [draft, setDraft] = useState(nobody)
  const [problems, setProblems] = useState<InviteProblems>({})
  const invite = useInvite()

  const show = (found: InviteProblems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setProblems({})
    invite.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fields = { name: oneLine(draft.name), toEmail: draft.toEmail.trim() }
    const found = inviteProblems(fields, user.profile.email)
    show(found)
    if (invite.isPending || Object.keys(found).length > 0) return
    invite.mutate(fields, {
      onSuccess: (created) => {
        setDraft(nobody)
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
        value={draft.name}
        maxLength={limits.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Their e-mail"
        name="toEmail"
        type="email"
        autoComplete="off"
        error={problems.toEmail}
        value={draft.toEmail}
        maxLength={limits.email}
        onChange={({ target }) => change({ toEmail: target.value })}
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
