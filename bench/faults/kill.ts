import { createDatabase, type Postgres } from '../../scripts/postgres.ts'
import { judged, type Result } from '../results.ts'
import { openEnvironment, type TestEnvironment } from './test-environment.ts'
import { breakAgain } from './rounds.ts'

/** `kill -9` while families write: whatever was acknowledged is there afterwards, whole. */
export async function measureKills(rounds: number, postgres: Postgres): Promise<Result[]> {
  return [
    await killOn('sqlite', await openEnvironment(), rounds),
    await killOn('postgres', await openEnvironment(await createDatabase(postgres.url)), rounds),
  ]
}

async function killOn(
  database: 'sqlite' | 'postgres',
  environment: TestEnvironment,
  rounds: number,
) {
  try {
    const { wrong, writes, damage } = await breakAgain(environment, rounds, async () => {
      await environment.kill()
      await environment.start()
    })
    const on = database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
    return judged(
      {
        id: `kill-${database}`,
        what: `Acknowledged writes lost, doubled or half done in ${rounds} rounds of kill -9, ${on}`,
        value: wrong,
        unit: `of ${writes}`,
        command: 'npm run faults -- kill',
        note: damage.join('; '),
      },
      { atMost: 0 },
    )
  } finally {
    await environment.close()
  }
}
