import type { LucideIcon } from '#web/ui/icon.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation.tsx'

interface LinkLineProps {
  to: string
  icon: LucideIcon
  title: string
  /** One line below: what stands there now. */
  now: ReactNode
  /** It is the screen. */
  current?: boolean
  /** On a wide screen it stands beside the list. */
  beside?: boolean
}

/** A way to another screen, as a line of a list: the hairline below it begins at its words. */
export function LinkLine({ to, icon: Icon, title, now, current, beside }: LinkLineProps) {
  return (
    <li className="group">
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        data-beside={beside || undefined}
        className="rounded-field hover:bg-sunken lg:data-beside:bg-elephant-soft -mx-3 flex items-center gap-4 px-3"
      >
        <Icon className="text-elephant-ink size-6 shrink-0" />
        <span className="border-line flex min-h-12 min-w-0 flex-1 items-center gap-2 border-b py-1 group-last:border-transparent">
          <span className="grid min-w-0 flex-1 grid-cols-1 leading-snug">
            <span className="font-medium">{title}</span>
            <span className="text-small text-quiet leading-snug" dir="auto">
              {now}
            </span>
          </span>
          <ChevronRight className="text-quiet size-5 shrink-0 rtl:rotate-180" />
        </span>
      </Link>
    </li>
  )
}
