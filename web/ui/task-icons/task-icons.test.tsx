import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DrawnTaskIcon } from './drawn-task-icon.tsx'
import { taskIconNames, taskIcons } from './task-icons.ts'

const drawings = taskIconNames.map((name) => ({
  name,
  drawing: renderToStaticMarkup(<DrawnTaskIcon name={name} />),
}))

test('there are at least 40 pictures for tasks, each drawn differently and with words of its own [S1.5]', () => {
  expect(drawings.length).toBeGreaterThanOrEqual(40)
  const inner = drawings.map(({ drawing }) => drawing.slice(drawing.indexOf('>') + 1))
  expect(new Set(inner).size).toBe(drawings.length)
  const labels = Object.values(taskIcons).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

describe('a picture for a task', () => {
  test.each(drawings)(
    '$name is a drawing in lines that a black and white printer holds',
    ({ drawing }) => {
      expect(drawing).toContain('viewBox="0 0 24 24"')
      expect(drawing).toContain('stroke="currentColor"')
      expect(drawing).toContain('stroke-width="2"')
      const colours = drawing.match(/(?:fill|stroke)="(?!none|currentColor)[^"]*"/g)
      expect(colours).toBeNull()
      expect(drawing).not.toContain('opacity')
    },
  )
})
