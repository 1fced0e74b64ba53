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

test('a picture that stands open says what it found once [N34]', async () => {
  const chart = { ...about('Plan and done'), gist: '7 of 9 done', more: 'Two are left.' }
  const alone = await draw(<ChartFigure {...chart} folded={false} />)
  expect(alone).toContain('7 of 9 done')
  expect(alone).toContain('Two are left.')
  expect(alone).not.toContain(chart.sentence)
})
