// `npm run backup`: a checked copy of the database, either kind, made while the server runs, in
// DATA_DIR/backups, and from there to its second place. The newest BACKUPS_KEPT stay; with 0, all.
// With `--send` only the newest one goes to the second place.
import { bootstrap, isMain } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { withConfig } = await import('./with-config.ts')
  const { backUp, sendNewest } = await import('../server/app/back-up.ts')
  await withConfig(async (config) => {
    const say = (lines) => lines.forEach((line) => console.log(line))
    if (!process.argv.includes('--send')) say(await backUp(config, new Date().toISOString()))
    say(await sendNewest(config))
  })
}
