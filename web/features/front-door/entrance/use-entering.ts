import { useState } from 'react'
import { errors, type ErrorCode } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError } from '#web/data/api.ts'
import { goOn } from './go-on.ts'

export type Entering = ReturnType<typeof useEntering>

/** Coming in, by whichever way: one at a time, and one place for what goes wrong. */
export function useEntering(mode: EntranceMode, inviteId: string | undefined) {
  /** The way that is under way: `form`, or another site's id. */
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [shown, setShown] = useState(mode)
  if (shown !== mode) {
    // What went wrong on one tab is none of the other's.
    setShown(mode)
    setProblem(null)
  }

  /** Does `work` and goes on; false: nobody came in, and nothing went wrong. */
  const enter = async (way: string, work: () => Promise<boolean>): Promise<Problem | null> => {
    if (busy !== null) return null
    setBusy(way)
    setProblem(null)
    try {
      if (await work()) await goOn(inviteId)
      else setBusy(null)
      return null
    } catch (reason) {
      const found = problemFrom(reason)
      setProblem(found)
      setBusy(null)
      return found
    }
  }
  return { busy, problem, setProblem, enter }
}

/** The tab that is open: for somebody who has an account, or for somebody new (S4.3). */
export type EntranceMode = 'login' | 'signup'

/** Why somebody could not come in, for the red box; the code says which field it is about. */
export type Problem = { code: ErrorCode | null; message: string; field?: string | undefined }

export function problemFrom(reason: unknown): Problem {
  if (reason instanceof ApiError) return reason.problem
  if (reason instanceof Refusal) return { code: reason.code, message: errors[reason.code].message }
  return { code: null, message: reason instanceof Error ? reason.message : String(reason) }
}

/** The name of the field that has to be changed; null where it is none of the form's. */
export function fieldOf({ code, field }: Problem): 'email' | 'password' | null {
  if (field === 'email' || field === 'password') return field
  if (code === 'email-in-use' || code === 'email-needed') return 'email'
  if (code === 'invalid-credentials' || code?.startsWith('password-')) return 'password'
  return null
}

/** Puts the focus where something has to be changed; a password that was wrong is typed anew. */
export function focusField(form: HTMLFormElement, problem: Problem): void {
  const name = fieldOf(problem)
  const field = name && form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  if (name === 'password') field.select()
}

/** What both forms of the entrance get. */
export interface FormProps {
  entering: Entering
  /** What stands in the e-mail field of the other form, so that it need not be typed twice. */
  email: string
  onEmail: (email: string) => void
}
