import type { Config } from '#server/platform/config.ts'
import { newestVersion } from '#server/platform/newest-version.ts'
import { version } from '#server/platform/program.ts'
import { about, type Finding } from './finding.ts'

/** Which version this is; and whether another one is out, where the host has that looked for. */
export async function lookAtVersion(
  { updateNotice: address }: Pick<Config, 'updateNotice'>,
  now: string,
): Promise<Finding[]> {
  const newer = await newestVersion({ address, version, clock: () => now })()
  const is = about('version')
  return [newer ? is.warning(`${version}; ${newer} is out`) : is.ok(version)]
}
