import { apiPaths } from '#core/paths.ts'
import { requestBytes } from './load.ts'
import { compare, comparisonRows, withPair } from './pairs.ts'
import type { Result } from './results.ts'

const bounds = { connections: 16, requests: 20_000, seconds: 1 }

/** The call behind every first paint, against two prepared statements that send the same bytes. */
export const measureBootstrapRead = (): Promise<Result[]> =>
  withPair(async ({ family, ours, limit }) => {
    const bytes = requestBytes('GET', apiPaths.bootstrap, { headers: family.parent.headers })
    const request = () => bytes
    const targets = { ours: { ...ours, request }, limit: { ...limit, request } }
    const size = `${(family.bootstrapBytes / 1000).toFixed(1)} kB`
    return comparisonRows(await compare(targets, bounds, 15), {
      id: 'bootstrap-read',
      what: `Bootstrap reads of ${size}, 16 clients`,
      command: 'npm run bench -- bootstrap-read',
    })
  })
