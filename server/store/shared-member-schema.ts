/** A child of two families: who made the code, who said yes to it, and since when both have. */
export type SharedMemberTable = {
  id: string
  familyId: string
  memberId: string
  offeredBy: string
  createdAt: string
  /** Of the code; null once it was used. */
  codeHash: string | null
  codeEndsAt: string | null
  otherFamilyId: string | null
  otherMemberId: string | null
  agreedBy: string | null
  sharedAt: string | null
  /** Since when the first home has its week opened on the child’s own devices of the other one. */
  opensAt: string | null
  /** The same of the other home. */
  otherOpensAt: string | null
}
