import { z } from 'zod'
import { limits } from '../limits.ts'
import { familySchema } from '../family/schema.ts'
import { outsideEventSchema } from '../calendars/schema.ts'
import { id, instant, name } from '../schema.ts'
import { sprintSchema } from '../sprint/schema.ts'

/** What a device is paired for: one member's own day, or the wall, which is for all of them. */
const purpose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('member'), memberId: id }),
  z.strictObject({ kind: z.literal('wall') }),
])

/** A device that somebody uses without an account, as a parent calls it: "Jonas’s phone". */
export const newPairedDeviceSchema = z.strictObject({ name, purpose })

export const pairedDeviceSchema = z.strictObject({
  id,
  name,
  purpose,
  createdAt: instant,
  /** Since when a device has it; null while the link or code waits for one. */
  pairedAt: instant.nullable(),
  /** To the day. */
  seenAt: instant.nullable(),
  /** Until when the link or code can be used; null once it was. */
  offerEndsAt: instant.nullable(),
  /** What the browser says it is, as it says it; '' before. */
  userAgent: z.string(),
  /** Let in by the other home of a child, it opens our week too, since we have said that it may. */
  isVisitor: z.boolean(),
})

/** Told once: by what a device is paired. A wall's code is short, to be typed; a member's stands in a link. */
export const pairingOfferSchema = z.strictObject({ device: pairedDeviceSchema, secret: z.string() })

/** The secret as a device has it from the link, or as somebody typed it. */
export const pairingSchema = z.strictObject({ secret: z.string().max(limits.pairingSecret) })

/**
 * What a paired device holds: the family's documents with all taken out that is not for it
 * (core/devices/paired-view.ts), whole each time, so that the same rules show them and apply to them.
 */
export const pairedViewSchema = z.strictObject({
  device: pairedDeviceSchema.pick({ id: true, name: true, purpose: true }).extend({
    /** By what requests name the member’s other home, whose week it opens too; null where there is none. */
    otherHome: id.nullable(),
  }),
  family: familySchema,
  /** The weeks that run, were just over, or come next. */
  sprints: z.array(sprintSchema),
  /** On the wall, what calendars from outside have in the next days, by day and time. */
  events: z.array(outsideEventSchema),
  /** The place in the family's log that is in it. */
  sequence: z.int().min(0),
  rules: z.int(),
  /** By the server's clock. */
  now: instant,
})

/** Which home of its member a device means: the one that let it in, or the other one by this id. */
export const whichHomeSchema = z.object({ home: id.optional() })

export type Purpose = z.infer<typeof purpose>
export type PairedDevice = z.infer<typeof pairedDeviceSchema>
export type PairedView = z.infer<typeof pairedViewSchema>
export type PairingOffer = z.infer<typeof pairingOfferSchema>
