import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { getRawAsset, isSea } from 'node:sea'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')

/** The folder of the program's files; within the one executable it is only a prefix of their names. */
export const programRoot = isSea()
  ? join(sep, 'elefam')
  : join(import.meta.dirname, isSource ? '../..' : '..')

/** What an answer may send as it is. */
export type Bytes = Buffer<ArrayBuffer>

/** The bytes of a file of the program, by its whole path; null where there is none. */
export async function programFile(path: string): Promise<Bytes | null> {
  if (!isSea()) return readFile(path).catch(() => null)
  try {
    return asset(path)
  } catch {
    return null
  }
}

/** The text of a file that the program brings along; throws where there is none. */
export function programText(path: string): string {
  return isSea() ? asset(path).toString() : readFileSync(path, 'utf8')
}

/** Within the executable a file is called by its path below the root, with / on every system. */
function asset(path: string): Bytes {
  return Buffer.from(getRawAsset(relative(programRoot, path).replaceAll(sep, '/')))
}

/** Where something lies that the build puts beside the server’s own code. */
export const builtFile = (name: string) => join(programRoot, 'dist', name)

/**
 * Starts a thread of this program. From the source it runs the module `source`; built, the file `name`
 * beside the server; within the one executable, where there are no files, the text of that one.
 */
export function startThread(name: string, source: URL, options: WorkerOptions): Worker {
  if (isSource) {
    // Under --watch a thread would tell what it loads in messages of its own, between ours.
    const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
    return new Worker(source, { ...options, env })
  }
  const file = builtFile(`${name}.js`)
  if (!isSea()) return new Worker(file, options)
  const code = Buffer.from(programText(file)).toString('base64')
  return new Worker(new URL(`data:text/javascript;base64,${code}`), options)
}

/**
 * What a module gives that is loaded only where it is needed, at once. From the source it is the module
 * `source`; built, beside the server, the words of `name`.content.json with the functions of `name`.cjs, which
 * need nothing else. Throws without them.
 */
export function moduleWhenNeeded<Exports>(name: string, source: URL): Exports {
  if (isSource) {
    const exported: Exports = createRequire(import.meta.url)(fileURLToPath(source))
    return exported
  }
  const exported: Exports = JSON.parse(programText(builtFile(`${name}.content.json`)))
  const filename = builtFile(`${name}.cjs`)
  compileFunction(programText(filename), ['exports'], { filename })(exported)
  return exported
}

/** How this program is started once more, with other words behind it. */
export const ownCommand: readonly [string, ...string[]] = isSea()
  ? [process.execPath]
  : [process.execPath, isSource ? join(programRoot, 'server/main.ts') : builtFile('main.js')]

/** The version of this program, such as `1.0.0`. */
export const version = versionIn(programText(join(programRoot, 'package.json')))

function versionIn(text: string): string {
  const read: unknown = JSON.parse(text)
  const isNamed = typeof read === 'object' && read !== null && 'version' in read
  return isNamed ? String(read.version) : 'unknown'
}
