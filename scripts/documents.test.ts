import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const records = globSync('docs/decisions/*.md', { cwd: root }).toSorted()
const pages = [...records, ...globSync('{*,docs/*}.md', { cwd: root })]
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const form =
  /^# (\d{3}) .{5,90}\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|superseded by \[\d{3}\]).*\n\n## Context\n\n[^]+\n\n## Decision\n\n[^]+\n\n## Consequences\n\n[^]+$/

test.each(records)('%s has date, status, context, decision and consequences [C9]', (file) => {
  expect(form.exec(read(file))?.[1]).toBe(/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1])
})

const linksOf = (file: string) =>
  [...read(file).matchAll(/(?:\]\(|src=")(?!https?:|#)([^)"#]+)/g)].map(([, link]) =>
    join(dirname(file), link!),
  )

test.each(pages)('%s has words, and its links lead somewhere', (file) => {
  expect(read(file)).toMatch(/^# /)
  expect(linksOf(file).filter((link) => !existsSync(join(root, link)))).toEqual([])
})

test('whatever a release’s documents link to is in the release', () => {
  const list = /const documents = \[([^\]]+)\]/.exec(read('scripts/release.mjs'))?.[1] ?? ''
  const shipped = [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
  expect(shipped).toContain('README.md')
  const isShipped = (path: string) =>
    shipped.some((there) => path === there || path.startsWith(`${there}/`))
  expect(pages.filter((page) => isShipped(page)).flatMap(linksOf)).toSatisfy((links: string[]) =>
    links.every((link) => isShipped(link)),
  )
})

test('what npm starts takes nothing from Node that 18 lacks, where it names it at its head', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const starters = Object.values(scripts).flatMap((line) => /scripts\/\S+\.mjs/.exec(line) ?? [])
  expect(starters).toContain('scripts/release.mjs')
  const loaded = [...new Set([...starters, 'scripts/build.mjs', 'scripts/licences.mjs'])]
  expect(loaded.filter((file) => /import [^']*globSync[^']*from/.test(read(file)))).toEqual([])
})

test('every place that CONTRIBUTING says a feature touches is there, as many as it says [C16]', () => {
  const [, field = '', command = ''] = read('CONTRIBUTING.md').split(/^### /m)
  const placesIn = (part: string) => [...part.matchAll(/^[|] `([^`]+)`/gm)].map(([, name]) => name!)
  expect(placesIn(field)).toHaveLength(8)
  expect(field).toContain('**Eight files**')
  expect(placesIn(command)).toHaveLength(16)
  expect(command).toContain('**Sixteen files**')
  // What a row or a sentence names, beside what is new.
  const named = [field, command].flatMap((part) =>
    [...part.matchAll(/`([^`]+[.](?:tsx?|md|mjs))`/g)].map(([, name]) => name!),
  )
  const tree = [
    '.dependency-cruiser.mjs',
    ...globSync('{core,web,e2e,docs,scripts}/**/*.{ts,tsx,md}', { cwd: root }),
  ]
  const old = named.filter((name) => !name.includes('NEW'))
  expect(old.filter((name) => !tree.some((file) => file.endsWith(name)))).toEqual([])
})
