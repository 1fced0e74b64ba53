// One pattern per member colour, so that charts can be read without hues and on a grey print.
const patterns: Record<string, string> = {
  elephant: '',
  coral: 'M0 8L8 0',
  leaf: 'M0 0L8 8',
  marigold: 'M4 3V5M3 4H5',
  plum: 'M0 4H8',
  sky: 'M4 0V8',
  berry: 'M0 4H8M4 0V8',
  moss: 'M0 6L4 2L8 6',
}

/** The definitions; put them once inside a chart's <svg>, and fill with `memberFill(color)`. */
export function MemberPatterns({ colors = Object.keys(patterns) }: { colors?: readonly string[] }) {
  return (
    <defs>
      {colors.map((color) => (
        <pattern
          key={color}
          id={`member-${color}`}
          data-member-color={color}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" className="fill-member" />
          <path
            d={patterns[color]}
            strokeWidth="1.6"
            className="stroke-on-member fill-none"
            opacity="0.75"
          />
        </pattern>
      ))}
    </defs>
  )
}

/** The `fill` of a shape in a member's colour and pattern. */
export function memberFill(color: string): string {
  return `url(#member-${color})`
}
