// What a release must carry along: the licences of everything that is in it and is not ours.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './bootstrap.mjs'

/** They build the pages and are not in them. */
const builders = new Set(['@tailwindcss/vite', '@vitejs/plugin-react', 'vite'])

/** One text: every package that the server and its pages are made of, the icons and the letters. */
export function licences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const wanted = Object.keys(packages[''].dependencies).filter((name) => !builders.has(name))
  /** @type {Set<string>} */
  const found = new Set()
  for (const name of wanted) add(packages, `node_modules/${name}`, found)
  const nodes = join(dirname(process.execPath), '../LICENSE') // Where it was installed as it comes.
  const own = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-licence.txt'))
    .map((file) => `web/${file}`)
    .toSorted()
  return [
    ...Array.from(found)
      .toSorted((a, b) => a.localeCompare(b))
      .map((path) => titled(nameOf(path, packages[path]), ofPackage(path))),
    ...own.map((file) => titled(file, readFileSync(join(root, file), 'utf8'))),
    ...(existsSync(nodes)
      ? [titled('Node.js, in the executable', readFileSync(nodes, 'utf8'))]
      : []),
  ].join('\n')
}

/** Adds a package and all that it needs; one that lies within another counts before the common one. */
function add(packages, path, found) {
  if (!packages[path] || found.has(path)) return
  found.add(path)
  for (const name of Object.keys(packages[path].dependencies ?? {})) {
    const inner = `${path}/node_modules/${name}`
    add(packages, packages[inner] ? inner : `node_modules/${name}`, found)
  }
}

const nameOf = (path, { version }) => `${path.split('node_modules/').at(-1)} ${version}`

function ofPackage(path) {
  const folder = join(root, path)
  if (!existsSync(folder)) return 'Not part of what was built on this system.'
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8').trim())
  if (texts.length > 0) return texts.join('\n\n')
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `Licence: ${license ?? 'not named'}${author ? `, by ${author.name ?? author}` : ''}.`
}

const titled = (title, text) => `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text.trim()}\n`
