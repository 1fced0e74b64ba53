import { apiPaths } from '#core/paths.ts'
import { nextTick, sprintId } from './family.ts'
import { requestBytes, type Bounds } from './load.ts'
import { compare, comparisonRows, withPair, type Pair } from './pairs.ts'
import type { Result } from './results.ts'

/** A tick, on the disk when acknowledged, against the same transaction bare. */
export const measureDurableTick = (): Promise<Result[]> =>
  withPair(async (pair) => [
    ...(await measure(pair, { connections: 1, requests: 5_000, seconds: 1 })),
    // They share commits, which the bare server's do not.
    ...(await measure(pair, { connections: 16, requests: 10_000, seconds: 1 })),
  ])

async function measure({ family, ours, limit }: Pair, bounds: Bounds): Promise<Result[]> {
  const path = apiPaths.sprintCommands(family.familyId, sprintId)
  const { headers } = family.parent
  const request = () => requestBytes('POST', path, { headers, body: nextTick() })
  const targets = { ours: { ...ours, request }, limit: { ...limit, request } }
  const { connections } = bounds
  return comparisonRows(await compare(targets, bounds, 15), {
    id: `durable-tick-${connections}`,
    what: `Durable ticks, ${connections === 1 ? '1 client' : `${connections} clients`}`,
    command: 'npm run bench -- durable-tick',
  })
}
