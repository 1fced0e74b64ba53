import type { CompiledQuery, KyselyPlugin, QueryId } from 'kysely'
import type { Store } from '#server/store/database.ts'
import { strayQuery } from './family-id-allowed.ts'
import { readsWholeTable } from './whole-table-watch.ts'

/**
 * Finds queries of the server that do not do once there are very many families. What a test asks by
 * itself, through the marked handle, does not count.
 */
export function watchQueries() {
  const ofTests = new WeakSet<QueryId>()
  const seen = new Map<string, CompiledQuery>()
  const mark: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      ofTests.add(queryId)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    mark,
    see: (query: CompiledQuery) => {
      const { sql, queryId } = query
      const isOurs =
        /^(select|insert|update|delete|with) /.test(sql) && !/sqlite_master|kysely_/.test(sql)
      if (isOurs && !ofTests.has(queryId)) seen.set(sql, query)
    },
    strayQueries: () => [...seen.keys()].flatMap(strayQuery),
    wholeTables: async ({ db, dialect }: Store) => {
      const found: string[] = []
      if (dialect === 'postgres') return found
      for (const [sql, query] of seen) {
        if (await readsWholeTable(db, query)) found.push(sql)
      }
      return found
    },
  }
}
