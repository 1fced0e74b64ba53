import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Pending } from '#web/data/pending.ts'

const waiting = { command: { id: 'c1', type: 'tick' }, sequence: 1 } as unknown as Pending
const refused = { ...waiting, refused: { code: 'task-missing', message: 'It is gone.' } } as Pending

/** What the sign says of these commands of the device. */
async function sign(entries: Pending[], { failing = false } = {}): Promise<string[]> {
  const { SavingSign } = await import('./app-layout.tsx')
  const { ToastProvider } = await import('#web/ui/toast.tsx')
  const { draw, wordsOf } = await import('#web/testing/draw.tsx')
  const screen = (
    <ToastProvider>
      <SavingSign />
    </ToastProvider>
  )
  return wordsOf(await draw(screen, { outbox: { entries, failing } }))
}

beforeEach(() => {
  vi.resetModules() // a browser of its own each time, for what is noted stays
})

test('the sign says nothing while everything is on the server [C10]', async () => {
  expect(await sign([])).toEqual([])
})

test('the sign says that a change is on its way [C10]', async () => {
  expect(await sign([waiting])).toEqual(['Saving…'])
})

test('the sign says that a change waits for a connection [C10]', async () => {
  expect(await sign([waiting], { failing: true })).toEqual(['Offline, will send', 'Try now'])
})

test('the sign offers what to do about a change that was refused, and calls nothing saved [C10]', async () => {
  expect(await sign([refused])).toEqual(['It is gone.', 'Try again', 'Discard'])
  expect(await sign([refused, waiting])).toContain('Saving…')
})

test('the sign says to stay on the page where the browser stores nothing [C10]', async () => {
  const { noteStorageRefused } = await import('#web/lib/safe-storage.ts')
  noteStorageRefused()
  const said = await sign([waiting], { failing: true })
  expect(said).toEqual(['Not sent yet: stay on this page', 'Try now'])
})

afterAll(() => void vi.resetModules())
