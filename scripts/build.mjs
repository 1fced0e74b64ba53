// Builds what runs: the pages into web/dist, and the server into dist, without its thousand imports.
// `npm start` and `npm test` come through here, so nothing is built while nothing has changed: looking
// takes milliseconds, and vite is loaded only to build.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { bootstrap, isMain, oldestNode, root } from './bootstrap.mjs'

/** The server, and the threads that it starts as files of their own. */
export const programs = [
  'server/main.ts',
  'server/features/transfer/import-worker.ts',
  'server/features/outside-calendars/calendar-worker.ts',
]

const stamps = join(root, 'node_modules/.cache')

const parts = {
  pages: {
    inputs: [
      'web',
      'core',
      'content',
      'languages',
      'scripts/app-pages.ts',
      'scripts/build.mjs',
      'scripts/compress.ts',
      'scripts/family-files.ts',
      'scripts/first-script.ts',
      'scripts/languages',
      'scripts/markdown.ts',
      'scripts/paired-pages.ts',
      'scripts/prerender.ts',
      'scripts/service-worker.ts',
      'scripts/shared-chunks.ts',
      'scripts/split-icons.ts',
      'vite.config.ts',
      'package.json',
      'package-lock.json',
    ],
    result: 'web/dist/index.html',
    make: makePages,
  },
  server: {
    inputs: [
      'server',
      'core',
      'content',
      'languages',
      'scripts/build.mjs',
      'scripts/languages',
      'package-lock.json',
    ],
    result: 'dist/main.js',
    make: makeServer,
  },
}

/** How vite makes a program for Node out of its modules. */
export function serverBuild({ input, outDir, output, external, isAlone = true }) {
  return {
    configFile: false,
    root,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: isAlone,
      target: `node${oldestNode}`,
      minify: false,
      rolldownOptions: { input, output },
    },
    ssr: { noExternal: true, external },
  }
}

/** A list that the server reads as it is, and not as a module. */
export function writePasswords(_vite, outDir = join(root, 'dist')) {
  const { resolve } = createRequire(import.meta.url)
  const list = resolve('@zxcvbn-ts/language-common/src/passwords.json')
  copyFileSync(list, join(outDir, 'common-passwords.json'))
}

/** Builds the parts whose inputs differ from their last build; returns whether all are up to date. */
export function buildWhenChanged() {
  const changed = Object.keys(parts).filter((part) => !isUpToDate(part))
  if (changed.length === 0) return true
  console.log(`Building the ${changed.join(' and the ')} (about a minute)…`)
  // A process of its own, so that the server does not carry the builder's memory.
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), ...changed], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

async function build(part) {
  const stamp = fingerprint(part) // taken before: what is saved meanwhile is built the next time
  await parts[part].make(await import('vite'))
  mkdirSync(stamps, { recursive: true })
  // A file of its own: where packages were copied by hard links, all copies would be stamped.
  rmSync(stampFile(part), { force: true })
  writeFileSync(stampFile(part), stamp)
}

async function makeServer(vite) {
  const { speakAtRunTime } = await import('./languages/at-run-time.ts')
  const config = serverBuild({
    input: programs,
    outDir: 'dist',
    output: { chunkFileNames: '[name].js' },
    // pg is loaded from its package, and only where PostgreSQL is used.
    external: ['pg'],
  })
  await vite.build({ ...config, plugins: [speakAtRunTime()], logLevel: 'warn' })
  writePasswords(vite)
  await writeLanguages(vite, join(root, 'dist/languages'))
}

/**
 * What the server says in each language, beside the server: its sentences, and what it says of the content.
 * Both are read when somebody first reads in that language.
 */
export async function writeLanguages(vite, folder) {
  const { otherLanguages } = await import('./languages/catalog.ts')
  const { sentencesOf } = await import('./languages/compile.ts')
  mkdirSync(folder, { recursive: true })
  for (const language of otherLanguages()) {
    const sentences = sentencesOf(language, ['core', 'content', 'server'])
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(sentences))
    const content = `content/${language}/spoken.ts`
    if (existsSync(join(root, content))) await writeContent(vite, folder, { language, content })
  }
}

/** Words are data beside the functions: to parse them takes the server a third of the memory of compiling them. */
async function writeContent(vite, folder, { language, content }) {
  const from = JSON.stringify(join(root, content))
  const whole = {}
  compileFunction(await bundled(vite, `export * from ${from}`), ['exports'])(whole)
  const functions = Object.keys(whole).filter((name) => typeof whole[name] === 'function')
  const code = await bundled(vite, `export { ${functions.join(', ')} } from ${from}`)
  writeFileSync(join(folder, `${language}.cjs`), code)
  // JSON leaves them out by itself.
  writeFileSync(join(folder, `${language}.content.json`), JSON.stringify(whole))
}

/** A module with all that it needs, as the text of one CommonJS file. */
async function bundled(vite, text) {
  const input = 'virtual:entry'
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === input ? id : null),
    load: (id) => (id === input ? text : null),
  }
  const config = serverBuild({
    input,
    output: { format: 'cjs', codeSplitting: false },
    external: [],
  })
  config.build.write = false
  // What stands in a module beside what is asked for does nothing.
  config.build.rolldownOptions.treeshake = { moduleSideEffects: false }
  const { output } = await vite.build({ ...config, plugins: [entry], logLevel: 'warn' })
  return output[0].code
}

const webFolder = join(root, 'web/dist')
const folderOf = (language) => (language === 'en' ? webFolder : join(webFolder, language))

/** English stands in web/dist, every other language in a folder of its own there. */
async function makePages() {
  const { otherLanguages } = await import('./languages/catalog.ts')
  const languages = ['en', ...otherLanguages()]
  rmSync(webFolder, { recursive: true, force: true })
  // More at once would need more memory than small machines have.
  const builders = Math.min(2, availableParallelism())
  const shares = Array.from({ length: builders }, (_, one) =>
    languages.filter((_language, at) => at % builders === one),
  )
  await Promise.all(shares.map(makeApart))
  for (const language of languages.slice(1)) shareAssets(folderOf(language))
  const { compressAll } = await import('./compress.ts')
  await compressAll(webFolder)
  writeFileSync(join(webFolder, 'languages.json'), JSON.stringify(languages))
}

/**
 * Builds languages in a process of its own, so that others are built meanwhile. It takes one after the
 * other: the builder is warm from the second on, and has read every file before.
 */
function makeApart(languages) {
  const command = [join(root, 'scripts/build.mjs'), 'languages', ...languages]
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => {
      if (code === 0) done()
      else failed(new Error(`The pages could not be built (${languages.join(', ')}).`))
    })
  })
}

async function makeLanguages(languages) {
  const vite = await import('vite')
  for (const language of languages) await makeLanguage(vite, language)
}

/** Every address as a file; the public ones by a second build of the same screens, for Node. */
async function makeLanguage(vite, language) {
  const folder = folderOf(language)
  const { otherLanguages } = await import('./languages/catalog.ts')
  const { speak, speaker } = await import('./languages/plugin.ts')
  const { sayPage, sayManifest } = speaker(language)
  const inLanguage = (options) => ({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [speak(language)],
    build: options,
  })
  // Icons and pictures are the same in every language.
  const copyPublicDir = language === 'en'
  await vite.build(inLanguage({ outDir: folder, emptyOutDir: false, copyPublicDir }))
  const renderer = join(stamps, `prerender-${language}`)
  await vite.build(
    inLanguage({
      ssr: 'prerender.tsx',
      outDir: renderer,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: {
        // No public page shows them, and they are most of the program.
        external: ['./family-app.tsx', './tour.tsx'],
        // What is a part of its own in the browser is one with the rest here (H12).
        checks: { ineffectiveDynamicImport: false },
      },
    }),
  )
  const files = join(root, 'web/public')
  for (const name of readdirSync(files).filter((one) => one.endsWith('.webmanifest')))
    writeFileSync(join(folder, name), sayManifest(readFileSync(join(files, name), 'utf8')))
  const { prerenderPages } = await import('./prerender.ts')
  const tongue = { language, languages: ['en', ...otherLanguages()] }
  await prerenderPages(join(renderer, 'prerender.js'), folder, tongue)
  const { writeAppPages } = await import('./app-pages.ts')
  await writeAppPages(folder)
  const { writeServiceWorker } = await import('./service-worker.ts')
  await writeServiceWorker(vite, folder, { speak: speak(language), sayPage })
  const { writePairedPages } = await import('./paired-pages.ts')
  await writePairedPages(vite, folder, speak(language))
}

/** The names of assets tell what is in them: those of all languages lie together, each once. */
function shareAssets(folder) {
  const [from, to] = [join(folder, 'assets'), join(webFolder, 'assets')]
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name))
  rmSync(from, { recursive: true })
}

function isUpToDate(part) {
  if (!existsSync(join(root, parts[part].result)) || !existsSync(stampFile(part))) return false
  return readFileSync(stampFile(part), 'utf8') === fingerprint(part)
}

const stampFile = (part) => join(stamps, `build-of-${part}`)

/** Path, size and time of every file that goes into a part. */
function fingerprint(part) {
  const hash = createHash('sha256')
  for (const input of parts[part].inputs) addTo(hash, input)
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

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const asked = process.argv.slice(2)
  try {
    if (asked[0] === 'languages') await makeLanguages(asked.slice(1))
    else for (const part of asked.length > 0 ? asked : Object.keys(parts)) await build(part)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
