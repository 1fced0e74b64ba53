import type { Member } from '#core/domain/member.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { usePaired } from '#web/shared/paired/use-paired.tsx'

/** The newest thank-you that names this member; nothing where there is none. */
export function ThanksForMe({ me }: { me: Member }) {
  const { sprints, members } = usePaired()
  const thanks = sprints
    .flatMap(({ meeting }) => meeting.appreciations)
    .findLast(({ fromId }) => fromId !== me.id)
  if (!thanks) return null
  // A face that was tapped leaves the name, perhaps with what it is for.
  const words = thanks.text === me.name ? `Thank you, ${me.name}.` : thanks.text
  return (
    <figure className="bg-leaf-soft rounded-field grid gap-0.5 px-4 py-3">
      <blockquote className="font-display text-lead font-semibold text-balance">
        <bdi>“{words}”</bdi>
      </blockquote>
      <figcaption className="text-small text-leaf-ink">
        <bdi>{nameOf(members, thanks.fromId)}</bdi>
      </figcaption>
    </figure>
  )
}
