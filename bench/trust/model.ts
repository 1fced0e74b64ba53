import { judged, type Result } from '../results.ts'
import { runOnBoth } from './suite.ts'

const sequences = 2000

/** Rows of what parents do, on both databases, held against a simple model of families. */
export async function measureModel(): Promise<Result[]> {
  const files = ['server/app/model.test.ts']
  const { failed, told, log } = await runOnBoth(files)
  if (failed > 0) console.error(log)
  const actions = told.reduce((sum, { actions: some = 0 }) => sum + some, 0)
  const held = failed > 0 ? 0 : Math.min(...told.map((one) => one['sequences'] ?? 0))
  return [
    judged(
      {
        id: 'model-sequences',
        what: 'Random rows of sign-up, invite, accept, edit, tick and delete after each action of which every parent saw what a simple model says, on each database',
        value: held,
        unit: 'rows',
        command: 'npm run trust -- model',
        note: `${actions} actions altogether`,
      },
      { atLeast: sequences },
    ),
  ]
}
