import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

test('lists without marks stay lists to VoiceOver, which takes `none` for no list [W5]', () => {
  const base = read('styles/base.css')
  expect(base).toMatch(/ol,\s+ul,\s+menu \{\s+list-style-type: '';/)
  const css = globSync('{styles,features,ui}/**/*.css', { cwd: web })
  expect(css.length).toBeGreaterThan(8)
  expect(css.filter((file) => /list-style(-type)?: none/.test(read(file)))).toEqual([])
  const lists = globSync('{app,features,shared,ui}/**/*.tsx', { cwd: web })
  expect(lists.filter((file) => /<(ul|ol)[^>]*list-none/.test(read(file)))).toEqual([])
})
