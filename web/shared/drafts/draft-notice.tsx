import { use, useEffect, type ComponentProps } from 'react'
import { lazyPart } from '#web/lib/lazy.tsx'
import { Unfold } from '#web/ui/layout.tsx'

/** Hardly anybody finds words of an earlier visit. */
const DraftOffers = lazyPart(async () => (await import('./draft-offers.tsx')).DraftOffers)

/** Unfolds what the field stands in once something was typed for it, and shows what else was. */
export function DraftNotice({ offers }: ComponentProps<typeof DraftOffers>) {
  const unfold = use(Unfold)
  useEffect(() => unfold(), [unfold])
  return offers.length > 0 && <DraftOffers offers={offers} />
}
