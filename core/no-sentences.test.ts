import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g
const texts = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g
/**
 * Tests, schemas, which say what is wrong to whoever writes a program, and what earlier versions said,
 * by which their documents are read.
 */
const apart = /[.]test[.]|^testing|examples[.]ts$|schema[.]ts$|former-words[.]ts$/
const threeWords = /\p{L}+,? \p{L}+,? \p{L}+/u

test('the rules hold no sentence that a family reads [C11]', () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname }).filter((file) => !apart.test(file))
  expect(files.length).toBeGreaterThan(50)
  const sentences = files.flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(comments, '')
    return [...code.matchAll(texts)].map(([text]) => text).filter((text) => threeWords.test(text))
  })
  expect(sentences).toEqual([])
})
