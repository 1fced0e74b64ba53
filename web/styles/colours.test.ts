import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'
type Colors = Map<string, Record<Theme, string>>

const colors = readColors(css.slice(0, css.indexOf('@theme inline')), '--color-')
/** What holds for all of them, unless they say otherwise. */
const usual = readColors(/\[data-member-color\] \{([^}]+)\}/.exec(css)?.[1] ?? '', '--')
const members = [...css.matchAll(/\[data-member-color='(\w+)'\] \{([^}]+)\}/g)].map(
  ([, name = '', block = '']) => ({
    name,
    colors: new Map([...usual, ...readColors(block, '--')]),
  }),
)

const textPairs = [
  ...[
    'ink',
    'quiet',
    'elephant',
    'leaf',
    'coral-ink',
    'elephant-ink',
    'marigold-ink',
    'leaf-ink',
  ].flatMap((text) => ['paper', 'surface'].map((ground) => [text, ground] as const)),
  ...['sunken', 'elephant-soft', 'marigold-soft', 'leaf-soft', 'coral-soft'].flatMap((ground) =>
    ['ink', 'quiet'].map((text) => [text, ground] as const),
  ),
  ...['elephant', 'marigold', 'leaf', 'coral'].flatMap((accent) => [
    [`on-${accent}`, accent] as const,
    [`${accent}-ink`, `${accent}-soft`] as const,
  ]),
  ['ink', 'raised'] as const,
  ['on-elephant', 'elephant-strong'] as const,
  ['on-coral', 'coral-strong'] as const,
  ['paper', 'ink'] as const,
]

const shapePairs = [
  ...['edge', 'focus', 'elephant', 'leaf', 'coral'].flatMap((shape) =>
    ['paper', 'surface'].map((ground) => [shape, ground] as const),
  ),
  ['edge', 'sunken'] as const,
  ['focus', 'elephant-soft'] as const,
  ['elephant-ink', 'here'] as const,
  ['eye', 'skin-big'] as const,
  ['eye', 'skin-middle'] as const,
  ['eye', 'skin-small'] as const,
  ['eye', 'skin-tiny'] as const,
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('text in %s can be read on %s [S1.5]', (text, ground) => {
    expect(contrast(pick(colors, text, theme), pick(colors, ground, theme))).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  test.each(shapePairs)('a shape in %s can be seen on %s [S1.5]', (shape, ground) => {
    expect(
      contrast(pick(colors, shape, theme), pick(colors, ground, theme)),
    ).toBeGreaterThanOrEqual(3)
  })

  test.each(members)('the member colour $name carries text [S1.5]', (member) => {
    const of = (name: string) => pick(member.colors, name, theme)
    expect(contrast(of('on-member'), of('member'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('member-ink'), of('member-soft'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('member-ink'), pick(colors, 'surface', theme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(pick(colors, 'ink', theme), of('member-soft'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(pick(colors, 'quiet', theme), of('member-soft'))).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(members)('an empty circle in $name can be seen [K5]', (member) => {
    expect(css).toContain('--member-edge: var(--member);')
    const edge = member.colors.has('member-edge') ? 'member-edge' : 'member'
    for (const ground of ['surface', 'paper']) {
      const line = pick(member.colors, edge, theme)
      expect(contrast(line, pick(colors, ground, theme))).toBeGreaterThanOrEqual(3)
    }
  })
})

test.each(members)(
  'a muzzle in $name is light in the dark, and its nose dark on it [N20]',
  (member) => {
    // --cheek is the soft colour by day and ivory by night; --on-cheek the ink and the eye's own.
    expect(css).toContain('--cheek: light-dark(var(--member-soft), var(--color-ivory))')
    expect(css).toContain('--on-cheek: light-dark(var(--member-ink), var(--color-eye))')
    const [cheek, nose] = [pick(colors, 'ivory', 'dark'), pick(colors, 'eye', 'dark')]
    expect(contrast(nose, cheek)).toBeGreaterThanOrEqual(4.5)
    expect(luminance(cheek)).toBeGreaterThan(luminance(pick(member.colors, 'member', 'dark')))
  },
)

test('there are eight member colours, each different in both themes [S3.2]', () => {
  expect(members.map(({ name }) => name)).toHaveLength(8)
  for (const theme of ['light', 'dark'] as const) {
    expect(new Set(members.map((member) => pick(member.colors, 'member', theme))).size).toBe(8)
  }
})

test('the two latin font files stay below 60 kB together [S1.5]', () => {
  const sizes = ['bricolage-latin', 'figtree-latin'].map(
    (name) => readFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).length,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})

function readColors(text: string, prefix: string): Colors {
  const pattern = new RegExp(`${prefix}([\\w-]+): light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g')
  return new Map(
    [...text.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  )
}

function pick(from: Colors, name: string, theme: Theme): string {
  const color = from.get(name)
  if (!color) throw new Error(`No colour ${name} in colours.css`)
  return color[theme]
}

/** The contrast of WCAG 2.2 between two colours written as #rrggbb: 1 to 21. */
function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(color: string): number {
  const part = (start: number, weight: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  }
  return part(1, 0.2126) + part(3, 0.7152) + part(5, 0.0722)
}
