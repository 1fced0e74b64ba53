import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chosenName } from '#content/topic.ts'
import type { OnboardingStep } from '#core/family/onboarding.ts'
import { ownChoice } from './own-line.tsx'
import { PriorityPicker } from './priority-picker.tsx'
import { moveBy, ProgressSteps } from './step-frame.tsx'

const chosen = ['Parkour', { id: 'swimming' }]

test('an own choice is taken once, and is the library’s where it has it [S1.8] [C12]', () => {
  expect(ownChoice('  Bee\tkeeping ', chosen)).toBe('Bee keeping')
  expect(ownChoice('CHESS', chosen)).toEqual({ id: 'chess' })
  expect(ownChoice('parkour ', chosen)).toBeNull()
  expect(ownChoice('swimming', chosen)).toBeNull()
  expect(ownChoice(' \n ', chosen)).toBeNull()
})

test('what a family has chosen stands first, in its order [S1.8]', () => {
  const value = ['Parkour', { id: 'learning' }, { id: 'health' }, { id: 'reading' }, 'Bees']
  const markup = renderToStaticMarkup(<PriorityPicker value={value} onChange={() => undefined} />)
  const names = [...markup.matchAll(/-name"[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(names.slice(0, 6)).toEqual([...value.map(chosenName), 'Time together'])
})

test('an entry moves one place and stops at the ends [S1.8]', () => {
  expect(moveBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveBy(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], -1, 1)).toEqual(['a', 'b'])
})

test('of a step that was opened first none before it is said to be done [N37]', () => {
  const done = (unfinished: readonly OnboardingStep[]) =>
    renderToStaticMarkup(<ProgressSteps here="goal" unfinished={unfinished} />).match(/, done/g) ??
    []
  expect(done(['family', 'interests', 'goal'])).toHaveLength(0)
  expect(done(['interests', 'goal'])).toHaveLength(1)
  expect(done(['goal'])).toHaveLength(2)
})
