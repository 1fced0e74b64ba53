import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { isCaptchaCode } from '#web/shared/captcha/captcha-code.ts'
import { Captcha } from '#web/shared/captcha/captcha.tsx'
import { useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { messageFrom, problemsOf, type MessageProblems } from './message.ts'
import { Sent } from './sent.tsx'
import { useContact } from './use-contact.ts'

/** A message to whoever hosts this server. What is typed stays, whatever goes wrong. */
export function ContactForm() {
  const captcha = useCaptcha()
  const { busy, failure, sentBy, send, again } = useContact(captcha.control)
  const [problems, setProblems] = useState<MessageProblems>({})
  const [begun, setBegun] = useState(false)
  if (sentBy !== null) return <Sent email={sentBy} onAgain={again} />

  const submit = (form: HTMLFormElement) => {
    const message = messageFrom(form)
    const found = problemsOf(message)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else {
      setBegun(true) // where the browser filled it in without a word
      void send(message)
    }
  }
  const code = failure?.code ?? ''
  const settled = isCaptchaCode(code) && captcha.underWay
  return (
    <form
      method="post"
      action={apiPaths.contact}
      ref={(form) => {
        if (form) form.noValidate = true // ours are there now: they say it beside the field
      }}
      className="grid gap-5"
      onInput={(event) => {
        setBegun(true)
        const { name } = event.target as HTMLInputElement
        if (name in problems) setProblems({ ...problems, [name]: undefined })
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <ProblemBox text={settled ? null : (failure?.message ?? captcha.problem)} />
      <TextField
        unkept="public"
        label="Your name"
        name="name"
        required
        autoComplete="name"
        maxLength={limits.name}
        error={problems.name}
      />
      <TextField
        unkept="public"
        label="Your e-mail"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
        error={problems.email}
        hint="The answer goes there, and nothing else."
      />
      <TextArea
        unkept="public"
        label="Your message"
        name="message"
        required
        rows={6}
        limit={limits.contactMessage}
        error={problems.message}
        hint={`Up to ${limits.contactMessage.toLocaleString('en')} characters.`}
      />
      {/* Another site's script, where the host chose it, is for whoever begins to write (S5.2). */}
      {begun && <Captcha control={captcha.control} missing={code === 'captcha-missing'} />}
      <Button type="submit" wide busy={busy}>
        Send the message
      </Button>
    </form>
  )
}
