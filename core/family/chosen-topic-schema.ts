import { z } from 'zod'
import { name, slug } from '../schema.ts'

/** What matters to a family, or what it likes: an entry of our library, or its own words. */
export const chosenTopic = z.union([name, z.strictObject({ id: slug })])

export type ChosenTopic = z.infer<typeof chosenTopic>
