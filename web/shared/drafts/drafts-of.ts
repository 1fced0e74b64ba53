import { createContext } from 'react'

/** The owner of the drafts. Null on public pages and in the tour: what is typed lasts as long as the page. */
export const DraftsOf = createContext<string | null>(null)
