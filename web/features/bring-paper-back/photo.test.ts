import { expect, test } from 'vitest'
import { readPhoto, type Photo } from './photo.ts'

test('of the same sheet twice in one photo nothing is read, and it is said [R9]', async () => {
  const found = { code: '0123456789', tags: 0, seen: [] }
  const photo = { found: [found, { ...found }] } as unknown as Photo
  expect(await readPhoto(photo, 'family')).toEqual({
    sheets: [],
    refusals: [{ why: 'two-copies', where: [] }],
  })
})
