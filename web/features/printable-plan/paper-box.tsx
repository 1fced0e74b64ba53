import { classes } from '#web/lib/classes.ts'
import type { PaperBox as Box } from './boxes.ts'

/** So many names stand in a box that is split; more of them leave it empty, for whoever does it to sign. */
const mostParts = 4

interface PaperBoxProps {
  box: Box
  letters: ReadonlyMap<string, string>
  /** The box stands on a day, and another day will do as well. */
  isOpen?: boolean
}

/** One tick: a box of one's own, a box in parts for whoever did it, a pill for all together. */
export function PaperBox({ box: { kind, memberIds }, letters, isOpen = false }: PaperBoxProps) {
  const look = classes('sheet-box', isOpen && 'sheet-box-open')
  if (kind === 'all') return <span className={classes(look, 'sheet-pill')}>all</span>
  if (kind === 'own') return <span className={look}>{letters.get(memberIds[0]!)}</span>
  if (memberIds.length > mostParts) return <span className={classes(look, 'sheet-pill')}>who?</span>
  return (
    <span className={classes(look, 'sheet-split')}>
      {memberIds.map((id) => (
        <span key={id}>{letters.get(id)}</span>
      ))}
    </span>
  )
}
