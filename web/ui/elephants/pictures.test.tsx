import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanningElephants } from './planning.tsx'
import { SittingElephant, Elephant } from './elephant.tsx'
import { WaitingElephant } from './waiting.tsx'

const count = (markup: string, part: RegExp) => [...markup.matchAll(part)].length

test('who sits is an elephant: a trunk in front of the body, toes on the ground [N20]', () => {
  const standing = renderToStaticMarkup(<Elephant kin="big" x={0} y={0} />)
  const sitting = renderToStaticMarkup(<SittingElephant kin="big" x={0} y={0} />)
  for (const part of ['elephant-trunk', 'elephant-ear', 'elephant-tail', 'fill-ivory']) {
    expect(standing, part).toContain(part)
    expect(sitting, part).toContain(part)
  }
  // As many toes as on its feet, and nothing is drawn over the trunk but its own face.
  const toes = /<path d="M[\d.]+ 0A/g
  expect(count(sitting, toes)).toBe(count(standing, toes))
  expect(sitting.slice(sitting.indexOf('elephant-trunk'))).not.toContain('stroke-linejoin')
})

test('no trunk lies behind somebody’s paper: each seated one shows its own [N20]', () => {
  for (const picture of [<PlanningElephants key="plan" />, <WaitingElephant key="wait" />]) {
    const markup = renderToStaticMarkup(picture)
    expect(count(markup, /elephant-trunk/g)).toBe(count(markup, /data-elephant=/g))
    expect(markup).not.toContain('tucked')
  }
})
