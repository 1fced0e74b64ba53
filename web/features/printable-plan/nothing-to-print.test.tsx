import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { Sprint } from '#core/contract/sprint.ts'
import { aSprint } from '#core/testing/a-family.ts'
import { createStore } from '#web/data/store.ts'
import { StoreProvider } from '#web/data/use-family.tsx'
import { aSession } from '#web/testing/a-session.ts'
import { PrintablePlanScreen } from './printable-plan-screen.tsx'

/** The screen of a family with these sprints, without its markup. */
function wordsOn(sprints: Sprint[]): string {
  const session = { ...aSession(), sprints }
  const storage = { load: async () => [], save: async () => undefined } as never
  const store = {
    ...createStore({ storage, onSignedOut: () => undefined }),
    current: () => session,
  }
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={store.queryClient}>
      <StoreProvider store={store}>
        <Router ssrPath="/printable-plan">
          <PrintablePlanScreen />
        </Router>
      </StoreProvider>
    </QueryClientProvider>,
  )
  return markup.replaceAll(/<[^>]+>/g, '\n')
}

test('without a plan the printable plan says so, and leads to the plan meeting [C10]', () => {
  const words = wordsOn([])
  expect(words).toContain('There is no plan to print yet')
  expect(words).toContain('Start the plan meeting')
})

test('a plan without tasks is no sheet to print, and leads to where tasks are added [C10]', () => {
  const words = wordsOn([aSprint({ name: 'Week 3', tasks: [] })])
  expect(words).toContain('Week 3 has no tasks yet')
  expect(words).toContain('Add tasks')
})
