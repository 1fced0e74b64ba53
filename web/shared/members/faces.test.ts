import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { animals } from '#core/words.ts'

const pictures = readFileSync(new URL('../../ui/avatar/faces.svg', import.meta.url), 'utf8')

test('every animal has its face, in colours that its member gives', () => {
  // Two hyphens would end a comment of XML, and with it the whole file.
  expect(pictures.match(/<!--(.*?)-->/s)?.[1]).not.toContain('--')
  const drawn = [...pictures.matchAll(/<g id="([a-z]+)">/g)].map(([, id]) => id)
  expect(drawn.toSorted()).toEqual(animals.toSorted())
  const colours = [...pictures.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)
  expect(colours.filter((colour) => !/^(?:none|var\(--[a-z-]+\))$/.test(colour ?? ''))).toEqual([])
})
