import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** Says where it leads. */
  title: string
  className?: string
  /** So many of its squares are left free around it: readers need four, where its place leaves none. */
  border?: number
}

/** A QR code in black on white, in light and dark. */
export function QrCode({ text, title, className, border = 0 }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={title}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
