import type { ReactNode } from 'react'
import type { Member } from '#core/domain/member.ts'
import { classes } from '#web/lib/classes.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { animalFaces } from '#web/ui/avatar/animal-faces.tsx'
import './sheets.css'

interface SheetProps {
  paper: Paper
  label: string
  children: ReactNode
}

/** One page: a picture of it on the screen, the page itself on paper. */
export function Sheet({ paper, label, children }: SheetProps) {
  return (
    <div className="sheet-frame">
      <section
        aria-label={label}
        className={classes('sheet', paper === 'a4' ? 'sheet-a4' : 'sheet-letter')}
      >
        {children}
      </section>
    </div>
  )
}

/** A member's animal, for those who do not read names. */
export function MemberFace({ member, className }: { member: Member; className: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      data-member-color={member.color}
      className={className}
      aria-hidden="true"
    >
      {animalFaces[member.animal]}
    </svg>
  )
}

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
