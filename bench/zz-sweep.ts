import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openStore } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { deleteExpired } from '#server/store/expired.ts'
import { findForsaken, findSilent } from '#server/store/idle.ts'
import { removeIdleAccounts } from '#server/features/departure/idle-accounts.ts'
import { isReady } from '#server/store/database.ts'
import { countWaiting, takeDue } from '#server/store/outbox.ts'
import { takeJob } from '#server/store/jobs.ts'
import { readLinkedEmail } from '#server/store/accounts.ts'
import { sql } from 'kysely'
const slow: [number, string][] = []
const databaseUrl = process.argv[3]
const store = await openStore({ dataDir: process.argv[2]!, databaseUrl, onQuery: (s, q) => void slow.push([s * 1000, q.sql.slice(0, 110)]) })
const { db } = store
const top = (n = 3) => { const t = slow.sort((a, b) => b[0] - a[0]).slice(0, n).map(([ms, q]) => `   ${ms.toFixed(1)} ms ${q}`); const c = slow.length; slow.length = 0; return `${c} queries\n${t.join('\n')}` }
async function timed(name: string, work: () => Promise<unknown>) {
  slow.length = 0
  const h = monitorEventLoopDelay({ resolution: 1 }); h.enable()
  const t = performance.now()
  const r = await work()
  h.disable()
  console.log(name, (performance.now() - t).toFixed(0), 'ms; longest the loop stood', (h.max / 1e6).toFixed(1), 'ms p99', (h.percentile(99)/1e6).toFixed(1), r ?? '', top())
}
const big = async (text: string) => { if (databaseUrl) await db.connection().execute(async (c) => { await sql`set statement_timeout = 0`.execute(c); await sql.raw(text).execute(c) }); else await sql.raw(text).execute(db) }
if (process.argv[4] === 'again') { await sql`drop index "usersBySeen"`.execute(db); await sql`delete from kysely_migration where name like '040%'`.execute(db); Object.assign(store, { file: null }) }
if (!databaseUrl) await big('pragma cache_size=-1000000')
await timed('migrate', () => migrate(store, new Date().toISOString()))
if (process.argv[4] === 'spoil') {
  const t = performance.now()
  await big(`update users set "seenAt" = '2024-0' || (1 + length(id) % 5) || '-' || substr(id, 1, 2) || 'T' || substr(id, 1, 8) where cast(substr(id, 1, 1) as integer) in (1,2,3)`.replace('cast(substr(id, 1, 1) as integer) in (1,2,3)', `substr(id, 1, 1) in ('1','2','3')`))
  await big(`update users set "idleWarnedAt" = '2026-11-01' where substr(id, 1, 1) in ('1','2')`)
  await big(`update sessions set "expiresAt" = '2026-01-01' where substr(id, 4, 1) in ('1','2')`)
  await big(`insert into invites (id, "familyId", "fromUserId", "toEmail", name, status, type, "createdAt", "expiresAt", "confirmedAt", "resendFrom") select 'inv' || id, "familyId", id, case when substr(id,2,1)='1' then 'x@y.z' else '' end, '', 'pending', 'coParent', '2025', '2025-06', null, null from users where substr(id, 1, 1) in ('1','2','3')`)
  await big(`insert into attempts (key, count, "endsAt") select id, 1, '2026-01' from users where substr(id, 1, 1) = '1'`)
  if (databaseUrl) await big('vacuum analyze')
  console.log('spoiled', performance.now() - t)
}
const now = new Date().toISOString()
await timed('ready', () => isReady(db))
await timed('countWaiting', () => countWaiting(db))
await timed('takeDue', () => takeDue(db, { now, leaseUntil: now }))
await timed('takeJob', () => takeJob(db, { name: 'x', now, leaseUntil: now }))
await timed('linked', () => readLinkedEmail(db, { providerId: 'google', accountId: 'none' }))
await timed('findForsaken none', () => findForsaken(db, { seenBefore: '2025-11', warnedBefore: '2026-10' }).then((r) => r.length))
await timed('findForsaken', () => findForsaken(db, { seenBefore: '2025-11', warnedBefore: '2026-11-02' }).then((r) => r.length))
await timed('findSilent', () => findSilent(db, '2025-12').then((r) => r.length))
const log = { info: () => undefined, error: () => undefined }
await timed('removeIdleAccounts', () => removeIdleAccounts({ db, clock: () => now, log, baseUrl: 'http://x', months: 12 }))
await timed('deleteExpired', () => deleteExpired(db, now))
await timed('deleteExpired again', () => deleteExpired(db, now))
await store.close()
