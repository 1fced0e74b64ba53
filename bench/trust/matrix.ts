import { judged, type Result } from '../results.ts'
import { runOnBoth } from './suite.ts'

/** Everybody who may come to a route: the parts of `cast` in server/testing/test-actors.ts. */
const everybody = 7

/** Every route for everybody, about what is theirs, another family's, missing and malformed. */
export async function measureMatrix(): Promise<Result[]> {
  const files = ['server/app/authorisation.test.ts']
  const { failed, told, log } = await runOnBoth(files)
  if (failed > 0) console.error(log)
  const asking = told.filter(({ requests }) => requests)
  const requests = asking.reduce((sum, one) => sum + one['requests']!, 0)
  const figure = {
    id: 'matrix',
    what: `Whole passes of ${asking[0]?.['routes'] ?? 0} routes with every id their own, another’s, missing and malformed, without a leak: by each of ${everybody} kinds of people, on both databases`,
    value: failed > 0 ? 0 : asking.length,
    unit: 'passes',
    command: 'npm run trust -- matrix',
    note: `${requests} requests altogether`,
  }
  return [judged(figure, { atLeast: 2 * everybody })]
}
