import { useEffect, useState } from 'react'
import { arrivals, publicPaths } from '#core/paths.ts'
import { signInProblem } from '#web/data/sign-in-with.ts'
import { navigate, useLocation, useSearchParams } from '#web/lib/navigation.tsx'

type Arrival = { tone: 'good' | 'care' | 'info'; text: string }

const words: Record<keyof typeof arrivals, Arrival> = {
  verified: { tone: 'good', text: 'Your address is confirmed. Sign in to go on.' },
  notVerified: {
    tone: 'care',
    text: 'This link is no longer valid. Sign in, and we send you a new one.',
  },
  passwordReset: { tone: 'good', text: 'Your new password is saved. Sign in with it.' },
  tooEarly: { tone: 'info', text: 'That was faster than this page. Please send it once more.' },
}

/** What to say to whoever comes with these parameters; null to everybody else. */
export function arrivalFrom(search: string): Arrival | null {
  const problem = signInProblem(search)
  if (problem) return { tone: 'care', text: problem }
  const address = `${publicPaths.landing}?${search.replace(/^[?]/, '')}`
  const keys = Object.keys(arrivals) as (keyof typeof arrivals)[]
  const key = keys.find((one) => arrivals[one] === address)
  return key ? words[key] : null
}

/** The word for this visit, told once: it leaves the address, and `forget` takes it off the screen. */
export function useArrival(): [Arrival | null, () => void] {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const search = parameters.toString()
  useEffect(() => {
    const found = arrivalFrom(search)
    if (!found) return
    setArrival(found)
    navigate(pathname, { replace: true })
  }, [search, pathname])
  return [arrival, () => setArrival(null)]
}
