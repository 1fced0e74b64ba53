import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

interface EntryListProps {
  /** What is listed, for screen readers. */
  label: string
  /** On a tablet it stands beside the question. */
  beside?: true
  children: ReactNode
}

/** Things the family has written down, one below the other. */
export function EntryList({ label, beside, children }: EntryListProps) {
  return (
    <ul aria-label={label} data-beside={beside} className="divide-line grid grid-cols-1 divide-y">
      {children}
    </ul>
  )
}

interface EntryProps {
  /** A picture before the words. */
  mark?: ReactNode
  /** Who or when, above the words. */
  above?: ReactNode
  text: string
  onRemove?: (() => void) | undefined
  /** Another thing to do with it, before the cross. */
  action?: ReactNode
}

export function Entry({ mark, above, text, onRemove, action }: EntryProps) {
  return (
    <li className="animate-rise flex min-h-15 items-center gap-3 py-1.5">
      {mark}
      <div className="min-w-0 flex-1 self-center">
        {above && <p className="text-small text-quiet leading-tight">{above}</p>}
        <p className="leading-snug">
          <bdi>{text}</bdi>
        </p>
      </div>
      {action}
      {onRemove && (
        <IconButton
          label={`Remove: ${text}`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
          className="-me-1"
        />
      )}
    </li>
  )
}
