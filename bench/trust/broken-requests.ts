import { judged, type Result } from '../results.ts'
import { runOnBoth } from './suite.ts'

const command = 'npm run trust -- broken-requests'
const atLeast = { 'mid-request': 1000, 'loud-family': 200 }

/** What comes in slowly, ends in the middle, or comes all at once: random runs on both databases. */
export async function measureBrokenRequests(): Promise<Result[]> {
  const [midRequest, floods] = [await runsOf('mid-request'), await runsOf('loud-family')]
  return [
    judged(
      {
        id: 'mid-request',
        what: 'Requests whose sender was signed out, expired, deleted or removed before the body came, all refused without a trace, on each database',
        value: midRequest,
        unit: 'requests',
        command,
      },
      { atLeast: atLeast['mid-request'] },
    ),
    judged(
      {
        id: 'loud-family',
        what: 'Floods of 30 to 60 random commands by one family at once, without harm to another or a gap in its log, on each database',
        value: floods,
        unit: 'floods',
        command,
      },
      { atLeast: atLeast['loud-family'] },
    ),
  ]
}

/** Of the database that did fewer; none where any of them failed. */
async function runsOf(name: keyof typeof atLeast): Promise<number> {
  const files = [`server/app/${name}.test.ts`]
  const { failed, told, log } = await runOnBoth(files)
  if (failed > 0) console.error(log)
  return failed > 0 ? 0 : Math.min(...told.map(({ runs = 0 }) => runs))
}
