import { t } from '#core/say.ts'
import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { PaperBox as Box } from './boxes.ts'

/** So many names stand in boxes beside each other; more of them are asked when the sheet comes back. */
const mostParts = 4

interface PaperBoxProps {
  taskId: string
  box: Box
  /** Null: it is for any day. */
  date: string | null
  letters: ReadonlyMap<string, string>
  /** Any day will do, also where it stands on one. */
  isOpen: boolean
}

const pill = {
  all: t({ message: 'all', context: 'in a box on paper' }),
  both: t({ message: 'both', context: 'in a box on paper' }),
  who: t({ message: 'who?', context: 'in a box on paper' }),
}

/** One tick: a box of one's own, a box for each of whom one does it, a pill for all together. */
export function PaperBox({ box: { kind, memberIds }, letters, ...of }: PaperBoxProps) {
  if (kind === 'all') {
    const label = memberIds.length === 2 ? pill.both : pill.all
    return <TickBox {...of} {...{ memberIds, kind, label }} isPill />
  }
  if (kind === 'own')
    return <TickBox {...of} {...{ memberIds, kind }} label={letters.get(memberIds[0]!)} />
  if (memberIds.length > mostParts)
    return <TickBox {...of} {...{ memberIds, kind }} label={pill.who} isPill />
  return (
    <span className="sheet-split">
      {memberIds.map((id) => (
        <TickBox key={id} {...of} kind="own" memberIds={[id]} label={letters.get(id)} />
      ))}
    </span>
  )
}

/** How many boxes stand there. */
export function partsOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { kind, memberIds }) => {
    const isSplit = kind === 'split' && memberIds.length <= mostParts
    return sum + (isSplit ? memberIds.length : 1)
  }, 0)
}

interface TickBoxProps extends Omit<PaperBoxProps, 'box' | 'letters'> {
  kind: Box['kind']
  memberIds: readonly string[]
  /** Small above the place for the tick. */
  label: string | undefined
  isPill?: boolean
}

/** The box itself; what it is for is written on it, so that it can be measured (printed-sheets.ts). */
export function TickBox(props: TickBoxProps) {
  const { taskId, kind, memberIds, date, label, isOpen, isPill } = props
  const isCircle = isOpen && !isPill
  const box = (
    <span
      className={classes('sheet-box', isPill && 'sheet-pill', isCircle && 'sheet-circle')}
      data-task={taskId}
      data-members={memberIds.join(' ')}
      data-date={date ?? ''}
      data-together={kind === 'all' || undefined}
      data-round={isPill || isCircle || undefined}
    />
  )
  return label ? <Named label={label}>{box}</Named> : box
}

/** Nothing stands in a box, where only a pen may: what it is for stands above it. */
export function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="sheet-named">
      <bdi className="sheet-initial">{label}</bdi>
      {children}
    </span>
  )
}
