import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'

interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  /** Called when it unfolds, for what is fetched only then. */
  onOpen?: () => void
  children: ReactNode
}

/** More, for who wants it: the browser's own <details>. */
export function Disclosure({ summary, open, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={open}
      className="group"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="rounded-small flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="text-quiet size-5 shrink-0 -rotate-90 transition-[rotate] group-open:rotate-0"
        />
        {summary}
      </summary>
      <div className="ps-7 pt-1 pb-2">{children}</div>
    </details>
  )
}
