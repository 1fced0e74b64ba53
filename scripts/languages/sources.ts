import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Where something is said to families. */
const rooms = ['core', 'content', 'server', 'web']

const isSource = (path: string) =>
  /[.]tsx?$/.test(path) && !/[.](test|d)[.]tsx?$|[/](dist|testing)[/]/.test(path)

/** The files of the program that may say something, by their path in the project. */
export const sources = (): string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(root, room, path),
      ),
    )
    .map((path) => relative(root, path).replaceAll(sep, '/'))
    .filter(isSource)
    .toSorted()
