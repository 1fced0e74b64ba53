// `npm run faults` puts the server through everything that goes wrong around it, with full counts;
// `npm run faults -- NAME…` through what is named, and `--rounds N` that often.
import { parseArgs } from 'node:util'
import { startPostgres } from '../../scripts/postgres.ts'
import { tell } from '../results.ts'
import { measureBackups } from './backups.ts'
import { measureDisk } from './disk.ts'
import { measureFailovers } from './failover.ts'
import { measureFlapping, measureTwoTaps } from './six-devices.ts'
import { measureInstances } from './instances.ts'
import { measureKills } from './kill.ts'
import { measureMail } from './mail.ts'
import { measurePostgresCuts, measurePostgresSilence } from './postgres-cut.ts'
import { measureRaces } from './races.ts'

/** Each fault with its full number of rounds; those of kill are for each database. */
const faults = {
  kill: { measure: measureKills, rounds: 500 },
  mail: { measure: measureMail, rounds: 100 },
  backups: { measure: measureBackups, rounds: 50 },
  disk: { measure: measureDisk, rounds: 50 },
  instances: { measure: measureInstances, rounds: 100 },
  flapping: { measure: measureFlapping, rounds: 1 },
  'two-taps': { measure: measureTwoTaps, rounds: 1 },
  races: { measure: measureRaces, rounds: 100 },
  'postgres-cut': { measure: measurePostgresCuts, rounds: 200 },
  failover: { measure: measureFailovers, rounds: 12 },
  'postgres-silence': { measure: measurePostgresSilence, rounds: 10 },
} as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
})
const names = Object.keys(faults) as (keyof typeof faults)[]
const asked = positionals.length > 0 ? positionals : names
const postgres = await startPostgres({ durable: true }) // it waits for the disk as in production
for (const name of asked) {
  const fault = faults[name as keyof typeof faults]
  if (!fault) {
    console.error(`There is no ${name}. There are: ${names.join(', ')}.`)
    process.exit(2)
  }
  console.log(`${name}…`)
  tell(await fault.measure(Number(values.rounds ?? fault.rounds), postgres))
}
await postgres.stop()
