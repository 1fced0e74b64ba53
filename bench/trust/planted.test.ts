import { expect, test } from 'vitest'
import { deviceFaults } from './devices.ts'
import { allGuards } from './guard-list.ts'
import { planted } from './mutated-files.ts'
import { mistakes, smallMistakes } from './mutations.ts'

/** Planting reads each file, and throws where the words to be replaced do not stand in it once. */
test.each([
  ['guard', () => allGuards()],
  ['mistake in the rules', () => planted(mistakes, [])],
  ['other mistake', () => planted(smallMistakes, [])],
  ['fault of a device', () => planted(deviceFaults, [])],
])('every %s that `npm run trust` plants still finds its place in the code', (_, plant) => {
  expect(plant().length).toBeGreaterThan(0)
})
