import { useState, type MouseEvent } from 'react'
import { errors } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { accountAddress } from '#web/lib/account-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { focusField } from './focus-field.ts'
import { problemFrom, type Problem } from './problem.ts'
import type { Entering } from './use-entering.ts'

/** What is wrong with the address above; null: it can be sent (S8.14). */
function addressProblem(email: string): Problem | null {
  if (email === '') return { code: 'email-needed', message: errors['email-needed'].message }
  const message = accountAddress.problem(email)
  return message ? { code: 'invalid-input', field: 'email', message } : null
}

/** Asks for the mail with which a forgotten password is replaced, for the address above (S5.4). */
export function ForgotPassword({ entering }: { entering: Entering }) {
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState(false)

  const ask = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const form = currentTarget.form!
    const typed = new FormData(form).get('email')
    const email = accountAddress.tidy(typeof typed === 'string' ? typed : '')
    setSent(false)
    const wrong = addressProblem(email)
    if (wrong) {
      entering.setProblem(wrong)
      return focusField(form, wrong)
    }
    entering.setProblem(null)
    setAsking(true)
    try {
      await request(apiPaths.requestPasswordReset, { method: 'POST', body: { email } })
      setSent(true)
    } catch (reason) {
      const problem = problemFrom(reason)
      // What can be done about it now; else one sentence whatever it was (S8.15).
      const canBeHelped = problem.code === 'too-many-requests' || problem.field === 'email'
      const message = canBeHelped ? problem.message : errors.internal.message
      entering.setProblem({ ...problem, message })
    }
    setAsking(false)
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="-ms-4 justify-self-start"
        busy={asking}
        onClick={(event) => void ask(event)}
      >
        Forgot your password?
      </Button>
      {sent && (
        <Notice tone="good" alert onDismiss={() => setSent(false)}>
          A password reset email has been sent.
        </Notice>
      )}
    </>
  )
}
