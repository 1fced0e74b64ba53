import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { everySetting } from './host-settings.ts'

/** How long it may take, in milliseconds. */
const defaultTimeout = 60 * 60_000
/** How much of the end of its output is kept for the log. */
const lastWords = 200

/**
 * Runs the host's BACKUP_COMMAND for a file: no shell reads it, so a path is never anything but a
 * path. `{file}` and `{name}` in its words stand for the file; without them its path comes last.
 * Throws with what it said where it fails or takes too long.
 */
export function runBackupCommand(
  command: string,
  file: string,
  timeout = defaultTimeout,
): Promise<void> {
  const [program = '', ...words] = wordsOf(command, file)
  return new Promise((done, fail) => {
    const child = spawn(program, words, {
      env: withoutSettings(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (text: string) => void (said = (said + text).slice(-lastWords))
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    let cutOff = false
    const timer = setTimeout(() => {
      cutOff = true
      child.kill('SIGKILL')
      // A program that it started may still hold these streams open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
    }, timeout)
    child.once('error', (error) => {
      clearTimeout(timer)
      fail(new Error(`BACKUP_COMMAND does not start: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) return done()
      const how = cutOff
        ? `took longer than ${timeout / 60_000} minutes`
        : `ended with ${code ?? signal}`
      const last = said.trim().replaceAll(/\s+/g, ' ')
      fail(new Error(`BACKUP_COMMAND ${how}${last && `. It said: ${last}`}`))
    })
  })
}

function wordsOf(command: string, file: string): string[] {
  const words = command.trim().split(/\s+/)
  const isNamed = /\{(file|name)\}/.test(command)
  const filled = words.map((word) =>
    word.replaceAll('{file}', () => file).replaceAll('{name}', () => basename(file)),
  )
  return isNamed ? filled : [...filled, file]
}

/** The environment without our own settings, which hold passwords. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !Object.hasOwn(everySetting, name)),
  )
}
