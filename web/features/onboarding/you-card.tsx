import type { PrimaryMember } from '#core/contract/member.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import type { Sent } from '#web/data/mutate.ts'
import { useSavedText } from '#web/shared/drafts/use-saved-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'

export const noName = 'Write a name or a nickname.'

interface YouCardProps {
  you: PrimaryMember
  /** A co-parent sees here who started the family. */
  isOwn: boolean
  onName: (name: string, before: string) => Sent | false
  onLook: () => void
}

/** The parent who started the family, open for typing: the only one who is always there. */
export function YouCard({ you, isOwn, onName, onLook }: YouCardProps) {
  const { name, animal, color } = you
  const { text, field } = useSavedText(name, {
    about: 'your name',
    clean: oneLine,
    save: (next, before) => next !== '' && onName(next, before),
  })
  return (
    <Card tone="member" color={color}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="bg-surface rounded-full grid shrink-0 p-1">
          <Avatar name={name} animal={animal} color={color} size="large" decorative />
        </span>
        <TextField
          className="min-w-[min(12rem,100%)] flex-1"
          label={isOwn ? 'You: what does your family call you?' : 'Who started this family'}
          autoComplete="nickname"
          error={oneLine(text) === '' ? noName : undefined}
          {...field}
          limit={limits.name}
          maxLength={limits.name}
        />
      </div>
      <Button size="small" look="quiet" className="mt-3 -ms-3" onClick={onLook}>
        Choose another animal or colour
      </Button>
    </Card>
  )
}
