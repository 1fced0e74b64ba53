import { z } from 'zod'
import { limits } from '../limits.ts'
import { date, id, instant, name } from '../schema.ts'

/**
 * How far two families are: ours made a code; they have said yes, and we have yet to; we have said yes,
 * and they have yet to; both have.
 */
const shareStates = ['offered', 'asks-us', 'asks-them', 'shared'] as const

/** A child of two families, as one of them sees it. */
export const sharedMemberSchema = z.strictObject({
  id,
  /** Ours. */
  memberId: id,
  state: z.enum(shareStates),
  /** What the child is called there, as soon as they have said yes. */
  otherName: name.nullable(),
  /** Until when the code can be used; null once it was. */
  codeEndsAt: instant.nullable(),
  /** The coming days on which the other home has the child; none before both have said yes. */
  there: z.array(date),
  /** Days that count here alone, and of which the other home has said that it has the child too. */
  asked: z.array(date),
  /** Whose week opens on the child’s own devices of the other home: each home says so for its own. */
  opens: z.strictObject({ ours: z.boolean(), theirs: z.boolean() }),
})

/** For whom a code is made. */
export const newShareSchema = z.strictObject({ memberId: id })

/** Told once, for the other home to type. */
export const shareOfferSchema = z.strictObject({ share: sharedMemberSchema, code: z.string() })

const code = z.string().max(limits.codeLength)
export const shareCodeSchema = z.strictObject({ code })

/** What a code is about, before anything is agreed: the child’s name there, and no more. */
export const shareAskedSchema = z.strictObject({ name })

/** A yes: which of ours the child is. */
export const shareJoinSchema = z.strictObject({ code, memberId: id })

/** Whether our week opens on the child’s own devices of the other home. */
export const shareOpeningSchema = z.strictObject({ opens: z.boolean() })

export type SharedMember = z.infer<typeof sharedMemberSchema>
export type ShareOffer = z.infer<typeof shareOfferSchema>
