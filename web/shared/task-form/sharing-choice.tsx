import type { Sharing } from '#core/contract/sprint.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'

interface SharingChoiceProps {
  value: Sharing | null
  onChange: (sharing: Sharing | null) => void
}

const choices = [
  { value: 'each', label: 'Each of them' },
  { value: 'one', label: 'One of them' },
  { value: 'together', label: 'All together' },
  { value: 'daily-turns', label: 'In turns, by day' },
  { value: 'weekly-turns', label: 'In turns, by week' },
] as const

const hints = {
  each: 'Everybody ticks for themselves.',
  one: 'Whoever did it ticks, and it is done.',
  together: 'One tick for all of you.',
  'daily-turns': 'Every time it is somebody else’s turn.',
  'weekly-turns': 'Every week it is somebody else’s turn.',
}

/** How several people share a task (N5). */
export function SharingChoice({ value, onChange }: SharingChoiceProps) {
  const chosen = value ?? 'each'
  return (
    <ChooseOne
      legend="How do they share it?"
      hint={hints[chosen]}
      choices={choices}
      value={chosen}
      onChange={(sharing) => onChange(sharing === 'each' ? null : sharing)}
    />
  )
}
