import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('the icons are drawn as their library has them, and no part of the web needs it [H10]', async () => {
  const script = pathToFileURL(join(root, 'scripts/make-icons.mjs')).href
  const { iconsFile } = (await import(script)) as { iconsFile: () => Promise<string> }
  expect(readFileSync(join(root, 'web/ui/icons.ts'), 'utf8')).toBe(await iconsFile())
})
