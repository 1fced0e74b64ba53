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

test.each(pages)('the links of %s lead somewhere', (file) => {
  const links = [...read(file).matchAll(/(?:\]\(|src=")(?!https?:|#)([^)"#]+)/g)]
  const dead = links
    .map(([, link]) => link!)
    .filter((link) => {
      return !existsSync(join(root, dirname(file), link))
    })
  expect(dead).toEqual([])
})

test('the example in CONTRIBUTING names at most ten files, and all of them are there', () => {
  const rows = read('CONTRIBUTING.md').matchAll(/^\| `([^`]+)`/gm)
  const names = [...rows].map(([, name]) => name!)
  const tree = globSync('{core,web,e2e}/**/*.ts{,x}', { cwd: root })
  expect(names.length).toBeLessThanOrEqual(10)
  expect(names.filter((name) => !tree.some((file) => file.endsWith(name)))).toEqual([])
})
