const shapes = [
  'M-4-2H4V2H-4Z',
  'M-3-3L4 0L-2 4Z',
  'M-2.5 0A2.5 2.5 0 1 0 2.5 0A2.5 2.5 0 1 0-2.5 0Z',
  'M-5 0Q0-4 5 0Q0 4-5 0Z',
]
const colors = ['fill-marigold', 'fill-leaf', 'fill-coral', 'fill-elephant', 'fill-skin-tiny']
const pieces = Array.from({ length: 36 }, (_, index) => ({
  // A sunflower's order: spread evenly, and the same each time.
  x: 50 + 48 * Math.sin(index * 2.4),
  delay: Math.floor(index / 3) % 3,
  path: index % 3,
  shape: shapes[index % shapes.length]!,
  color: colors[index % colors.length]!,
}))

/**
 * Paper snippets over the screen for under two seconds, then nothing. Mount it to celebrate (with a
 * new `key` to do so again). It takes no press, and does not appear for those who asked for stillness.
 */
export function Confetti() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMin slice"
      className="confetti pointer-events-none fixed inset-0 z-50 size-full motion-reduce:hidden print:hidden"
      aria-hidden="true"
    >
      {pieces.map(({ x, delay, path, shape, color }, index) => (
        <g key={index} transform={`translate(${x.toFixed(1)} -4) scale(0.32)`}>
          <path
            d={shape}
            className={`confetti-piece confetti-path-${path} confetti-delay-${delay} ${color}`}
          />
        </g>
      ))}
    </svg>
  )
}
