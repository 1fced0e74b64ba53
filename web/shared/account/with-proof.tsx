import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '#web/data/api.ts'
import { lazyPart } from '#web/lib/lazy.tsx'

/** Rejects where nobody showed who they are. */
type Ask = () => Promise<void>

const unproven = 'You did not show that it is you, so nothing was changed.'

const AskContext = createContext<Ask>(() => Promise.reject(new Error(unproven)))

const isNeeded = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'proof-needed'

/**
 * Does what lets somebody or something in; where the server wants to know first who sits there, it is
 * asked over the screen, and then done. Several at once are asked together, and not again for minutes.
 */
export function useWithProof(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const ask = use(AskContext)
  return useCallback(
    async (work) => {
      try {
        return await work()
      } catch (error) {
        if (!isNeeded(error)) throw error
        await ask()
        return work()
      }
    },
    [ask],
  )
}

const ShowWhoYouAre = lazyPart(async () => (await import('./account-forms.tsx')).ShowWhoYouAre)

/** Where it is asked. */
export function ProofAsked({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ yes: () => void; no: () => void } | null>(null)
  const asking = useRef<Promise<void> | null>(null)
  const ask = useCallback(() => {
    const begin = () =>
      new Promise<void>((yes, reject) => setAsked({ yes, no: () => reject(new Error(unproven)) }))
    asking.current ??= begin().finally(() => {
      asking.current = null
      setAsked(null)
    })
    return asking.current
  }, [])
  return (
    <AskContext value={ask}>
      {children}
      {asked && <ShowWhoYouAre onShown={asked.yes} onClose={asked.no} />}
    </AskContext>
  )
}
