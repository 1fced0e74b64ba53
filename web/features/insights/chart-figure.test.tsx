import { expect, test } from 'vitest'
import { draw } from '#web/testing/draw.tsx'
import { ChartFigure, type Chart } from './chart-figure.tsx'

const about = (title: string): Chart => ({
  kind: 'plan',
  gist: null,
  title,
  sentence: 'Seven of nine things got done.',
  sketch: null,
  table: { columns: ['Week', 'Done'], rows: [['1', 7]] },
  picture: null,
})

test('numbers and files are told apart by what they are of [K19]', async () => {
  for (const title of ['Plan and done', 'How it felt']) {
    const heard = (await draw(<ChartFigure {...about(title)} folded={false} />)).replaceAll(
      /<[^>]+>/g,
      '',
    )
    expect(heard).toContain(`The numbers of “${title}”`)
    expect(heard).toContain(`Save as CSV of “${title}”`)
  }
})
