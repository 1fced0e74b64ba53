import type { Repeat, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { weekdays } from '#core/words.ts'

/** How often, as a person says it: "once", "3 times a week", "on Mon and Thu". */
export function repeatWords(repeat: Repeat): string {
  if (repeat.kind === 'once') return 'once'
  if (repeat.kind === 'times') {
    if (repeat.times === 1) return 'once a week'
    return repeat.times === 2 ? 'twice a week' : `${repeat.times} times a week`
  }
  if (repeat.days.length === 7) return 'every day'
  const days = weekdays.filter((day) => repeat.days.includes(day))
  if (days.length === 1) return `on ${days[0]}`
  return `on ${listWords(days.map((day) => day.slice(0, 3)))}`
}

/** Who does it: "everyone", "Mia", "Mia and Ben"; people who have left are not named. */
export function ownerWords(owners: Task['owners'], members: readonly Member[]): string {
  if (owners === 'everyone') return 'everyone'
  const names = members.filter(({ id }) => owners.includes(id)).map(({ name }) => name)
  return names.length === 0 ? 'nobody yet' : listWords(names)
}

/** Why the line is there: "carried over from Week 2"; empty for the family's own ideas. */
export function reasonWords({ kind, text }: Task['reason']): string {
  switch (kind) {
    case 'mission':
      return 'a step towards the mission'
    case 'retrospective':
      return text ? `from looking back: ${text}` : 'from looking back'
    case 'recommendation':
      return text || 'recommended'
    case 'carried-over':
      return text ? `carried over from ${text}` : 'carried over'
    case 'own':
      return text
  }
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
}
