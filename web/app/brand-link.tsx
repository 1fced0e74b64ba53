import { Link } from '#web/lib/navigation.tsx'
import { ElephantMark } from '#web/ui/elephants/elephant-mark.tsx'

/** The elephant and the name, leading home. */
export function BrandLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      // To its beginning also from further down the same screen.
      onClick={() => window.scrollTo({ top: 0 })}
      className="rounded-small text-title font-display inline-flex min-h-11 items-center gap-2 font-bold tracking-tight"
    >
      <ElephantMark className="size-9" />
      Elefam
    </Link>
  )
}
