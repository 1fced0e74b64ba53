import type { Family } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'

/** Whether nobody has said or decided anything in a sprint's retrospective so far. */
export function isSilent({ id, retrospective }: Sprint, { familyData }: Family): boolean {
  const { feelings = [], cards = [], why = '', thanks = '', notes = '' } = retrospective ?? {}
  const hasDecided = familyData.experiments.some(({ sprintId }) => sprintId === id)
  return feelings.length + cards.length === 0 && why + thanks + notes === '' && !hasDecided
}
