import { deviceStorage } from '#web/lib/safe-storage.ts'

/** The two papers of the world's printers, in millimetres. */
export const papers = {
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: 'US Letter', width: 215.9, height: 279.4 },
} as const

export type Paper = keyof typeof papers

const lettersCountries = [
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'CR',
  'GT',
  'PA',
  'DO',
  'NI',
  'SV',
  'VE',
]
const key = 'elefam-paper'

/** What was chosen on this device, else what the reader's country uses. */
export function readPaper(): Paper {
  const kept = deviceStorage().getItem(key)
  if (kept === 'a4' || kept === 'letter') return kept
  return paperOf(navigator.language)
}

export function keepPaper(paper: Paper): void {
  deviceStorage().setItem(key, paper)
}

/** The paper of a language tag such as `en-US`. */
export function paperOf(language: string): Paper {
  const country = /[-_]([A-Z]{2})\b/.exec(language)?.[1]
  return country && lettersCountries.includes(country) ? 'letter' : 'a4'
}
