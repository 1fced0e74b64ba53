// The watcher of all journeys notices what it is there for.
import { expect, test } from './support/test.ts'
import { watch } from './support/watch.ts'

test(
  'what nobody catches in a page fails its journey, also where it says nothing [P17]',
  { tag: '@desktop' },
  async ({ browser, server }) => {
    const context = await browser.newContext()
    const found = await watch(context, [server.url])
    const page = await context.newPage()
    await page.goto(server.url)
    await page.evaluate(() => {
      void Promise.reject(new Error())
      setTimeout(() => {
        throw new Error('thrown in a page')
      })
    })
    await expect.poll(() => found.length).toBe(2)
    expect(found.join('\n')).toContain('thrown in a page')
    await context.close()
  },
)
