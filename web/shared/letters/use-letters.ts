import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewLetter, OpenedLetter } from '#core/contract/letter.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { lettersOf, staleTime } from './waiting-letters.tsx'

/** What was opened, the first first. */
export function useOpenedLetters() {
  const { family } = useFamily()
  return useQuery({
    queryKey: [...lettersOf(family.id), 'opened'],
    queryFn: () => request(apiPaths.openedLetters(family.id)),
    staleTime,
  })
}

/** Seals a letter, or puts a drawing into the book; the same one sent again is one letter. */
export function useWriteLetter(): (letter: NewLetter) => Promise<void> {
  const { family } = useFamily()
  const store = useQueryClient()
  return async (body) => {
    await request(apiPaths.letters(family.id), { method: 'POST', body })
    await store.invalidateQueries({ queryKey: lettersOf(family.id) })
  }
}

/** Opens letters for everybody, and gives them. */
export function useOpenLetters() {
  const { family } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]): Promise<OpenedLetter[]> =>
      request(apiPaths.openedLetters(family.id), { method: 'POST', body: { ids } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: lettersOf(family.id) }),
  })
}

/** Takes a letter back, or out of the story. */
export function useTakeBack() {
  const { family } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (letterId: string) =>
      request(apiPaths.letter(family.id, letterId), { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: lettersOf(family.id) }),
  })
}
