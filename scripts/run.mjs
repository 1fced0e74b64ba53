// `npm run bench` and its like: a TypeScript program of this project, on the Node that it needs and with
// the packages for tests, whatever the machine has. What it measures or looks at is built first.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './bootstrap.mjs'
import { buildWhenChanged } from './build.mjs'

if (bootstrap({ dev: true }) && buildWhenChanged()) {
  const [node, , program, ...rest] = process.argv
  const file = resolve(root, program)
  process.argv = [node, file, ...rest] // As if it had been started itself.
  await import(pathToFileURL(file).href)
}
