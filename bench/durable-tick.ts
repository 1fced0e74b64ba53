import { apiPaths } from '#core/paths.ts'
import { nextTick, sprintId } from './family.ts'
import { requestBytes, type Bounds } from './load.ts'
import { compare, withPair, type Pair } from './pairs.ts'
import { judged, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- durable-tick'

/** A tick, on the disk when acknowledged, against the same transaction bare. */
export const measureDurableTick = (): Promise<Result[]> =>
  withPair(async (pair) => [
    ...(await measure(pair, { connections: 1, requests: 5_000, seconds: 1 })),
    ...(await measure(pair, { connections: 16, requests: 10_000, seconds: 1 })),
  ])

async function measure({ elefam, barePort, family }: Pair, bounds: Bounds): Promise<Result[]> {
  const path = apiPaths.sprintCommands(family.familyId, sprintId)
  const { headers } = family.parent
  const request = () => requestBytes('POST', path, { headers, body: nextTick() })
  const { ratio, ratios, ...loads } = await compare(
    { ours: { port: elefam.port, request }, limit: { port: barePort, request } },
    bounds,
    15,
  )
  const clients = bounds.connections === 1 ? '1 client' : `${bounds.connections} clients`
  return [
    judged(
      {
        id: `durable-tick-ratio-${bounds.connections}`,
        what: `Durable tick, ${clients}, as a share of the bare limit`,
        value: rounded(ratio),
        unit: '×',
        command,
        note: `rounds: ${range(ratios)}`,
      },
      { atLeast: 0.5 },
    ),
    told({
      id: `durable-tick-${bounds.connections}`,
      what: `Durable ticks, ${clients}`,
      value: rounded(loads.ours.perSecond),
      unit: '/s',
      command,
      note: `p50 ${rounded(loads.ours.p50)} ms, p99 ${rounded(loads.ours.p99)} ms; the limit: ${rounded(loads.limit.perSecond)}/s, p50 ${rounded(loads.limit.p50)} ms`,
    }),
  ]
}
