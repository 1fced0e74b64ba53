import { join } from 'node:path'
import { programFile, programRoot, version } from '#server/platform/program.ts'

/** One thing that the program does; `words` are what stands behind its name. */
type Command = {
  about: string
  /** What stands behind its name, as the help shows it. */
  takes?: string
  run: (words: readonly string[]) => Promise<void>
}

/** What is needed by one command is loaded with it. */
const others: Record<string, Command> = {
  admin: {
    about: 'accounts: lists, blocks, deletes them and more, also while the server runs',
    takes: 'COMMAND',
    run: async (words) => (await import('./commands/admin.ts')).admin(words),
  },
  backup: {
    about: 'saves and checks a copy, also while the server runs; --send: only to its second place',
    takes: '[--send]',
    run: async (words) => (await import('./commands/backup.ts')).backup(words),
  },
  restore: {
    about: 'brings back a backup, or one family of it; with --check only reads it',
    takes: '[--check | --family ADDRESS [--replace] [--bring-back ADDRESS]…] FILE',
    run: async (words) => (await import('./commands/restore.ts')).restore(words),
  },
  doctor: {
    about: 'says what is wrong with this server, and which setting it is',
    run: async () => (await import('./commands/doctor.ts')).doctor(),
  },
  migrate: {
    about: 'brings the database up to date before servers of this version start',
    run: async () => (await import('./commands/migrate.ts')).migrateSchema(),
  },
  licences: {
    about: 'prints the licences of everything that is in this program and is not ours',
    run: async () => {
      const text = await programFile(join(programRoot, 'LICENCES.txt'))
      console.log(text?.toString() ?? 'From source they lie in node_modules, each in its package.')
    },
  },
  'move-to-postgres': {
    about: 'copies the built-in database into an empty PostgreSQL',
    takes: 'postgres://…',
    run: async (words) => (await import('./commands/move-to-postgres.ts')).moveToPostgres(words),
  },
}

/**
 * Does what was typed behind the program's name: the same by npm, from the tarball and in the one
 * executable. Without a word it starts the server; what it does not know ends with code 2.
 */
export async function runCommandLine(
  [name = 'start', ...words]: readonly string[],
  start: () => Promise<void>,
): Promise<void> {
  const commands: Record<string, Command> = {
    start: { about: 'serves Elefam; this is also done without a command', run: start },
    demo: {
      about: 'serves sample families to look around in, with nothing of yours',
      run: async () => (await import('./commands/demo.ts')).demo(start),
    },
    ...others,
  }
  if (name === '--version' || name === 'version') {
    console.log(version)
    return
  }
  if (name === '--help' || name === 'help') {
    console.log(help(commands))
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command.run(words)
  console.error(`There is no command ${name}.\n\n${help(commands)}`)
  process.exitCode = 2
}

function help(commands: Record<string, Command>): string {
  const calls = Object.entries(commands).map(
    ([name, { takes = '', about }]) => [`${name} ${takes}`, about] as const,
  )
  const asked = ['--version, --help', 'which version this is, and this page'] as const
  // What is longer than most has what it does below it.
  const width = 34
  const line = ([call, about]: readonly [string, string]) =>
    call.length < width
      ? `  ${call.padEnd(width)}${about}`
      : `  ${call}\n  ${' '.repeat(width)}${about}`
  return [
    `Elefam ${version}`,
    '',
    'Usage: elefam [COMMAND]',
    '',
    ...[...calls, asked].map(line),
    '',
    'Settings come from the environment, or from a file .env in the folder where it is started.',
  ].join('\n')
}
