import { backUp, sendNewest } from '#server/app/back-up.ts'
import { withConfig } from './with-config.ts'

/**
 * `elefam backup`: a checked copy of the database, either kind, made while the server runs, in
 * DATA_DIR/backups, and from there to its second place. The newest BACKUPS_KEPT stay; with 0, all.
 * With `--send` only the newest one goes to the second place.
 */
export const backup = (words: readonly string[]) =>
  withConfig(async (config) => {
    const say = (lines: readonly string[]) => lines.forEach((line) => console.log(line))
    if (!words.includes('--send')) say(await backUp(config, new Date().toISOString()))
    say(await sendNewest(config))
  })
