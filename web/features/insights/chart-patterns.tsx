/**
 * The hatchings that tell fills apart without their colours, also on a grey print; once on the screen,
 * for all its pictures.
 */
export function ChartPatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <pattern id="insight-done" width="7" height="7" patternUnits="userSpaceOnUse">
          <rect width="7" height="7" className="fill-leaf" />
          <path
            d="M-1 8L8-1M-2 2L2-2M5 9L9 5"
            className="stroke-leaf-soft"
            strokeWidth="1.2"
            opacity="0.7"
          />
        </pattern>
      </defs>
    </svg>
  )
}

export const doneFill = 'url(#insight-done)'
