import { describe, expect, test } from 'vitest'
import { apiPaths, metricsPath } from '#core/paths.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { baseUrl, useServer } from '#server/testing/test-server.ts'
import { openTestStore } from '#server/testing/test-store.ts'

const token = 'a-token-for-prometheus'

describe('the figures for Prometheus', () => {
  const metrics = createMetrics()
  metrics.level('elefam_answers', 'The answer', async () => 42)
  const server = useServer('sqlite', {
    metrics: { metrics, token },
    openStore: () => openTestStore('sqlite', { onQuery: metrics.queried }),
  })
  const look = (authorization?: string) =>
    server.app.request(baseUrl + metricsPath, {
      headers: { ...(authorization && { authorization }) },
    })

  test('are there for whoever has the token; for everybody else there is nothing', async () => {
    const page = await look(`Bearer ${token}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toContain('text/plain')
    expect(page.headers.get('cache-control')).toBe('no-store')
    for (const wrong of [undefined, 'Bearer ', `Bearer ${token}x`, token, 'Basic YTpi']) {
      expect((await look(wrong)).status, wrong).toBe(404)
    }
  })

  test('count requests by their route, and name neither a family nor a person', async () => {
    const parent = await server.signedUp({ email: 'canary@example.org', name: 'Canary' })
    await parent.bootstrap()
    await parent.get(apiPaths.family(parent.familyId))
    await parent.get(apiPaths.family('family_other'))
    await parent.get('/api/nothing-of-ours')
    const text = await (await look(`Bearer ${token}`)).text()
    const route = 'route="/api/families/:familyId"'
    expect(text).toContain(`elefam_requests_total{method="GET",${route},status="200"} 1`)
    expect(text).toContain(`elefam_requests_total{method="GET",${route},status="404"} 1`)
    expect(text).toContain(`elefam_request_seconds_count{method="GET",${route}} 2`)
    expect(text).toMatch(/elefam_database_seconds_count [1-9]\d+/)
    expect(text).toContain('elefam_answers 42')
    expect(text).toContain('elefam_process_resident_memory_bytes')
    for (const secret of ['canary', 'Canary', parent.familyId, parent.userId, 'nothing-of-ours']) {
      expect(text).not.toContain(secret)
    }
  })
})

describe('the figures while what some are counted in is away', () => {
  let away = false
  const metrics = createMetrics({ timeout: 50 })
  metrics.level('elefam_answers', 'The answer', async () => 42)
  metrics.level('elefam_silent', 'Nobody answers', () => new Promise(() => undefined))
  metrics.level('elefam_refused', 'Somebody refuses', async () => {
    if (away) throw new Error('the database is away')
    return 1
  })
  const server = useServer('sqlite', { metrics: { metrics, token } })

  test('are told, without those that cannot be counted', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const before = await server.app.request(baseUrl + metricsPath, { headers })
    expect(await before.text()).toMatch(/^elefam_refused 1$/m)
    away = true
    const page = await server.app.request(baseUrl + metricsPath, { headers })
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toMatch(/^elefam_answers 42$/m)
    expect(text).not.toMatch(/^elefam_(silent|refused) /m)
    expect(text).toContain('elefam_requests_total')
  })
})

describe('without a token of the host', () => {
  const server = useServer('sqlite')

  test('there are no figures', async () => {
    expect((await server.app.request(baseUrl + metricsPath)).status).toBe(503) // not a page of a web that was built
  })
})
