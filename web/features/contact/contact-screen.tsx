import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { onLanding, publicPaths, apiPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError, request } from '#web/data/api.ts'
import { address, line, lines } from '#web/lib/form-rules.ts'
import { messageKey, tabStorage } from '#web/lib/safe-storage.ts'
import { isCaptchaCode } from '#web/shared/captcha/captcha-control.ts'
import { Captcha, useCaptcha } from '#web/shared/captcha/captcha.tsx'
import { PublicPage, useBackToMore } from '#web/shared/public/public-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { Card, EmptyState, PageHeading } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A way to write to the people who run this server. */
export function ContactScreen() {
  return (
    <PublicPage
      title={t`Contact`}
      description={t`Write to the people who run this server: questions, wishes, something that does not work. They answer by e-mail.`}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid content-start gap-6">
          <PageHeading
            title={t`Write to us`}
            back={useBackToMore()}
            lead={t`A question, a wish, something that does not work: it goes by e-mail to the people who run this server.`}
          />
          <Before />
          <WaitingElephant alive className="hidden w-72 lg:block" />
        </div>
        <Card tone="raised">
          <ContactForm />
          <noscript>
            <p className="text-quiet">
              <Trans>Sending this form needs JavaScript.</Trans>
            </p>
          </noscript>
        </Card>
      </div>
    </PublicPage>
  )
}

/** What may answer the question at once. */
function Before() {
  return (
    <ul className="grid max-w-measure list-disc gap-2 ps-5">
      <li className="for-newcomers">
        <Trans>
          Forgotten your password?{' '}
          <TextLink to={publicPaths.resetPassword}>
            <Trans>Ask for a new one</Trans>
          </TextLink>
          ; it takes a minute.
        </Trans>
      </li>
      <li className="for-newcomers">
        <Trans>
          Curious how it works?{' '}
          <TextLink to={onLanding('tour')}>
            <Trans>Look around</Trans>
          </TextLink>{' '}
          without an account.
        </Trans>
      </li>
      <li>
        <Trans>
          What is kept about you is in the{' '}
          <TextLink to={publicPaths.privacy}>
            <Trans>privacy policy</Trans>
          </TextLink>
          .
        </Trans>
      </li>
      <li>
        <Trans>
          Please leave out children’s full names, photos and anything you would not put on a
          postcard.
        </Trans>
      </li>
    </ul>
  )
}

const rules = {
  name: line(t`Please say how we may call you.`),
  email: address(t`Please enter a full e-mail address, like anna@example.org.`),
  message: lines(t`Please write a few words.`, limits.contactMessage),
}

/** A message to whoever hosts this server. What is typed stays, whatever goes wrong. */
function ContactForm() {
  const captcha = useCaptcha()
  const boxId = useId()
  const [begun, setBegun] = useState(false)
  /** The address that the answer goes to, once the message is on its way. */
  const [sentBy, setSentBy] = useState<string | null>(null)
  const form = useForm({
    rules,
    check: (message) => {
      // What was sent empty is not begun; what the browser filled in without a word is.
      if (Object.values(message).every((text) => text === '')) return {}
      setBegun(true)
      return captcha.missing()
    },
    send: async (message) => {
      try {
        const body = { ...message, captcha: await captcha.control.take() }
        await request(apiPaths.contact, { method: 'POST', body })
        setSentBy(message.email)
        tabStorage().removeItem(messageKey)
      } catch (reason) {
        captcha.control.renew()
        if (isCaptchaCode(codeOf(reason))) captcha.control.focus()
        throw reason
      }
    },
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = place.current?.querySelector('textarea')
    const kept = tabStorage().getItem(messageKey)
    if (!area || !kept || area.value !== '') return
    area.value = kept
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  if (sentBy !== null) return <Sent email={sentBy} onAgain={() => setSentBy(null)} />

  const code = codeOf(form.failure)
  const isSettled = isCaptchaCode(code) && captcha.underWay
  const missing = captcha.underWay ? undefined : form.problems['captcha']
  return (
    <Form
      form={form}
      action={apiPaths.contact}
      className="grid gap-5"
      onInput={() => setBegun(true)}
    >
      <ProblemBox
        id={boxId}
        text={missing ?? (isSettled ? null : (wordsFor(form.failure) ?? captcha.problem))}
      />
      <TextField
        unkept="public"
        label={t`Your name`}
        name="name"
        required
        autoComplete="name"
        maxLength={limits.name}
      />
      <TextField
        unkept="public"
        label={t`Your e-mail`}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
        hint={t`The answer goes there, and nothing else.`}
      />
      <div ref={place}>
        <TextArea
          unkept="public"
          label={t`Your message`}
          name="message"
          required
          rows={6}
          limit={limits.contactMessage}
          hint={plural(limits.contactMessage, { other: 'Up to # characters.' })}
          onChange={({ target }) => keepMessage(target.value)}
        />
      </div>
      {/* Another site's script, where the host chose it, is for whoever begins to write (S5.2). */}
      {begun && (
        <Captcha control={captcha.control} missing={missing !== undefined} problemId={boxId} />
      )}
      <Button type="submit" wide busy={form.busy}>
        <Trans>Send the message</Trans>
      </Button>
    </Form>
  )
}

/** For this tab, so that a reload in mid-sentence takes nothing away. */
function keepMessage(text: string) {
  try {
    tabStorage().setItem(messageKey, text)
  } catch {
    // Full: it stands in the field all the same.
  }
}

function codeOf(reason: unknown): string {
  if (reason instanceof ApiError) return reason.problem.code
  return reason instanceof Refusal ? reason.code : ''
}

function wordsFor(failure: Error | null): string | null {
  if (failure === null || codeOf(failure) !== '') return failure?.message ?? null
  return t`${errors.internal.message} What you wrote is still here.`
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <EmptyState
        picture={<WaitingElephant alive />}
        title={t`Your message is on its way`}
        action={
          <Button variant="secondary" onClick={onAgain}>
            <Trans>Write another one</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Thank you. The answer comes by e-mail, to {email}.</Trans>
        </p>
      </EmptyState>
    </div>
  )
}
