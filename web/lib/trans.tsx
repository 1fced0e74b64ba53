import type { ReactNode } from 'react'

/** A sentence with elements in it: <Trans>See <TextLink to="/plan">the plan</TextLink>.</Trans> (core/say.ts) */
export function Trans({ children }: { children: ReactNode }) {
  return children
}
