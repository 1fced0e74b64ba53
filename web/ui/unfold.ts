import { createContext } from 'react'

/** Unfolds what a field stands in: words that somebody began are not hidden after a reload. */
export const Unfold = createContext<() => void>(() => undefined)
