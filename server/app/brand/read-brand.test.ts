import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { aMark, aPng, layBrand } from '#server/testing/a-brand.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { contrast, grounds, readable, tokensOf } from '#server/platform/brand/brand-colours.ts'
import { brandOf, type HostWords } from '#content/brand.ts'
import { contentIn } from '#server/content.ts'
import { readBrand } from './read-brand.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove()
})

function folderWith(files?: Record<string, string | Buffer>): string {
  const folder = temporaryFolder()
  folders.push(folder)
  if (files) layBrand(folder.path, files)
  return folder.path
}
const refusal = (files: Record<string, string | Buffer>) => {
  try {
    readBrand(folderWith(files))
    return 'taken'
  } catch (error) {
    return String(error)
  }
}
const titleIn = (language: string, shown: HostWords) =>
  brandOf(shown, contentIn(language).brandWords).title
const said = (fields: object) => ({ 'brand.json': JSON.stringify(fields) })

describe('a host’s brand', () => {
  test('is none without its folder, and the product stays as it comes [H16]', () => {
    expect(readBrand(folderWith())).toBeNull()
  })

  test('claims nothing that the host does not say: no rating, no links [H16, S1.2, S2.13]', () => {
    const { shown } = readBrand(folderWith(said({ name: 'Sonnenhof & Co.' })))!
    expect(shown).toMatchObject({ name: 'Sonnenhof & Co.', rating: null, social: [], imprint: '' })
    expect(titleIn('en', shown)).toBe('Sonnenhof & Co.: big family goals, one bite at a time')
    expect(titleIn('de', shown)).toBe('Sonnenhof & Co.: große Familienziele, Stück für Stück')
  })

  test('shows the rating and the links that the host gives [H16, S1.2, S2.13]', () => {
    const social = [{ name: 'Mastodon', url: 'https://social.example/@us' }]
    const rating = { value: 4.5, whose: 'from 12 families' }
    const { shown } = readBrand(folderWith(said({ rating, social, claim: 'Wir schaffen’s' })))!
    expect(shown).toMatchObject({ social, rating: { ...rating, of: 5 } })
    expect(titleIn('en', shown)).toBe('Elefam: Wir schaffen’s')
  })

  test('writes texts as HTML in which nothing but text is the host’s [H16]', () => {
    const text =
      '## Who\n\nMain street 1\n12345 **Town** <script>x</script>\n\n- [us](/contact)\n- b'
    const { shown } = readBrand(
      folderWith({
        'imprint.md': text,
        'privacy.md': 'We add.',
        ...said({ privacyContact: 'privacy@house.example' }),
      }),
    )!
    expect(shown.imprint).toMatch(/<h2 [^>]*>Who<\/h2><p>Main street 1<br>12345 <strong>Town/)
    expect(shown.imprint).toContain('&lt;script&gt;')
    expect(shown.imprint).toMatch(/<li><a href="\/contact"/)
    expect(shown.additions?.privacy).toMatch(/mailto:privacy@house\.example.*<p>We add\.<\/p>/)
    expect(refusal({ 'terms.md': '[x](javascript:alert(1))' })).toMatch(/terms\.md: the link to/)
  })

  test.each([
    [said({ nme: 'x' }), /brand\.json: there is no field nme; there are name, claim/],
    [said({ name: 'a'.repeat(31) }), /brand\.json: name must have at most 30 characters/],
    [said({ name: '<b>' }), /brand\.json: name must be letters and digits/],
    [said({ name: 'Mum`s ${x}' }), /name must be letters/],
    [said({ rating: { value: 6, whose: 'x' } }), /rating\.value must be 0 to 5/],
    [said({ social: [{ name: 'x', url: 'javascript:alert(1)' }] }), /social\.0\.url must be/],
    [said({ colours: { light: 'red', dark: '#ffffff' } }), /colours\.light must be a colour like/],
    [{ 'brand.json': '{' }, /brand\.json is no JSON/],
    [{ 'logo.svg': aMark }, /logo\.svg is not one of the files that a brand has/],
    [{ 'imprint.md': 'a'.repeat(8_001) }, /imprint\.md has 8001 characters, and may have 8000/],
  ])('is refused with a sentence that names file and field: %o [H16]', (files, sentence) => {
    expect(refusal(files)).toMatch(sentence)
  })
})

describe('a host’s mark', () => {
  const png = aPng(512)

  test('is a square PNG, and an SVG beside it that only draws [H16]', () => {
    const { mark } = readBrand(folderWith({ 'mark.png': png, 'mark.svg': aMark }))!
    expect(String(mark?.svg)).toBe(aMark)
    const alone = readBrand(folderWith({ 'mark.png': png }))!
    expect(String(alone.mark?.svg)).toContain('href="data:image/png;base64,')
    expect(refusal({ 'mark.svg': aMark })).toMatch(/mark\.png is missing/)
    expect(refusal({ 'mark.png': aPng(512, 300) })).toMatch(/it is 512 × 300, and must be a square/)
    expect(refusal({ 'mark.png': 'GIF89a' })).toMatch(/it is no PNG/)
    expect(refusal({ 'og.png': png })).toMatch(/must be 1200 × 630/)
  })

  test.each([
    '<script>alert(1)</script>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<a href="#"><set attributeName="href" to="javascript:alert(1)"/><circle r="4"/></a>',
    '<circle onclick="alert(1)" r="4"/>',
    '<a href="javascript:alert(1)"><circle r="4"/></a>',
    '<image href="https://elsewhere.example/x.png"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<style>@import "https://elsewhere.example/x.css";</style>',
    '<rect style="fill: url(https://elsewhere.example/x)"/>',
  ])('is refused with %s [H16]', (inside) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
    expect(refusal({ 'mark.png': png, 'mark.svg': svg })).toMatch(
      /mark\.svg cannot be used: it has/,
    )
  })
})

describe('a host’s colours', () => {
  test('are refused where they cannot be read, with the nearest that can [H16]', () => {
    const told = refusal(said({ colours: { light: '#ffcc00', dark: '#ffcc00' } }))
    expect(told).toMatch(/brand\.json: colours\.light #ffcc00 cannot be read on our light pages/)
    const nearest = /nearest colour that can is (#\w{6})/.exec(told)![1]!
    expect(refusal(said({ colours: { light: nearest, dark: '#ffcc00' } }))).toBe('taken')
  })

  test.each(['#8b1a3a', '#00594f', '#000000', '#4a5e8c', '#ffcc00', '#7f7f7f', '#ff00ff'])(
    'make tokens of %s that hold to WCAG AA in both themes [H16]',
    (wanted) => {
      for (const theme of ['light', 'dark'] as const) {
        const tokens = tokensOf(readable(wanted, theme), theme)
        const pairs = [
          ...grounds[theme].flatMap((ground) => [
            [tokens.elephant!, ground],
            [tokens['elephant-ink']!, ground],
          ]),
          [tokens['on-elephant']!, tokens.elephant!],
          [tokens['on-elephant']!, tokens['elephant-strong']!],
          [tokens['elephant-ink']!, tokens['elephant-soft']!],
          [theme === 'light' ? '#5c5e6b' : '#b4b2bc', tokens['elephant-soft']!],
        ] as const
        for (const [text, ground] of pairs)
          expect(contrast(text!, ground!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test('are measured on the grounds that the pages have [H16]', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../web/styles/colours.css'), 'utf8')
    for (const [index, name] of ['paper', 'surface'].entries())
      expect(css).toContain(
        `--color-${name}: light-dark(${grounds.light[index]}, ${grounds.dark[index]})`,
      )
  })
})
