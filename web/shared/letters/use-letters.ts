import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewLetter, OpenedLetter } from '#core/letters/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { forgetAnswer } from '#web/shared/kept-answers.ts'
import { lettersOf, staleTime } from './waiting-letters.tsx'

/** The opened letters, the oldest first. */
export function useOpenedLetters() {
  const { family } = useHome()
  return useQuery({
    queryKey: [...lettersOf(family.id), 'opened'],
    queryFn: () => request(apiPaths.openedLetters(family.id)),
    staleTime,
  })
}

/** Has letters fetched anew: what this device kept of them is out of date. */
function useAskAgain(): () => Promise<void> {
  const { family } = useHome()
  const queries = useQueryClient()
  return () => {
    forgetAnswer('letters')
    return queries.invalidateQueries({ queryKey: lettersOf(family.id) })
  }
}

/** Seals a letter, or puts a drawing into the book; the same one sent again is one letter. */
export function useWriteLetter(): (letter: NewLetter) => Promise<void> {
  const { family } = useHome()
  const askAgain = useAskAgain()
  return async (body) => {
    await request(apiPaths.letters(family.id), { method: 'POST', body })
    await askAgain()
  }
}

/** Opens letters for everybody, and gives them. */
export function useOpenLetters() {
  const { family } = useHome()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: (ids: string[]): Promise<OpenedLetter[]> =>
      request(apiPaths.openedLetters(family.id), { method: 'POST', body: { ids } }),
    onSuccess: askAgain,
  })
}

/** Takes back, unread, all letters that came by one sharing with a child’s other home. */
export function useTakeBackAllOf() {
  const { family } = useHome()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: (shareId: string) =>
      request(apiPaths.sharedLetters(family.id, shareId), { method: 'DELETE' }),
    onSuccess: askAgain,
  })
}

/** Takes a letter back, or out of the story. */
export function useTakeBack() {
  const { family } = useHome()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: (letterId: string) =>
      request(apiPaths.letter(family.id, letterId), { method: 'DELETE' }),
    onSuccess: askAgain,
  })
}
