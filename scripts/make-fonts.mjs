// Cuts the font families down to what the product shows and writes them to web/styles/fonts.
// Run it by hand when a font package changes: `node scripts/make-fonts.mjs`.
//
// Why: the packages' own latin files are 41 kB (display) and 20 kB (text); on a phone the first
// paint waits for both. The display face is also pinned to the optical size 48, which has the ink
// traps and the tight letters of a headline; the file without that axis holds the text size 14.
// Neither has Arabic letters. Readex Pro, with the open forms of the two, has them for headings and text.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = join(import.meta.dirname, '..', 'web', 'styles', 'fonts')

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const latin =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ıŒœ' +
  range(0x2010, 0x2015) +
  range(0x2018, 0x201e) +
  '\u02dc\u2022\u2026\u202f\u2032\u2033\u2039\u203a\u20ac\u2122\u2190\u2191\u2192\u2193\u2212\u2215'
const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b) + '\u1e9e'
const latinSubsets = { latin, 'latin-ext': latinExtended }
/** With the letters of Persian and Urdu, the joined forms, and what joins letters or keeps them apart. */
const arabic =
  range(0x600, 0x6ff) + range(0x200c, 0x200d) + range(0xfb50, 0xfdff) + range(0xfe70, 0xfefc)

const families = [
  {
    from: dirname(require.resolve('@fontsource-variable/bricolage-grotesque/package.json')),
    file: (subset) => `bricolage-grotesque-${subset}-opsz-normal.woff2`,
    to: 'bricolage',
    variationAxes: { opsz: 48, wght: { min: 500, max: 800 } },
    subsets: latinSubsets,
  },
  {
    from: dirname(require.resolve('@fontsource-variable/figtree/package.json')),
    file: (subset) => `figtree-${subset}-wght-normal.woff2`,
    to: 'figtree',
    variationAxes: { wght: { min: 400, max: 700 } },
    subsets: latinSubsets,
  },
  {
    from: dirname(require.resolve('@fontsource-variable/readex-pro/package.json')),
    file: (subset) => `readex-pro-${subset}-wght-normal.woff2`,
    to: 'readex-pro',
    variationAxes: { wght: { min: 400, max: 700 } },
    subsets: { arabic },
  },
]

mkdirSync(target, { recursive: true })
for (const { from, file, to, variationAxes, subsets } of families) {
  copyFileSync(join(from, 'LICENSE'), join(target, `${to}-licence.txt`))
  for (const [subset, text] of Object.entries(subsets)) {
    const source = readFileSync(join(from, 'files', file(subset)))
    const woff2 = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes,
      noHinting: true,
    })
    writeFileSync(join(target, `${to}-${subset}.woff2`), woff2)
    console.log(`${to}-${subset}.woff2`, woff2.length)
  }
}
