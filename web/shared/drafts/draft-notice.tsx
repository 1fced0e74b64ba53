import { use, useEffect, type ComponentProps } from 'react'
import { lazyPart } from '#web/lib/lazy.tsx'
import { Unfold } from '#web/ui/layout.tsx'

/** Loaded when it is needed: drafts of an earlier visit are rare. */
const DraftOffers = lazyPart(async () => (await import('./draft-offers.tsx')).DraftOffers)

/** Opens the disclosure around a field that has a draft, and offers the field's other drafts. */
export function DraftNotice({ offers }: ComponentProps<typeof DraftOffers>) {
  const unfold = use(Unfold)
  useEffect(() => unfold(), [unfold])
  return offers.length > 0 && <DraftOffers offers={offers} />
}
