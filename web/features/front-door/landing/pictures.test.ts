import { expect, test } from 'vitest'
import { goalCovers } from '#content/goals/covers.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { stories } from '#content/stories.ts'
import { coverMarks } from './example-goals.tsx'
import { storyPictures } from './further-reading.tsx'

test('every story and every cover has its picture, and no picture is left over', () => {
  expect(Object.keys(storyPictures)).toEqual(stories.map(({ id }) => id))
  expect(Object.keys(coverMarks)).toEqual(goalCovers.map(({ id }) => id))
})

test('a cover says what the library says', () => {
  for (const cover of goalCovers) {
    expect(exampleGoals.find(({ id }) => id === cover.id)).toMatchObject(cover)
  }
})
