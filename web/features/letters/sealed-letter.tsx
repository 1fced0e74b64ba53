import { Bird, Picture } from '#web/ui/elephants/picture.tsx'

/** A letter that waits for its day; the bird keeps watch. */
export function SealedLetter({ className }: { className: string }) {
  return (
    <Picture width={160} height={112} className={className}>
      <path className="fill-ground" d="M2 100C36 93 124 93 158 100C142 110 18 110 2 100Z" />
      <rect
        className="fill-ivory stroke-shade"
        strokeWidth="2"
        x="24"
        y="34"
        width="100"
        height="66"
        rx="6"
      />
      <path
        className="stroke-shade fill-none"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M26 38L74 72L122 38"
      />
      <circle className="fill-marigold" cx="74" cy="70" r="9" />
      <Bird x={112} y={34} scale={0.9} flip />
    </Picture>
  )
}
