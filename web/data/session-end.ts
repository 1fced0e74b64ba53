import { clearDrafts, keepDraftsOf } from '../lib/drafts.ts'
import { clearFamilyForm, keepFamilyFormOf } from './family-form.ts'

let isWished = false

/** Somebody is here: what anybody else typed on this device goes (A55). */
export function beginSession(userId: string): void {
  isWished = false
  keepDraftsOf(userId)
  keepFamilyFormOf(userId)
}

/**
 * The user goes for good, here or in another tab: nothing that was typed stays (S4.6). A session
 * that ends elsewhere leaves it for whoever signs in again, see `keepDraftsOf`.
 */
export function leaveOnPurpose(): void {
  isWished = true
  clearDrafts()
  clearFamilyForm()
}

/** The family begins anew, and nothing that was typed about the old one stays. */
export function forgetTyped(userId: string): void {
  clearDrafts()
  clearFamilyForm()
  keepDraftsOf(userId)
}

/** Whether the session ends because somebody wanted it to. */
export const isLeaving = () => isWished
