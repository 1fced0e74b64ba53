import { speakersAmong, type Member } from '../members/member.ts'
import { isUnderSix } from './roles.ts'

/**
 * About how many minutes a plan meeting takes as this family holds it: shorter with small ones, and with no week
 * behind it. Those of the agenda, in fives, for screens that do not load it.
 */
export function planMinutes(members: readonly Member[], today: string, isFirst: boolean): number {
  if (isShortMeeting(members, today)) return 10
  return isFirst ? 15 : 20
}

/** Whether a meeting of these is the short one: somebody who is asked is under six. */
export const isShortMeeting = (members: readonly Member[], today: string): boolean =>
  speakersAmong(members, today).some((member) => isUnderSix(member, today))
