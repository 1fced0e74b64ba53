import { expect, test } from 'vitest'
import { aSession } from '#web/testing/a-session.ts'
import { createListeners } from '../lib/listeners.ts'
import { queryClientOf } from './asking.tsx'
import type { Store } from './store.ts'

test('what was asked for one user is forgotten when another is here, or nobody [S4.8]', () => {
  const { subscribe, announce } = createListeners()
  const session = aSession()
  let current: ReturnType<Store['current']> = session
  const store = { queryDefaults: {}, current: () => current, subscribe }
  const client = queryClientOf(store)
  expect(queryClientOf(store)).toBe(client)
  const answer = () => client.getQueryData(['letters'])

  client.setQueryData(['letters'], ['from Mia'])
  announce()
  expect(answer()).toEqual(['from Mia'])
  current = { ...session, user: { ...session.user, id: 'omar' } }
  announce()
  expect(answer()).toBeUndefined()

  client.setQueryData(['letters'], ['from Omar'])
  current = null
  announce()
  expect(answer()).toBeUndefined()
})
