import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Button } from '#web/ui/button.tsx'

interface DraftOffersProps {
  offers: readonly {
    id: string
    /** Whether the tab is open in which it is being typed; null: nobody can tell. */
    isOpen: boolean | null
    words: readonly string[]
    onUse: () => void
    onDiscard: () => void
  }[]
}

/** The drafts of this place that were never sent, beside what stands there now. None goes by itself. */
export function DraftOffers({ offers }: DraftOffersProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {offers.map(({ id, isOpen, words, onUse, onDiscard }) => (
        <li
          key={id}
          className="rounded-card bg-elephant-soft text-small grid grid-cols-1 gap-2 p-3"
        >
          <p>
            {isOpen
              ? t`In another window you are writing:`
              : t`You wrote this earlier and did not send it:`}
          </p>
          <blockquote className="min-w-0 whitespace-pre-line wrap-anywhere font-medium">
            {words.join('\n')}
          </blockquote>
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={onUse}>
              <Trans>Use these words</Trans>
            </Button>
            {!isOpen && (
              <Button size="small" variant="quiet" onClick={onDiscard}>
                <Trans>Throw away</Trans>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
