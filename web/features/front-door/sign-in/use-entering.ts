import { t } from '#core/say.ts'
import { useState } from 'react'
import { isReady } from '#core/account/access.ts'
import type { ErrorCode } from '#core/errors.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { Refusal, somethingWrong } from '#core/refusal.ts'
import { ApiError, request } from '#web/data/api.ts'
import { writeSessionCache } from '#web/data/session-cache.ts'
import { leaveFlashMessage } from '#web/lib/flash-message.ts'
import { tabStorage } from '#web/lib/safe-storage.ts'
import { returnToIsDue } from '#web/shared/account/return-to.ts'

export type Entering = ReturnType<typeof useEntering>

/** Coming in, by whichever way: one at a time, and one place for what goes wrong. */
export function useEntering(mode: SignInMode, inviteId: string | undefined) {
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
export type SignInMode = 'login' | 'signup'

/** Why somebody could not come in, for the red box; the code says which field it is about. */
export type Problem = { code: ErrorCode | null; message: string; field?: string | undefined }

export function problemFrom(reason: unknown): Problem {
  if (reason instanceof ApiError) return reason.problem
  if (reason instanceof Refusal)
    return { code: reason.code, message: reason.sentence ?? somethingWrong }
  return { code: null, message: reason instanceof Error ? reason.message : String(reason) }
}

/** The name of the field that has to be changed; null where it is none of the form's. */
export function fieldOf({ code, field }: Problem): 'email' | 'password' | 'code' | null {
  if (field === 'email' || field === 'password') return field
  if (code === 'wrong-second-code') return 'code'
  if (code === 'email-in-use' || code === 'email-needed') return 'email'
  if (code === 'sign-up-code') return 'code'
  if (code === 'invalid-credentials' || code?.startsWith('password-')) return 'password'
  return null
}

/** Puts the focus where something has to be changed; a password that was wrong is typed anew. */
export function focusField(form: HTMLFormElement, problem: Problem): void {
  const name = fieldOf(problem)
  const field = name && form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  if (name !== 'email') field.select()
}

/** What both forms of the entrance get. */
export interface FormProps {
  entering: Entering
  /** What stands in the e-mail field of the other form, so that it need not be typed twice. */
  email: string
  onEmail: (email: string) => void
}

/**
 * Where somebody who has just come in belongs. With an invite: it is accepted first (S4.4, S7.8).
 * Then the record is read (S7.7), and it is the dashboard or onboarding (S4.4, S4.5); what was read
 * is kept for that screen.
 */
export async function goOn(inviteId: string | undefined): Promise<void> {
  if (inviteId && (await joinFamily(inviteId)) === 'ask-first') {
    // The invitation's banner asks whoever has a family of their own.
    rememberJoining(inviteId)
    return window.location.reload()
  }
  returnToIsDue()
  const session = await request(apiPaths.bootstrap).catch(() => null)
  if (session) writeSessionCache(session)
  // A page of its own: nothing of whoever was here before stays in its memory (A55), and Back does
  // not lead to a form with a password in it. The dashboard's guard knows the way without a record.
  const ready = session === null || isReady(session.user)
  window.location.replace(ready ? appPaths.dashboard : appPaths.onboarding)
}

type Joining = 'joined' | 'ask-first' | 'failed'

/**
 * Accepts an invite for whoever has just come in. A family of their own with plans in it is never
 * left unasked; any other failure is logged, and the way goes on without the invite (S8.20).
 */
async function joinFamily(inviteId: string): Promise<Joining> {
  try {
    await request(apiPaths.acceptInvite(inviteId), { method: 'POST', body: {} })
    return 'joined'
  } catch (failure) {
    if (failure instanceof ApiError && failure.problem.code === 'family-in-use') return 'ask-first'
    // Without the invite's id, which opens a family to whoever has it.
    // oxlint-disable-next-line no-console -- S8.20 wants it logged
    console.error(t`The invite could not be accepted.`, failure)
    const why = failure instanceof Error ? failure.message : String(failure)
    leaveFlashMessage(t`You are signed in, but the invite was not accepted: ${why}`)
    return 'failed'
  }
}

const key = 'joining'

/**
 * The invite that is to be accepted when another account's site sends this tab back to its page. An
 * address alone must never do that: anybody could send somebody a link that moves them.
 */
export function rememberJoining(inviteId: string): void {
  tabStorage().setItem(key, inviteId)
}

/** Whether this invite is the one; once. */
export function takeJoining(inviteId: string): boolean {
  const isIt = tabStorage().getItem(key) === inviteId
  tabStorage().removeItem(key)
  return isIt
}
