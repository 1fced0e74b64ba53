// Holds what a phone must load before a screen works against a budget. The figures are gzipped
// kilobytes of the last build, read from vite's manifest: the entry, what it imports, and the chunk
// of the route. Run it after `npm run build`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isMain, root } from './bootstrap.mjs'

const dist = join(root, 'web/dist')
const entry = 'index.html'
/** What stands around every public screen. */
const publicLayout = 'app/public-layout.tsx'
/** What every screen behind the sign-in stands on. */
const familyApp = 'app/family-app.tsx'
/** The chunk that every screen asks by but Today, whose parts bring it a moment after it stands (decision 090). */
const asking = 'query'

// kB of JavaScript, gzipped. `total` counts from an empty cache; `own` counts what the route adds to
// the part behind the sign-in, which every visitor of an application screen has already.
const budgets = {
  landing: { total: 115 },
  public: { total: 119 },
  first: { total: 140 },
  application: { own: 72 },
  style: { total: 12.2 },
  // A program of its own: all that it ever loads, styles too.
  paired: { total: 152 },
}

/** So much more the words of another language may weigh, in kB: where English has a byte, Arabic has two. */
const moreWords = { total: 2.5, own: 5.7 }

/** What devices without an account show: of a build of its own (paired-pages.ts). */
const pairedEntry = 'paired/index.html'
const pairedScreens = ['features/my-day/my-day-screen.tsx', 'features/wall/wall-screen.tsx']

const styles = 'styles of every page'
const firstScreen = 'features/dashboard/dashboard-screen.tsx'

const landing = 'features/front-door/landing-screen.tsx'

/**
 * Measures every chunk that is loaded on demand, in every language, and prints a table: of English all, of
 * the others the landing page, Today, the styles and what is too big; returns whether all fit.
 */
export function checkSizes() {
  const list = join(dist, 'languages.json')
  if (!existsSync(list)) {
    console.error('There is no build to measure: run `npm run build` first.')
    return false
  }
  const rows = JSON.parse(readFileSync(list, 'utf8')).flatMap(rowsIn)
  console.log(tableOf(rows.filter((row) => row.isShown || !row.holds)))
  const tooBig = rows.filter((row) => !row.holds)
  if (tooBig.length === 0) console.log(`All ${rows.length} sizes are within their budgets.`)
  for (const { name, budget } of tooBig) console.error(`${name} exceeds its budget: ${budget}.`)
  return tooBig.length === 0
}

/** Assets of all languages lie together; what a page needs of them is listed with its language. */
function rowsIn(language) {
  const folder = join(dist, language === 'en' ? '' : language, '.vite')
  const [manifest, paired] = ['manifest.json', 'paired-manifest.json'].map((name) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  )
  const isEnglish = language === 'en'
  return [...routeRows(manifest), styleRow(manifest), ...pairedRows(paired)].map((row) => ({
    ...judged(row, isEnglish ? 0 : moreWords[row.kind]),
    name: isEnglish ? row.name : `${language}: ${row.name}`,
    isShown: isEnglish || [landing, firstScreen, styles, ...pairedScreens].includes(row.name),
  }))
}

function routeRows(manifest) {
  const everybody = filesOf(manifest, entry)
  const families = filesOf(manifest, familyApp, new Set(everybody))
  const asks = Object.keys(manifest).find((key) => manifest[key].name === asking)
  const asked = filesOf(manifest, asks, new Set(families))
  const visitors = filesOf(manifest, publicLayout, new Set(everybody))
  const baseOf = (key, isPublic) => {
    if (key === familyApp) return everybody
    if (isPublic) return visitors
    return key === firstScreen ? families : asked
  }
  return Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry)
    .toSorted()
    .map((key) => {
      const isPublic = manifest[entry].dynamicImports.includes(key)
      const base = baseOf(key, isPublic)
      const files = filesOf(manifest, key)
      const own = sizeOf([...files].filter((path) => !base.has(path)))
      const total = sizeOf(new Set([...base, ...files]))
      return rowOf(key, { own, total }, budgetOf(key, isPublic))
    })
}

function styleRow(manifest) {
  const total = sizeOf(new Set(manifest[entry].css))
  return rowOf(styles, { own: total, total }, budgets.style)
}

/** Whole, with what comes a moment later: such a device has nothing else. */
function pairedRows(manifest) {
  return pairedScreens.map((screen) => {
    const files = new Set(manifest[pairedEntry].css)
    const more = Object.keys(manifest).filter((key) => !pairedScreens.includes(key))
    for (const key of [pairedEntry, screen, ...more]) {
      if (manifest[key].file.endsWith('.js')) files.add(manifest[key].file)
    }
    const total = sizeOf(files)
    const own = sizeOf(filesOf(manifest, screen, filesOf(manifest, pairedEntry)))
    return rowOf(screen, { own, total }, budgets.paired)
  })
}

function rowOf(name, sizes, budget) {
  const [kind, limit] = Object.entries(budget)[0]
  return { name, ...sizes, kind, limit }
}

function judged(row, more) {
  const limit = row.limit + more
  return { ...row, budget: `${row.kind} ≤ ${limit} kB`, holds: row[row.kind] <= limit * 1000 }
}

/** Whatever screen the entry itself asks for is for everybody. */
function budgetOf(key, isPublic) {
  if (key === firstScreen) return budgets.first
  if (key === landing) return budgets.landing
  return isPublic && key.startsWith('features/') ? budgets.public : budgets.application
}

/** The JavaScript a chunk cannot start without: its own file and all static imports. */
function filesOf(manifest, key, found = new Set()) {
  const { file, imports = [] } = manifest[key]
  if (found.has(file)) return found
  if (file.endsWith('.js')) found.add(file)
  for (const name of imports) filesOf(manifest, name, found)
  return found
}

function sizeOf(files) {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file))).length
  return bytes
}

function tableOf(rows) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8)
  const width = Math.max(...rows.map(({ name }) => name.length))
  const head = `${'kB gzipped'.padEnd(width)}${'own'.padStart(8)}${'total'.padStart(8)}  budget`
  const lines = rows.map(
    ({ name, own, total, budget, holds }) =>
      `${name.padEnd(width)}${kilobytes(own)}${kilobytes(total)}  ${budget}${holds ? '' : '  EXCEEDED'}`,
  )
  return [head, ...lines].join('\n')
}

if (isMain(import.meta.url)) process.exitCode = checkSizes() ? 0 : 1
