/** One elephant's foot from above, 20 by 20 around its middle; filled where it was set down. */
export function Footprint({ size = 20, firm = true }: { size?: number; firm?: boolean }) {
  const scale = `scale(${size / 20})`
  if (!firm) {
    return <circle r={3 * (size / 20)} className="stroke-edge fill-none" strokeWidth="1.5" />
  }
  return (
    <g transform={scale} className="fill-elephant">
      <ellipse cy="1.5" rx="7.5" ry="7" />
      <circle cx="-6.2" cy="-5.6" r="1.9" />
      <circle cx="-2.2" cy="-7.8" r="2.1" />
      <circle cx="2.2" cy="-7.8" r="2.1" />
      <circle cx="6.2" cy="-5.6" r="1.9" />
    </g>
  )
}
