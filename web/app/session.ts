import { arrivals, publicPaths } from '#core/paths.ts'
import { clearDrafts, hasDrafts, keepDraftsOf } from '#web/lib/drafts.ts'
import { navigate } from '#web/lib/navigation.tsx'
import { forgetReturnTo, keepReturnToOf, rememberReturnTo } from '#web/shared/account/return-to.ts'
import { clearFamilyForm, keepFamilyFormOf } from '#web/shared/drafts/family-form.ts'
import { clearIdeas } from '#web/shared/recommendations/cached-recommendations.ts'

/** Somebody is here: what anybody else typed on this device, or wanted to open, goes (A55). */
export function beginSession(userId: string): void {
  keepDraftsOf(userId)
  keepFamilyFormOf(userId)
  keepReturnToOf(userId)
}

/**
 * To the front page. Nothing that was typed stays where its user wished to go, here or in another tab
 * (S4.6); it waits for whoever did not, who leaves with a word and finds the way back (P8).
 */
export function endSession(userId: string, wished: boolean): void {
  clearIdeas()
  if (wished) {
    clearDrafts()
    clearFamilyForm()
    forgetReturnTo()
    return navigate(publicPaths.landing, { replace: true })
  }
  rememberReturnTo(window.location, userId)
  const word = hasDrafts() ? arrivals.sessionEndedWriting : arrivals.sessionEnded
  navigate(word, { replace: true })
}
