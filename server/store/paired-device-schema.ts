/** A device without an account, and the secret by which one is paired; neither is kept but as a hash. */
export type PairedDeviceTable = {
  familyId: string
  id: string
  /** The parent who made it: a reset of their account ends it (A77). */
  createdBy: string
  name: string
  kind: 'member' | 'wall'
  memberId: string | null
  createdAt: string
  offerHash: string | null
  offerEndsAt: string | null
  hash: string | null
  pairedAt: string | null
  seenAt: string | null
  userAgent: string
  /** When it last had the week of its member’s other home, to the day. */
  visitedAt: string | null
  /** Since when that home has shut it out. */
  shutOutAt: string | null
}
