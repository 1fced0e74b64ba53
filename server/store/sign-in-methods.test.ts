import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import type { Store } from './database.ts'
import { opensNothing, signInMethods } from './sign-in-methods.ts'

describe.each(dialects)('what opens an account, on %s', (dialect) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(dialect)
  })
  afterAll(async () => store.close())

  test('is known of every table that belongs to a user [A61]', async () => {
    const tables = await store.db.introspection.getTables()
    const hasUser = ({ name }: { name: string }) => /user/i.test(name)
    const ofUsers = tables
      .filter((table) => hasUser(table) || table.columns.some(hasUser))
      .map(({ name }) => name)
    const known = new Set<string>([
      ...Object.values(signInMethods).map(({ table }) => table),
      ...opensNothing,
    ])
    expect(ofUsers.length).toBeGreaterThan(8)
    expect(ofUsers.filter((table) => !known.has(table))).toEqual([])
    // And the lists name nothing that is not there.
    const there = new Set(tables.map(({ name }) => name))
    expect([...known].filter((table) => !there.has(table))).toEqual([])
  })
})
