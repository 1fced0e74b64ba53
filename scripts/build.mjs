// Builds the browser's part into web/dist. `npm start` and `npm test` come through here, so nothing
// is built while nothing has changed: looking takes milliseconds, and vite is loaded only to build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bootstrap, isMain, root } from './bootstrap.mjs'

const inputs = ['web', 'core', 'content', 'vite.config.ts', 'package-lock.json']
const stampFile = join(root, 'node_modules/.cache/web-build')

/** Builds when an input differs from the last build; returns whether web/dist is up to date. */
export function buildWhenChanged() {
  const stamp = fingerprint()
  if (existsSync(join(root, 'web/dist/index.html')) && readStamp() === stamp) return true
  console.log('Building the pages (a few seconds)…')
  // A process of its own, so that the server does not carry the builder's memory.
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

async function build() {
  const stamp = fingerprint() // taken before: what is saved meanwhile is built the next time
  const vite = await import('vite')
  await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** Path, size and time of every file that goes into the pages. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) addTo(hash, input)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat || path === 'web/dist' || /[.]test[.]tsx?$/.test(path)) return
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    return
  }
  const names = readdirSync(join(root, path)).toSorted()
  for (const name of names) addTo(hash, `${path}/${name}`)
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
}

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  await build().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
