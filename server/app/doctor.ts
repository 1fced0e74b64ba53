import type { Config } from '#server/platform/config.ts'
import { trustOwnAuthority } from '#server/platform/outgoing-ca.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { lookAtAddress } from './doctor/address.ts'
import { lookAtBackups } from './doctor/backups.ts'
import { lookAtDatabase } from './doctor/database.ts'
import { lookAtBrand } from './doctor/brand.ts'
import { about, findingLines, type Finding } from './doctor/finding.ts'
import { lookHere } from './doctor/here.ts'
import { lookAtMail } from './doctor/mail.ts'
import { lookOutside } from './doctor/outside.ts'
import { lookAtVersion } from './doctor/version.ts'

/** What the doctor found, and the lines that say it. */
type Report = { findings: Finding[]; isWell: boolean; lines: string[] }

type Options = {
  /** Throws where a setting cannot be used. */
  readConfig: () => Config
  /** What else there is to say of the settings. */
  warnings?: readonly string[]
  now: string
  width: number
  colours: boolean
}

/**
 * Looks at everything that a server stands on, whether it runs or cannot start, and changes nothing.
 * Takes some seconds where something does not answer.
 */
export async function examine({
  readConfig,
  warnings = [],
  now,
  ...paper
}: Options): Promise<Report> {
  const settings = about('settings')
  const findings = [
    ...warnings.map((says) => settings.warning(says)),
    ...(await lookAround(readConfig, now)),
  ]
  const isWell = findings.every(({ level }) => level !== 'wrong')
  return { findings, isWell, lines: findingLines(findings, paper) }
}

async function lookAround(readConfig: () => Config, now: string): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig()
    trustOwnAuthority(config)
  } catch (error) {
    return [about('settings').wrong(reasonOf(error))]
  }
  const looks = [
    guarded('data folder', async () => lookHere(config)),
    guarded('brand', async () => lookAtBrand(config)),
    guarded('database', () => lookAtDatabase(config)),
    guarded('address', () => lookAtAddress(config)),
    guarded('mail', async () => [await lookAtMail(config)]),
    guarded('sign-in', () => lookOutside(config)),
    guarded('backup', () => lookAtBackups(config, now)),
    guarded('version', () => lookAtVersion(config, now)),
  ]
  return (await Promise.all(looks)).flat()
}

/** One look that fails says so, and the others are still worth having. */
async function guarded(thing: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [about(thing).wrong(reasonOf(error))]
  }
}
