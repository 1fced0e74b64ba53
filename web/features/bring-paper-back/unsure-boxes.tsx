import { t } from '#core/say.ts'
import type { Member } from '#core/members/member.ts'
import { Check } from '#web/ui/icons.ts'
import { Section } from '#web/ui/layout.tsx'
import { Option } from '#web/ui/option.tsx'
import { boxWords, type BroughtBox } from './brought.ts'
import type { ReadSheet } from './photo.ts'
import { Crop } from './pictures.tsx'

interface UnsureBoxesProps {
  lines: readonly BroughtBox[]
  members: readonly Member[]
  /** Keys of those that somebody says are ticked. */
  said: ReadonlySet<string>
  onSay: (said: ReadonlySet<string>) => void
}

/** All boxes that are unsure, each with its piece of the photograph: seen at one glance, pressed where ticked. */
export function UnsureBoxes({ lines, members, said, onSay }: UnsureBoxesProps) {
  const toggle = (key: string) => {
    const next = new Set(said)
    if (!next.delete(key)) next.add(key)
    onSay(next)
  }
  const isOne = lines.length === 1
  return (
    <Section
      title={isOne ? t`One box to look at` : t`${lines.length} boxes to look at`}
      lead={
        isOne ? t`Press it if it is ticked.` : t`Press those that are ticked; the others are not.`
      }
    >
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {lines.map((line) => {
          const isSaid = said.has(line.key)
          return (
            <li key={line.key}>
              <Option
                type="checkbox"
                checked={isSaid}
                onChange={() => toggle(line.key)}
                className="rounded-card border-edge bg-surface has-checked:border-elephant has-checked:bg-elephant-soft grid h-full cursor-pointer grid-cols-1 content-start gap-2 border-2 p-3 leading-snug"
              >
                <span className="flex items-center justify-between gap-2">
                  <Seen line={line} />
                  <span className="rounded-small border-edge grid size-7 shrink-0 place-items-center border-2">
                    {isSaid && <Check className="text-elephant-ink size-5" strokeWidth={3} />}
                  </span>
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{boxWords(line, members)}</span>
                  <span className="text-small text-quiet block">{doubtOf(line)}</span>
                </span>
              </Option>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type Unsure = Extract<ReadSheet['boxes'][number], { state: 'unsure' }>

/** What was seen in a box that is no tick for sure. */
const doubts: Record<Unsure['why'], string> = {
  hidden: t`The box is hardly to be seen.`,
  faint: t`It is faint.`,
  passing: t`A line reaches in from outside.`,
  'taken-back': t`It looks ringed or struck through.`,
  broad: t`Something broad lies on it, or a shadow.`,
  pale: t`It is too pale for a pen.`,
}

function boxOf({ sheet, at }: BroughtBox): Unsure | null {
  const box = sheet.boxes[at]!
  return box.state === 'unsure' ? box : null
}

function doubtOf(line: BroughtBox): string {
  const box = boxOf(line)
  return box ? doubts[box.why] : ''
}

function Seen({ line }: { line: BroughtBox }) {
  const box = boxOf(line)
  return box && <Crop picture={box.crop} />
}
