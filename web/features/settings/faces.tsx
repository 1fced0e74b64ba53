import { useFamily } from '#web/data/use-family.tsx'
import { listOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'

/** As many faces as a line holds. */
const most = 8

/** Who is in the family, in one line. */
export function Faces() {
  const { members } = useFamily()
  return (
    <>
      <span className="sr-only">{listOf(members.map(({ name }) => name))}</span>
      <span className="flex items-center">
        {members.slice(0, most).map(({ id, ...member }) => (
          <span key={id} className="rounded-full ring-paper -ms-1 inline-flex ring-2 first:ms-0">
            <Avatar {...member} size="tiny" />
          </span>
        ))}
        {members.length > most && (
          <span className="text-small ms-1" aria-hidden="true">
            +{members.length - most}
          </span>
        )}
      </span>
    </>
  )
}
