import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

/** A part that brings the complete styles along may show everything. */
const bringsStyles = "import '#web/styles/family.css'"

const sourceOf = (file: string) => readFileSync(join(web, file), 'utf8')

/** The files whose classes index.css leaves out. */
function leftOut(): Set<string> {
  const css = readFileSync(join(web, 'styles/index.css'), 'utf8')
  const patterns = [...css.matchAll(/@source not '([^']+)'/g)].map(([, pattern = '']) => pattern)
  const files = patterns
    .filter((pattern) => !pattern.includes('.test.'))
    .flatMap((pattern) => globSync(pattern, { cwd: join(web, 'styles') }))
    .flatMap((path) =>
      path.endsWith('.tsx') ? [path] : globSync(`${path}/**/*.tsx`, { cwd: join(web, 'styles') }),
    )
  return new Set(files.map((path) => relative(web, join(web, 'styles', path))))
}

/** Every file of web/ that a visitor's page can load, with the file that asks for it. */
function loadedByVisitors(): Map<string, string> {
  const found = new Map([['main.tsx', 'index.html']])
  for (const file of found.keys()) {
    const source = sourceOf(file)
    if (source.includes(bringsStyles)) continue
    const asked = source.matchAll(/(?:from|import\()\s*'(#web\/|\.{1,2}\/)([^']+\.tsx?)'/g)
    for (const [, kind, path = ''] of asked) {
      const target = kind === '#web/' ? path : relative(web, join(web, dirname(file), kind + path))
      if (!found.has(target)) found.set(target, file)
    }
  }
  return found
}

test('visitors see no part whose styles only families load', () => {
  const hidden = leftOut()
  expect(hidden.size).toBeGreaterThan(60)
  const loaded = [...loadedByVisitors()]
  expect(loaded.length).toBeGreaterThan(30)
  const unstyled = loaded.filter(
    ([file]) => hidden.has(file) && !sourceOf(file).includes(bringsStyles),
  )
  const remedy = `take it out of index.css’s “@source not”, or begin its part with: ${bringsStyles}`
  expect(unstyled.map(([file, from]) => `${file}, loaded by ${from}: ${remedy}`)).toEqual([])
})
