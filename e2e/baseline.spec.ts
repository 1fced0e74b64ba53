// What was built, held against the oldest browsers that it is made for (scripts/baseline.ts): what is
// written in a newer way would stop a page there, and no browser of ours would say so.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseAst } from 'vite'
import { baseline, functions, isTooNew, methods, ofIterators, styles } from '../scripts/baseline.ts'

const root = join(import.meta.dirname, '..')
const built = (pattern: string) =>
  globSync(pattern, { cwd: join(root, 'web/dist') }).map((file) => ({
    file,
    text: readFileSync(join(root, 'web/dist', file), 'utf8'),
  }))

type Node = { type: string } & Record<string, unknown>

const isNode = (thing: unknown): thing is Node =>
  typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string'

/** Every node below, the outer ones first. */
function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? part : [part]) if (isNode(one)) yield* nodesOf(one)
  }
}

/** The name that a part of an expression has: `Map` of an identifier, `values` of `rows.values`. */
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

const makesIterator = new Set(['values', 'keys', 'entries', 'matchAll'])

/** Whether this is `rows.values()`, and not `Object.values(rows)`. */
function isIterator(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression') return false
  const callee = node['callee']
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  return (
    makesIterator.has(nameOf(callee['property']) ?? '') && nameOf(callee['object']) !== 'Object'
  )
}

/** What a script uses that came too late; what is asked for before it is used is left out. */
export function tooNewIn(code: string): string[] {
  const found = new Set<string>()
  for (const node of nodesOf(parseAst(code) as unknown as Node)) {
    if (node.type !== 'MemberExpression' || node['computed']) continue
    const [owner, name] = [nameOf(node['object']), nameOf(node['property']) ?? '']
    const whole = `${owner}.${name}`
    const ofOwner = Object.hasOwn(functions, whole) ? functions[whole] : undefined
    const came = ofOwner ?? (Object.hasOwn(methods, name) ? methods[name] : undefined)
    if (came && isTooNew(came) && !isAskedFor(code, name)) found.add(ofOwner ? whole : name)
    if (ofIterators.names.has(name) && isIterator(node['object']) && isTooNew(ofIterators.came))
      found.add(`.${name}() of an iterator`)
  }
  return [...found]
}

const isAskedFor = (code: string, name: string) =>
  new RegExp(
    `[\`'"]${name}[\`'"] ?in |typeof [\\w.]*${name}\\b|${name}\\?\\.\\(|\\.${name}\\s*\\?\\?|${name}\\?`,
  ).test(code)

test.describe('the oldest browsers', { tag: '@desktop' }, () => {
  test('no style that was built needs a newer browser than the baseline [W7]', () => {
    const sheets = built('**/*.css')
    expect(sheets.length).toBeGreaterThan(3)
    const found = sheets.flatMap(({ file, text }) =>
      styles
        .filter(({ what, came, nicer }) => !nicer && isTooNew(came) && what.test(text))
        .map(({ what }) => `${file}: ${what.source}`),
    )
    expect(found).toEqual([])
  })

  test('no script that was built needs a newer browser than the baseline [W7]', () => {
    // React names a view transition for those who ask it for one.
    const scripts = built('**/*.js').filter(({ file }) => !file.includes('assets/react-'))
    expect(scripts.length).toBeGreaterThan(100)
    expect(
      scripts.flatMap(({ file, text }) => tooNewIn(text).map((what) => `${file}: ${what}`)),
    ).toEqual([])
  })

  test('the check sees what came too late, and what is asked for first [W7]', () => {
    expect(tooNewIn('Map.groupBy(a, b)')).toEqual(['Map.groupBy'])
    expect(tooNewIn('new Map().values().map(b)')).toEqual(['.map() of an iterator'])
    expect(tooNewIn('Object.values(a).map(b); [...a.values()].map(b)')).toEqual([])
    expect(tooNewIn('document.startViewTransition(a)')).toEqual(['startViewTransition'])
    expect(tooNewIn('"requestIdleCallback" in window && window.requestIdleCallback(a)')).toEqual([])
  })

  test('screens change without a view transition, which some WebKits never finish [W3]', () => {
    for (const { file, text } of [...built('**/*.js'), ...built('**/*.css')]) {
      // React knows of them, and begins none unless it is asked for one.
      const ours = file.includes('/react') ? '' : text
      expect(ours, file).not.toMatch(/startViewTransition|::view-transition|view-transition-name/)
    }
  })

  test('colours are there without light-dark(), which Safari has since 17.5 [W1]', () => {
    for (const { file, text } of built('**/*.css')) expect(text, file).not.toContain('light-dark(')
    const paper = built('assets/index-*.css').map(
      ({ text }) => /--color-paper:[^;]*/.exec(text)?.[0],
    )
    // Of the family's program and of devices without an account, in each direction of writing.
    expect(paper).toHaveLength(4)
    for (const colour of paper) expect(colour).toContain('#fbf7f0')
  })

  test('the browsers are named where a host reads of them [W1]', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const { safari, firefox, chromium } = baseline
    expect(readme).toContain(`Safari ${safari}, Firefox ${firefox} or Chrome ${chromium}`)
  })
})
