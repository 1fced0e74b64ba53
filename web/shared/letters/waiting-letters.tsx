import { plural, t } from '#core/say.ts'
import { useQuery } from '@tanstack/react-query'
import type { SealedLetter } from '#core/letters/schema.ts'
import { isDue } from '#core/letters/letters.ts'
import type { Member } from '#core/members/member.ts'
import { apiPaths, letterActs } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Link } from '#web/lib/navigation.tsx'
import { rowOf } from '#web/lib/words.ts'
import { keepAnswer, keptAnswer } from '#web/shared/kept-answers.ts'
import { ChevronRight, Mail } from '#web/ui/icons.ts'

/** Milliseconds until letters are fetched anew: somebody else may have written or opened one. */
export const staleTime = 60_000

export const lettersOf = (familyId: string) => ['letters', familyId]

/** How many are kept on the device: whose they are and for when, never their words. */
const keptAtMost = 200

const isLetters = (found: unknown): found is SealedLetter[] => Array.isArray(found)

/** Whose letters wait for which moment. Their words are on no device. */
export function useSealedLetters() {
  const { family } = useHome()
  const kept = () => keptAnswer('letters', family.id, isLetters)
  return useQuery({
    queryKey: [...lettersOf(family.id), 'sealed'],
    queryFn: async () => {
      const letters = await request(apiPaths.letters(family.id))
      keepAnswer('letters', family.id, letters.slice(0, keptAtMost))
      return letters
    },
    staleTime,
    initialData: () => kept()?.answer,
    initialDataUpdatedAt: () => kept()?.at,
  })
}

/** Those of them that can be opened now. */
export function useDueLetters(): SealedLetter[] {
  const { family, sprints, today } = useHome()
  const { data = [] } = useSealedLetters()
  return data.filter((letter) => isDue(letter, { family, sprints }, today))
}

/** Who wrote it; somebody who has left is nobody in particular. */
export const writerOf = (memberId: string, members: readonly Member[]): string =>
  members.find(({ id }) => id === memberId)?.name ?? t`somebody who was here`

/** Letters that can be opened now, in one line; nothing where there are none. */
export function WaitingLetters() {
  const { members } = useHome()
  const due = useDueLetters()
  if (due.length === 0) return null
  const names = rowOf([...new Set(due.map(({ memberId }) => writerOf(memberId, members)))])
  return (
    <Link
      to={letterActs.open}
      className="rounded-field bg-marigold-soft flex min-h-13 items-center gap-3 px-4 py-2"
    >
      <Mail className="text-marigold-ink size-6 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{waitingWords(due.length)}</span>{' '}
        <bdi className="text-small block">{t`From ${names}`}</bdi>
      </span>
      <ChevronRight className="text-quiet size-5 shrink-0" />
    </Link>
  )
}

export const waitingWords = (count: number) =>
  plural(count, { one: 'A letter waits to be opened', other: '# letters wait to be opened' })
