import { resolve } from 'node:path'
import { examine } from '#server/app/doctor.ts'
import { environmentWith, readConfig, warningsAbout } from '#server/platform/config.ts'

/**
 * `elefam doctor`: looks at everything that a server stands on, whether it runs or cannot start, and
 * says what is wrong and which setting it is. Changes nothing; ends with 1 where something is wrong.
 */
export async function doctor(): Promise<void> {
  const file = resolve('.env')
  const { isWell, lines } = await examine({
    readConfig: () => readConfig(environmentWith(file)),
    warnings: warningsAbout(file),
    now: new Date().toISOString(),
    width: Math.min(process.stdout.columns ?? 100, 100),
    colours: process.stdout.isTTY && !process.env['NO_COLOR'],
  })
  console.log(['', ...lines, ''].join('\n'))
  process.exitCode = isWell ? 0 : 1
}
