import { t } from '#core/say.ts'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '#web/data/api.ts'
import { lazyPart } from '#web/lib/lazy.tsx'

/** Rejects where the proof was cancelled. */
type Ask = () => Promise<void>

const unproven = t`You did not show that it is you, so nothing was changed.`

const AskContext = createContext<Ask>(() => Promise.reject(new Error(unproven)))

const isNeeded = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'proof-needed'

/**
 * Does something that lets somebody or something in. Where the server wants a proof of who sits there, a
 * dialog asks for it, and then it is done. Several at once share one dialog, and none comes for minutes.
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

/** The place of the dialog. */
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
