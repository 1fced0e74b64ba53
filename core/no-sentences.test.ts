import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g
const texts = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g
const threeWords = /\p{L}+,? \p{L}+,? \p{L}+/u

test('the rules hold no sentence that a family reads [C11]', () => {
  const domain = join(import.meta.dirname, 'domain')
  const files = globSync('**/*.ts', { cwd: domain }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(50)
  const sentences = files.flatMap((file) => {
    const code = readFileSync(join(domain, file), 'utf8').replaceAll(comments, '')
    return [...code.matchAll(texts)].map(([text]) => text).filter((text) => threeWords.test(text))
  })
  expect(sentences).toEqual([])
})
