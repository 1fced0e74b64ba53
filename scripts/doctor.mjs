// `npm run doctor`: looks at everything that a server stands on, whether it runs or cannot start, and
// says what is wrong and which setting it is. Changes nothing; ends with 1 where something is wrong.
import { join } from 'node:path'
import { bootstrap, isMain, root } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { environmentWith, readConfig, warningsAbout } =
    await import('../server/platform/config.ts')
  const { examine } = await import('../server/app/doctor.ts')
  const file = join(root, '.env')
  const { isWell, lines } = await examine({
    readConfig: () => readConfig(environmentWith(file)),
    warnings: warningsAbout(file),
    now: new Date().toISOString(),
    width: Math.min(process.stdout.columns ?? 100, 100),
    colours: process.stdout.isTTY && !process.env.NO_COLOR,
  })
  console.log(['', ...lines, ''].join('\n'))
  process.exitCode = isWell ? 0 : 1
}
