import { apiPaths } from '#core/paths.ts'
import { requestBytes } from './load.ts'
import { compare, withPair } from './pairs.ts'
import { judged, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- bootstrap-read'
const bounds = { connections: 16, requests: 20_000, seconds: 1 }

/** The call behind every first paint, against two prepared statements that send the same bytes. */
export const measureBootstrapRead = (): Promise<Result[]> =>
  withPair(async ({ elefam, barePort, family }) => {
    const { parent, bootstrapBytes } = family
    const bytes = requestBytes('GET', apiPaths.bootstrap, { headers: parent.headers })
    const { ratio, ratios, ...loads } = await compare(
      {
        ours: { port: elefam.port, request: () => bytes },
        limit: { port: barePort, request: () => bytes },
      },
      bounds,
      15,
    )
    const size = `${(bootstrapBytes / 1000).toFixed(1)} kB`
    return [
      judged(
        {
          id: 'bootstrap-read-ratio',
          what: `Bootstrap read (${size}, 16 clients) as a share of the bare limit`,
          value: rounded(ratio),
          unit: '×',
          command,
          note: `rounds: ${range(ratios)}`,
        },
        { atLeast: 0.5 },
      ),
      told({
        id: 'bootstrap-read',
        what: 'Bootstrap reads, 16 clients',
        value: rounded(loads.ours.perSecond),
        unit: '/s',
        command,
        note: `p99 ${rounded(loads.ours.p99)} ms; the limit: ${rounded(loads.limit.perSecond)}/s, p99 ${rounded(loads.limit.p99)} ms`,
      }),
    ]
  })
