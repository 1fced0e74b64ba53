import { z } from 'zod'
import { command } from '../commands/schema.ts'
import { daysHereSchema } from '../days-here/schema.ts'
import { distinct, email, id, name } from '../schema.ts'
import { ageBands, animals, fits, memberColors } from '../words.ts'

const look = { animal: z.enum(animals), color: z.enum(memberColors) }

export const fitsSchema = z
  .array(z.enum(fits))
  .max(fits.length)
  .refine((list) => distinct(list), 'must not repeat')

/** Of everybody: how they look, what fits them, and when they are here; without it always. */
const everybody = { ...look, fits: fitsSchema.optional(), daysHere: daysHereSchema.optional() }

/** The parent who started the family (S3.2). */
export const primaryMemberSchema = z.strictObject({
  id,
  name,
  isParent: z.literal(true),
  ...everybody,
})

/** Another adult; the e-mail is only there to invite them. */
export const adultSchema = z.strictObject({ id, name, email: email.optional(), ...everybody })

/** A child: a nickname and an age band or a birth year, nothing that identifies. */
export const childSchema = z.strictObject({
  id,
  name,
  ageBand: z.enum(ageBands).optional(),
  birthYear: z.int().min(1990).max(2100).optional(),
  /** Whether they are too young to answer; where nobody said, by age (N27). */
  tooYoung: z.boolean().optional(),
  ...everybody,
})

const member = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('primary'), ...primaryMemberSchema.shape }),
  z.strictObject({ kind: z.literal('adult'), ...adultSchema.shape }),
  z.strictObject({ kind: z.literal('child'), ...childSchema.shape }),
])

/** What can be done here to a family. */
export const memberCommandSchema = z.discriminatedUnion('type', [
  command('add-member', {
    member: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('adult'), ...adultSchema.shape }),
      z.strictObject({ kind: z.literal('child'), ...childSchema.shape }),
    ]),
  }),
  /**
   * `from`: as the member was when the editing began. With another kind a child grows up. The days on
   * which somebody is here stay as they are.
   */
  command('edit-member', { member, from: member.optional() }),
  command('remove-member', { memberId: id }),
])

export type PrimaryMember = z.infer<typeof primaryMemberSchema>

export type Adult = z.infer<typeof adultSchema>

export type Child = z.infer<typeof childSchema>

export type MemberCommand = z.infer<typeof memberCommandSchema>
