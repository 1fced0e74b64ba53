import type { Sharing, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'

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
      // Weeks ago the reason was kept as a sentence of its own.
      return text ? `an idea because ${text.replace(/^Y(?=ou )/, 'y')}` : 'an idea'
    case 'carried-over':
      return text ? `carried over from ${text}` : 'carried over'
    case 'own':
      return text
  }
}

/** How much it is, where that is more than a little: "a lot of work"; empty otherwise. */
export function effortWords(effort: number): string {
  return ['', '', 'some work', 'a lot of work'][effort] ?? ''
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
}

/** How several people share a task, where not each of them does it. */
export const sharingWords: Record<Sharing, string> = {
  one: 'one of them',
  together: 'all together',
  'daily-turns': 'in turns',
  'weekly-turns': 'a week each in turn',
}
