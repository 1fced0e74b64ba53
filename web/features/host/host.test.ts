import { expect, test } from 'vitest'
import { bytesWords } from './host.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_234, '1.2 kB'],
  [45_678, '46 kB'],
  [9_876_543, '9.9 MB'],
  [20_100_000_000, '20 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%i bytes are read as %s', (bytes, words) => {
  expect(bytesWords(bytes).replace('\u00a0', ' ')).toBe(words)
})
