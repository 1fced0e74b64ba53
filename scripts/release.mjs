// `npm run release`: what a host downloads. Into release/ come a tarball that needs only Node, one
// executable for this system with Node and the pages in it, what both are made of (CycloneDX), and the
// checksums of all that lies there; other versions stay. `-- --all` makes the executable for the other kind
// of Linux machine, too; `-- --check` then tries tarball and executable where nothing else is installed
// (scripts/check-release.ts).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bootstrap, isMain, root } from './bootstrap.mjs'
import {
  buildWhenChanged,
  programs,
  serverBuild,
  writeLanguages,
  writePasswords,
} from './build.mjs'
import { licences } from './licences.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = join(root, 'release')
const name = `elefam-${version}`

/** The Linux machines that there are executables for. */
const machines = ['x64', 'arm64']
const isOther = (arch) => arch !== process.arch

/** What a host reads with all that it links to, and the files for containers. */
const documents = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'bench/results.md',
  'compose.postgres.yaml',
  'compose.yaml',
  'docs',
]

/**
 * Builds all; gives their paths, and how many bytes of this machine’s executable are not Node’s (`own`).
 * `all`: also the executable of the other machines.
 */
export async function release({ all = false } = {}) {
  if (!buildWhenChanged()) throw new Error('The pages could not be built; the lines above say why.')
  removeEarlier(folder, name)
  const unpacked = join(folder, name)
  await bundle(join(unpacked, 'dist'))
  cpSync(join(root, 'web/dist'), join(unpacked, 'web/dist'), { recursive: true })
  writeFileSync(join(unpacked, 'package.json'), `{ "version": "${version}", "type": "module" }\n`)
  writeFileSync(join(unpacked, 'LICENCES.txt'), licences())
  for (const path of documents) cpSync(join(root, path), join(unpacked, path), { recursive: true })
  copyFileSync(join(root, 'scripts/elefam.sh'), join(unpacked, 'elefam'))
  chmodSync(join(unpacked, 'elefam'), 0o755)
  const made = { tarball: pack(unpacked), ...makeExecutable(unpacked, process.arch) }
  const others = all && process.platform === 'linux' ? machines.filter(isOther) : []
  const elsewhere = others.map((arch) => makeExecutable(unpacked, arch).executable)
  writeFileSync(`${unpacked}.cdx.json`, run('npm', ['run', '--silent', 'sbom']))
  writeChecksums(folder)
  return { ...made, elsewhere }
}

/** What an earlier build of this same version left; whatever else lies there stays. */
export function removeEarlier(place, itsName) {
  if (!existsSync(place)) return
  const isIts = (file) =>
    file === itsName || /^[-.](?:linux|darwin|win32|tar|cdx)/.test(file.slice(itsName.length))
  for (const file of readdirSync(place).filter((one) => one.startsWith(itsName) && isIts(one)))
    rmSync(join(place, file), { recursive: true })
}

/** In the format of sha256sum, whose `--check` reads it. */
export function writeChecksums(place) {
  const files = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith('elefam-'))
    .map((entry) => entry.name)
    .toSorted()
  const line = (file) =>
    `${createHash('sha256')
      .update(readFileSync(join(place, file)))
      .digest('hex')}  ${file}\n`
  writeFileSync(join(place, 'SHA256SUMS'), files.map(line).join(''))
}

/** The server and its threads, each one file that needs no package. */
async function bundle(outDir) {
  const vite = await import('vite')
  const { speakAtRunTime } = await import('./languages/at-run-time.ts')
  for (const input of programs) {
    const output = { codeSplitting: false, entryFileNames: '[name].js' }
    const config = serverBuild({ input, outDir, output, external: [], isAlone: false })
    await vite.build({ ...config, plugins: [speakAtRunTime()], logLevel: 'warn' })
  }
  writePasswords(vite, outDir)
  await writeLanguages(vite, join(outDir, 'languages'))
}

/** The same bytes from the same files. */
function pack(unpacked) {
  const file = `${unpacked}.tar.gz`
  const times = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner']
  run('tar', [...times, '--create', '--gzip', '--file', file, '--directory', folder, name])
  return file
}

/** Node's own single executable: the server is its main module, everything else its assets. */
function makeExecutable(unpacked, arch) {
  const output = join(folder, `${name}-${process.platform}-${arch}`)
  const bare = join(folder, 'node')
  if (isOther(arch)) fetchNode(arch, bare)
  else copyFileSync(process.execPath, bare)
  chmodSync(bare, 0o755)
  // Names that only a debugger reads are a fifth of it; where there is no strip for it they stay.
  if (process.platform === 'linux') spawnSync('strip', [bare])
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1))
    .filter((file) => /^(dist|web)\/|^(package.json|LICENCES.txt)$/.test(file))
  const config = join(folder, 'sea.json')
  const settings = {
    main: join(unpacked, 'dist/main.js'),
    mainFormat: 'module',
    executable: bare,
    output,
    disableExperimentalSEAWarning: true,
    useCodeCache: !isOther(arch), // It is of one kind of machine alone.
    assets: Object.fromEntries(
      files.filter((file) => file !== 'dist/main.js').map((file) => [file, join(unpacked, file)]),
    ),
  }
  writeFileSync(config, JSON.stringify(settings))
  run(process.execPath, ['--build-sea', config])
  const own = statSync(output).size - statSync(bare).size
  for (const file of [bare, config]) rmSync(file)
  return { executable: output, own }
}

/** The same Node for another machine, from npm, which checks that it is what was published. */
function fetchNode(arch, file) {
  const wanted = `node-linux-${arch}@${process.versions.node}`
  const packed = run('npm', ['pack', wanted, '--silent', '--pack-destination', folder]).trim()
  const tarball = join(folder, packed)
  const words = [
    '--extract',
    '--file',
    tarball,
    '--directory',
    dirname(file),
    '--strip-components=2',
  ]
  run('tar', [...words, 'package/bin/node'])
  rmSync(tarball)
}

function run(program, words) {
  const { status, error, stdout, stderr } = spawnSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  if (status === 0) return stdout
  throw new Error(`${basename(program)} did not work: ${error?.message ?? stderr.trim()}`)
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const made = await release({ all: process.argv.includes('--all') })
  console.log(`${made.tarball} (${megabytes(statSync(made.tarball).size)})`)
  console.log(
    `${made.executable} (${megabytes(statSync(made.executable).size)}, without Node ${megabytes(made.own)})`,
  )
  for (const file of made.elsewhere) console.log(`${file} (${megabytes(statSync(file).size)})`)
  if (process.argv.includes('--check')) {
    const { checkRelease } = await import('./check-release.ts')
    await checkRelease(made, process.execPath)
  }
}
