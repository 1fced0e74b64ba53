import { useState, type ReactNode } from 'react'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { accountAddress } from '#web/lib/account-rules.ts'
import { Form, useForm } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface AskForLinkProps {
  title: string
  /** It replaces what was just being filled in: the reading position goes there. */
  isNews?: boolean
  children: ReactNode
}

const readFromHere = (heading: HTMLElement | null) => heading?.focus()

/** For a link that is dead or missing: asks for another mail. */
export function AskForLink({ title, isNews, children }: AskForLinkProps) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    rules: { email: accountAddress },
    send: async (body) => {
      setSent(false)
      await request(apiPaths.requestPasswordReset, { method: 'POST', body })
      setSent(true)
    },
  })

  return (
    <Form form={form} action={apiPaths.requestPasswordReset} className="grid gap-5">
      <h1
        className="text-heading outline-none"
        {...(isNews && { tabIndex: -1, ref: readFromHere })}
      >
        {title}
      </h1>
      <p className="text-quiet">{children}</p>
      <ProblemBox text={form.failure && errors.internal.message} />
      {sent && (
        <Notice tone="good" alert>
          A password reset email has been sent.
        </Notice>
      )}
      <TextField
        unkept="public"
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="username"
        maxLength={limits.email}
      />
      <Button type="submit" wide busy={form.busy}>
        Send me a link
      </Button>
      <p className="text-small text-quiet">
        You remember it after all? <TextLink to={publicPaths.landing}>Sign in</TextLink>
      </p>
    </Form>
  )
}
