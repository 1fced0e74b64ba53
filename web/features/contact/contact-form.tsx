import { useEffect, useRef, useState } from 'react'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError, request } from '#web/data/api.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { isCaptchaCode } from '#web/shared/captcha/captcha-code.ts'
import { Captcha } from '#web/shared/captcha/captcha.tsx'
import { useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { Button } from '#web/ui/button.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { address, line, lines } from '#web/lib/form-rules.ts'
import { Form, useForm } from '#web/ui/form.tsx'

const rules = {
  name: line('Please say how we may call you.'),
  email: address('Please enter a full e-mail address, like anna@example.org.'),
  message: lines('Please write a few words.', limits.contactMessage),
}

/** A message to whoever hosts this server. What is typed stays, whatever goes wrong. */
export function ContactForm() {
  const captcha = useCaptcha()
  const [begun, setBegun] = useState(false)
  /** The address that the answer goes to, once the message is on its way. */
  const [sentBy, setSentBy] = useState<string | null>(null)
  const form = useForm({
    rules,
    send: async (message) => {
      setBegun(true) // where the browser filled it in without a word
      try {
        const body = { ...message, captcha: await captcha.control.take() }
        await request(apiPaths.contact, { method: 'POST', body })
        setSentBy(message.email)
      } catch (reason) {
        captcha.control.renew()
        if (isCaptchaCode(codeOf(reason))) captcha.control.focus()
        throw reason
      }
    },
  })
  if (sentBy !== null) return <Sent email={sentBy} onAgain={() => setSentBy(null)} />

  const code = codeOf(form.failure)
  const isSettled = isCaptchaCode(code) && captcha.underWay
  return (
    <Form
      form={form}
      action={apiPaths.contact}
      className="grid gap-5"
      onInput={() => setBegun(true)}
    >
      <ProblemBox text={isSettled ? null : (wordsFor(form.failure) ?? captcha.problem)} />
      <TextField
        unkept="public"
        label="Your name"
        name="name"
        required
        autoComplete="name"
        maxLength={limits.name}
      />
      <TextField
        unkept="public"
        label="Your e-mail"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
        hint="The answer goes there, and nothing else."
      />
      <TextArea
        unkept="public"
        label="Your message"
        name="message"
        required
        rows={6}
        limit={limits.contactMessage}
        hint={`Up to ${limits.contactMessage.toLocaleString('en')} characters.`}
      />
      {/* Another site's script, where the host chose it, is for whoever begins to write (S5.2). */}
      {begun && <Captcha control={captcha.control} missing={code === 'captcha-missing'} />}
      <Button type="submit" wide busy={form.busy}>
        Send the message
      </Button>
    </Form>
  )
}

function codeOf(reason: unknown): string {
  if (reason instanceof ApiError) return reason.problem.code
  return reason instanceof Refusal ? reason.code : ''
}

function wordsFor(failure: Error | null): string | null {
  if (failure === null || codeOf(failure) !== '') return failure?.message ?? null
  return `${errors.internal.message} What you wrote is still here.`
}

/** In place of the form once the message is on its way. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <EmptyState
        picture={<WaitingElephant alive />}
        title="Your message is on its way"
        action={
          <Button look="secondary" onClick={onAgain}>
            Write another one
          </Button>
        }
      >
        <p>Thank you. The answer comes by e-mail, to {email}.</p>
      </EmptyState>
    </div>
  )
}
