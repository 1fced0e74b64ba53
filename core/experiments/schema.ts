import { z } from 'zod'
import { command } from '../commands/schema.ts'
import { date, id, title } from '../schema.ts'
import { verdicts } from '../words.ts'

/** The one change a retrospective decides on; judged at the next one. Kept ones are the playbook. */
export const experimentSchema = z.strictObject({
  id,
  text: title,
  ownerId: id,
  sprintId: id,
  checkOn: date,
  verdict: z.enum(['running', ...verdicts]),
})

/** What can be done here to a family. */
export const experimentCommandSchema = z.discriminatedUnion('type', [
  command('decide-experiment', { experiment: experimentSchema.omit({ verdict: true }) }),
  command('judge-experiment', { experimentId: id, verdict: z.enum(['running', ...verdicts]) }),
])

export type Experiment = z.infer<typeof experimentSchema>

export type ExperimentCommand = z.infer<typeof experimentCommandSchema>
