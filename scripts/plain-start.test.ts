import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test('npm start is one plain line [C1, H12]', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } }
  expect(scripts.start).toBe('node scripts/start.mjs')
})

test('no way to start the server sets flags of V8 or variables of malloc [C1]', () => {
  const starts = globSync(['package.json', 'Dockerfile', 'compose*.yaml', 'scripts/*.mjs'], {
    cwd: root,
  })
  expect(starts).toContain('Dockerfile')
  const tuned = starts.filter((file) =>
    /MALLOC_|--max-semi-space|--max-old-space|--heap-growing|v8[.]setFlags/.test(textOf(file)),
  )
  expect(tuned).toEqual([])
})
