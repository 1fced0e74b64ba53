import { expect, test } from 'vitest'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toast-queue.ts'

const drawn = (toast: Partial<Toast>) =>
  draw(
    <ToastCard
      toast={{ id: 1, text: 'Task removed', tone: 'plain', ...toast }}
      waiting={false}
      onGone={() => undefined}
      onFocusLost={() => undefined}
    />,
  )

test('every message can be dismissed [C10]', async () => {
  expect(await drawn({})).toContain('aria-label="Dismiss"')
})

test('a message offers what can be done about it, and nothing without it [C10]', async () => {
  expect(wordsOf(await drawn({}))).toEqual(['Task removed'])
  const action = { label: 'Undo', onAct: () => undefined }
  expect(wordsOf(await drawn({ action }))).toEqual(['Task removed', 'Undo'])
})

test('a message has a sign of its own where it is good or bad news [C10]', async () => {
  const signs = async (tone: Toast['tone']) => (await drawn({ tone })).split('<svg').length - 2
  expect([await signs('plain'), await signs('good'), await signs('care')]).toEqual([0, 1, 1])
})
