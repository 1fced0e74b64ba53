// In 24 by 24.
const marks: Record<string, string> = {
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM17.2 6.8h.01',
  Facebook: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12.5 21v-9.5c0-2 1-3 3-3h.8M9.5 13.5h5.8',
}

/** A network's mark; whoever names another one in content/brand.ts gets its first letter. */
export function SocialMark({ name }: { name: string }) {
  const mark = marks[name]
  if (!mark) return <span className="font-semibold">{name.slice(0, 1)}</span>
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  )
}
