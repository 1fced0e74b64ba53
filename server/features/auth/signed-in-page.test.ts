import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { errors } from '#core/errors.ts'
import { useServer } from '#server/testing/test-server.ts'

const webFolder = join(import.meta.dirname, '../../../web/public')
const origin = 'https://family.example'

describe('the page on which a popup ends', () => {
  const server = useServer('sqlite', { webFolder })
  const page = async (query: string) =>
    (await server.client().get<string>(`/signed-in${query}`)).body

  /** Runs the script that the page names, as served, in a window of this kind. */
  const run = async (query: string, opener: 'open' | 'gone') => {
    const html = await page(query)
    const [, address = ''] = /<script src="([^"]+)" defer><\/script>/.exec(html) ?? []
    const script = await server.client().get<string>(address)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    const said: unknown[][] = []
    const left: string[] = []
    let closed = 0
    const [, failed = ''] = /data-failed="([^"]*)"/.exec(html) ?? []
    const [, href = ''] = /id="next" href="([^"]*)"/.exec(html) ?? []
    runInNewContext(script.body, {
      document: {
        documentElement: { dataset: { failed } },
        getElementById: (id: string) => (id === 'next' ? { href } : null),
      },
      window: {
        opener: opener === 'open' ? { postMessage: (...all: unknown[]) => said.push(all) } : null,
        location: { origin, replace: (to: string) => left.push(to) },
        close: () => (closed += 1),
      },
    })
    return { said: structuredClone(said), left, closed }
  }

  test('tells the window that opened it, at our exact origin, only that it worked [A30]', async () => {
    expect(await run('?to=/settings', 'open')).toEqual({
      said: [[{ type: 'elefam:signed-in', ok: true }, origin]],
      left: [],
      closed: 1,
    })
  })

  test('or which code of the catalogue ended it [A30]', async () => {
    expect(await run('?failed=provider-cancelled', 'open')).toEqual({
      said: [[{ type: 'elefam:signed-in', ok: false, code: 'provider-cancelled' }, origin]],
      left: [],
      closed: 1,
    })
  })

  test('goes on by itself where nobody opened it, or the tie was cut', async () => {
    const end = { said: [], closed: 0 }
    expect(await run('', 'gone')).toEqual({ ...end, left: ['/dashboard'] })
    expect(await run('?to=/accept-invite/abc', 'gone')).toEqual({
      ...end,
      left: ['/accept-invite/abc'],
    })
    expect(await run('?failed=provider-failed', 'gone')).toEqual({
      ...end,
      left: ['/?failed=provider-failed#start'],
    })
  })

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:,x', '"><script>'])(
    'goes nowhere else: %s becomes the dashboard [A47]',
    async (to) => {
      const query = `?to=${encodeURIComponent(to)}`
      expect((await run(query, 'gone')).left).toEqual(['/dashboard'])
      expect(await page(query)).not.toContain('evil')
    },
  )

  test('shows the sentence for a code, and no text of its address', async () => {
    expect(await page('?failed=provider-failed')).toContain(errors['provider-failed'].message)
    const strange = await page('?failed=%3Cb%3EHello%3C/b%3E&message=Hello')
    expect(strange).not.toContain('Hello')
    expect(strange).toContain('You are signed in')
  })

  test('holds no session token, not even when a session was just made [A30]', async () => {
    const maya = await server.signedUp()
    const token = maya.cookies.get('elefam.session_token')!
    const { body } = await maya.get<string>('/signed-in?to=/dashboard')
    expect(body).not.toContain(token)
    expect(body).not.toContain(decodeURIComponent(token).split('.')[0])
  })
})
