import type { Member } from '#core/domain/member.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { LetterForm } from '#web/shared/letters/letter-form.tsx'
import { usePaired, usePairedStore } from '#web/shared/paired/use-paired.tsx'
import { goBackSaying } from './heard.tsx'
import { PlaceHeading } from './parts.tsx'

interface LetterProps {
  me: Member
  /** Who does not write yet draws. */
  isSmall: boolean
}

/** One's own letter for a later moment. Nothing of any letter is ever read here. */
export function Letter({ me, isSmall }: LetterProps) {
  const { family, sprints } = usePaired()
  const { home } = usePairedStore()
  const query = home === null ? {} : { home }
  return (
    <>
      <PlaceHeading me={me} title={isSmall ? 'Draw a letter' : 'A letter'} />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <LetterForm
          memberId={me.id}
          documents={{ family, sprints }}
          draws={isSmall}
          send={(letter) =>
            request(apiPaths.pairedLetters, { method: 'POST', query, body: letter })
          }
          onSent={({ moment }) =>
            goBackSaying(
              moment.kind === 'book'
                ? 'It is in your family’s book.'
                : 'Your letter is sealed. You open it together.',
            )
          }
        />
      </div>
    </>
  )
}
