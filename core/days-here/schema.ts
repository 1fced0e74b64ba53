import { z } from 'zod'
import { command } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import { date, distinct, id, weekday } from '../schema.ts'

/**
 * On which days somebody is here: the weekdays of one week, or of two that take turns, counted from
 * `startsOn`. It holds from `from` on, until the next one begins: what it was before stays as it was.
 */
const patternSchema = z.strictObject({
  from: date,
  startsOn: date,
  weeks: z
    .array(
      z
        .array(weekday)
        .max(7)
        .refine((days) => distinct(days), 'must not repeat'),
    )
    .min(1)
    .max(2),
})

const rangeFields = { from: date, to: date }

const isForward = ({ from, to }: { from: string; to: string }) => from <= to

/** Days on which it is otherwise, both ends included: holidays, an own date. */
const exceptionSchema = z
  .strictObject({ ...rangeFields, isHere: z.boolean() })
  .refine(isForward, 'must not end before it begins')

/** Days that the other home has, though they would be days here: both ends included. */
const elsewhereSchema = z
  .strictObject(rangeFields)
  .refine(isForward, 'must not end before it begins')

/** The same as somebody says it; null: as the pattern has it. */
const daysSaidSchema = z
  .strictObject({ ...rangeFields, isHere: z.boolean().nullable() })
  .refine(isForward, 'must not end before it begins')

const patternsSchema = z
  .array(patternSchema)
  .max(limits.herePatterns)
  .refine((list) => list.every(({ from }, at) => at === 0 || list[at - 1]!.from < from), {
    message: 'must begin one after the other',
  })

const isInOrder = (list: readonly { from: string; to: string }[]) =>
  list.every(({ from }, at) => at === 0 || list[at - 1]!.to < from)

const inOrder = { message: 'must follow one another, without a day that two of them name' }

/** Of a member who is not always here. */
export const daysHereSchema = z.strictObject({
  patterns: patternsSchema,
  exceptions: z.array(exceptionSchema).max(limits.hereExceptions).refine(isInOrder, inOrder),
  /** Written by the server alone, for a child of two families. */
  elsewhere: z
    .array(elsewhereSchema)
    .max(limits.hereElsewhere)
    .refine(isInOrder, inOrder)
    .optional(),
})

/** What can be done here to a family. */
export const daysHereCommandSchema = z.discriminatedUnion('type', [
  /** On which days somebody is here: all their patterns, none for always. */
  command('set-days-here', { memberId: id, patterns: patternsSchema }),
  /** What is otherwise on some days; each word holds against those before it. */
  command('say-days-here', {
    memberId: id,
    days: z.array(daysSaidSchema).min(1).max(limits.hereSaid),
  }),
])

export type DaysHere = z.infer<typeof daysHereSchema>

export type HerePattern = z.infer<typeof patternSchema>

export type HereException = z.infer<typeof exceptionSchema>

export type DayRange = z.infer<typeof elsewhereSchema>

export type DaysSaid = z.infer<typeof daysSaidSchema>

export type DaysHereCommand = z.infer<typeof daysHereCommandSchema>
