import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Has a shell wait for the end of its input (`read -r _`), which comes with any end of this process, be it
 * Ctrl-C, a crash or kill -9; what the script does then is done in each case, with these words as $1, $2….
 * Gives the way to have it done now, which resolves once the shell has ended.
 */
export function guard(script: string, ...words: string[]): () => Promise<void> {
  const watcher = spawn('sh', ['-c', script, 'sh', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  const lifeline = watcher.stdin as Socket
  lifeline.unref()
  return () =>
    new Promise((done) => {
      if (watcher.exitCode !== null) return done()
      watcher.ref()
      watcher.once('exit', () => done())
      lifeline.end()
    })
}
