import { judged, told, type Result } from '../results.ts'
import { runOnBoth } from './suite.ts'

const bodies = 2000
const command = 'npm run trust -- fuzz'

/** Every route with strange bodies, names and queries, on both databases. */
export async function measureFuzz(): Promise<Result[]> {
  const files = ['server/app/strange-input.test.ts']
  const { failed, told: metas, log } = await runOnBoth(files)
  if (failed > 0) console.error(log)
  const sum = (name: string) => metas.reduce((total, meta) => total + (meta[name] ?? 0), 0)
  const least = failed > 0 ? 0 : Math.min(...metas.map((meta) => meta['each'] ?? 0))
  const routes = metas[0]?.['routes'] ?? 0
  return [
    judged(
      {
        id: 'fuzz-bodies',
        what: `Requests with near-valid and invalid bodies to each of ${routes} routes, on each database, without a 5xx or a crash`,
        value: least,
        unit: 'requests',
        command,
        note: `${sum('requests')} requests altogether`,
      },
      { atLeast: bodies },
    ),
    told({
      id: 'fuzz-reached',
      what: 'Routes that did what they were asked at least once under that fuzzing',
      value: Math.min(...metas.map((meta) => meta['reached'] ?? 0)),
      unit: `of ${routes}`,
      command,
    }),
  ]
}
