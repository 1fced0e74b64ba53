import type { AgeBand } from '#core/words.ts'

export const ageBandNames: Record<AgeBand, string> = {
  'under-3': 'Under 3',
  '3-5': '3 to 5',
  '6-8': '6 to 8',
  '9-12': '9 to 12',
  '13-17': '13 to 17',
}
