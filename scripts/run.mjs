// `npm run bench` and its like: a TypeScript program of this project, on the Node that it needs and with
// the packages for tests, whatever the machine has. What it measures or looks at is built first; with
// --unbuilt before its name nothing is, for one that looks at the sources alone.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './bootstrap.mjs'
import { buildWhenChanged } from './build.mjs'

const [node, , ...asked] = process.argv
const isUnbuilt = asked[0] === '--unbuilt'
const [program, ...rest] = isUnbuilt ? asked.slice(1) : asked

if (bootstrap({ dev: true }) && (isUnbuilt || buildWhenChanged())) {
  const file = resolve(root, program)
  process.argv = [node, file, ...rest] // As if it had been started itself.
  await import(pathToFileURL(file).href)
}
