import { expect, test } from 'vitest'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { addToast, removeToast, ToastCard, toastTime, type Toast } from './toast-region.tsx'

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

const plain = (id: number, text: string): Toast => ({ id, text, tone: 'plain' })
const undo = (id: number, text: string): Toast => ({
  ...plain(id, text),
  action: { label: 'Undo', onAct: () => {} },
})

test('messages stand in their order, the newest two of them [S1.5]', () => {
  const all = ['a', 'b', 'c', 'd'].reduce<Toast[]>(
    (present, text, id) => addToast(present, plain(id, text)),
    [],
  )
  expect(all.map(({ text }) => text)).toEqual(['c', 'd'])
})

test('the same words again do not pile up [S1.5]', () => {
  const twice = addToast(addToast([], plain(1, 'Saved')), plain(2, 'Saved'))
  expect(twice.map(({ id }) => id)).toEqual([2])
})

test('two offers to undo stay two, for they undo different things [S1.5]', () => {
  const twice = addToast(addToast([], undo(1, 'Task removed')), undo(2, 'Task removed'))
  expect(twice.map(({ id }) => id)).toEqual([1, 2])
})

test('a message that is gone leaves the others [S1.5]', () => {
  expect(removeToast([plain(1, 'a'), plain(2, 'b')], 1).map(({ id }) => id)).toEqual([2])
})

test('there is time to read and more time to decide [S1.5]', () => {
  expect(toastTime(plain(1, 'Saved'))).toBe(5000)
  expect(toastTime(undo(1, 'Task removed'))).toBe(10_000)
  expect(toastTime(plain(1, 'x'.repeat(100)))).toBe(8000)
  expect(toastTime(plain(1, 'x'.repeat(1000)))).toBe(15_000)
})
