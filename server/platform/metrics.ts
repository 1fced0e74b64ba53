import { setTimeout as wait } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One request that was answered: the route as it was declared, never the address with its ids. */
export type Answered = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  answered: (request: Answered) => void
  queried: (seconds: number) => void
  /** Something that is counted when somebody looks. */
  level: (name: string, about: string, count: () => number | Promise<number>) => void
  /** Everything as Prometheus reads it. */
  page: () => Promise<{ text: string; type: string }>
}

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const queryBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/**
 * The server's figures for Prometheus: none of them names a family or a person. What cannot be
 * counted within some milliseconds is left out, so that the others are told while a database is away.
 */
export function createMetrics({ timeout = 1_000 } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'elefam_' })
  const answered = new Counter({
    name: 'elefam_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const took = new Histogram({
    name: 'elefam_request_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  })
  const queried = new Histogram({
    name: 'elefam_database_seconds',
    help: 'How long queries took',
    buckets: queryBuckets,
    registers,
  })
  return {
    answered: ({ method, route, status, seconds }) => {
      answered.inc({ method, route, status })
      took.observe({ method, route }, seconds)
    },
    queried: (seconds) => queried.observe(seconds),
    level: (name, help, count) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          const level = await withinTime(count, timeout)
          if (level === null) gauge.remove()
          else gauge.set(level)
        },
      })
    },
    page: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

/** What it gives, or null where it fails or takes longer. */
async function withinTime<Value>(work: () => Value | Promise<Value>, timeout: number) {
  const given = (async () => work())().catch(() => null)
  return Promise.race([given, wait(timeout, null, { ref: false })])
}
