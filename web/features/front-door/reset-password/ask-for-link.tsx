import { useState, type ReactNode } from 'react'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { credentialsFrom } from '#web/shared/account/credentials.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { useFieldProblems } from '#web/shared/account/use-field-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
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
  const { problems, check, form } = useFieldProblems()
  const [state, setState] = useState<'ready' | 'busy' | 'sent' | 'failed'>('ready')

  const ask = async (place: HTMLFormElement) => {
    setState('busy')
    const { email } = credentialsFrom(place)
    const asked = request(apiPaths.requestPasswordReset, { method: 'POST', body: { email } })
    setState(
      await asked.then(
        () => 'sent' as const,
        () => 'failed' as const,
      ),
    )
  }

  return (
    <form
      {...form}
      method="post"
      action={apiPaths.requestPasswordReset}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'busy' && check(event.currentTarget)) void ask(event.currentTarget)
      }}
    >
      <h1
        className="text-heading outline-none"
        {...(isNews && { tabIndex: -1, ref: readFromHere })}
      >
        {title}
      </h1>
      <p className="text-quiet">{children}</p>
      <ProblemBox text={state === 'failed' ? errors.internal.message : null} />
      {state === 'sent' && (
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
        error={problems['email']}
      />
      <Button type="submit" wide busy={state === 'busy'}>
        Send me a link
      </Button>
      <p className="text-small text-quiet">
        You remember it after all? <TextLink to={publicPaths.landing}>Sign in</TextLink>
      </p>
    </form>
  )
}
