import { join } from 'node:path'
import { environmentWith, readConfig, type Config } from '../server/platform/config.ts'

/** Runs a chore with the host's settings; what goes wrong becomes one line and exit code 1. */
export async function withConfig(work: (config: Config) => Promise<void>): Promise<void> {
  process.umask(0o077) // Files with families' data are for their owner only.
  try {
    await work(readConfig(environmentWith(join(import.meta.dirname, '../.env'))))
  } catch (error) {
    console.error(`This did not work: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
