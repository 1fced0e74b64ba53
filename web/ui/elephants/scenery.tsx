interface PlaceProps {
  x: number
  y: number
  scale?: number
}

const at = ({ x, y, scale = 1 }: PlaceProps) => `translate(${x} ${y}) scale(${scale})`

/** The ground of a picture: a flat hill from edge to edge, `y` is where feet stand. */
export function Ground({ width, y }: { width: number; y: number }) {
  const [from, to, top, foot] = [6, width - 6, y - 12, y + 22]
  return (
    <path
      className="fill-ground"
      d={`M${from} ${y + 4}C${width * 0.2} ${top} ${width * 0.8} ${top} ${to} ${y + 4}C${to - 24} ${foot} ${from + 24} ${foot} ${from} ${y + 4}Z`}
    />
  )
}

/** A tent with a flag; (x, y) is the middle of its floor. */
export function Tent(place: PlaceProps) {
  return (
    <g transform={at(place)} strokeLinejoin="round" strokeLinecap="round">
      <path className="fill-marigold" d="M-30 0L0-52L30 0Z" />
      <path className="fill-marigold-deep" d="M-12 0L0-30L12 0Z" />
      <path className="stroke-shade fill-none" strokeWidth="3" d="M0-50V-68" />
      <path className="fill-coral" d="M0-68L16-63L0-57Z" />
    </g>
  )
}

/** A moon, and two stars beside it. */
export function Night(place: PlaceProps) {
  return (
    <g transform={at(place)} className="fill-marigold">
      <path opacity="0.85" d="M0 0A26 26 0 1 0 22 40A21 21 0 0 1 0 0Z" />
      <path
        opacity="0.6"
        d="M-54 16l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5zM-104-4l1.8 4.4 4.4 1.8-4.4 1.8-1.8 4.4-1.8-4.4-4.4-1.8 4.4-1.8z"
      />
    </g>
  )
}

/** Three balloons whose strings meet in (x, y). */
export function Balloons(place: PlaceProps) {
  return (
    <g transform={at(place)} className="elephant-confetti">
      <path
        className="fill-none stroke-quiet"
        strokeWidth="2"
        d="M0 0C-6-30-22-40-26-62M0 0C2-34 2-50 2-84M0 0C8-28 26-40 32-60"
      />
      <ellipse className="fill-coral" cx="-30" cy="-84" rx="19" ry="23" />
      <ellipse className="fill-marigold" cx="2" cy="-106" rx="20" ry="24" />
      <ellipse className="fill-leaf" cx="36" cy="-82" rx="19" ry="23" />
    </g>
  )
}

/** A kite on a string that ends in (x, y). */
export function Kite(place: PlaceProps) {
  return (
    <g transform={at(place)} strokeLinecap="round" strokeLinejoin="round">
      <path
        className="fill-none stroke-quiet"
        strokeWidth="2"
        d="M0 0C30-10 60-14 82-44C92-58 100-66 112-72"
      />
      <g className="elephant-confetti">
        <path className="fill-coral" d="M112-72L108-118L152-112Z" />
        <path className="fill-marigold" d="M112-72L152-112L158-70Z" />
        <path className="fill-none stroke-leaf" strokeWidth="4" d="M112-72C104-60 112-52 104-42" />
      </g>
    </g>
  )
}

const flags = [
  'fill-coral',
  'fill-marigold',
  'fill-leaf',
  'fill-elephant',
  'fill-coral',
  'fill-marigold',
]

/** A string of small flags across a picture of this width. */
export function Bunting({ width }: { width: number }) {
  const hang = (part: number) => 14 + 4 * 46 * part * (1 - part)
  const each = 1 / flags.length
  return (
    <g className="elephant-confetti">
      <path
        className="fill-none stroke-quiet"
        strokeWidth="2.5"
        d={`M0 14Q${width / 2} 106 ${width} 14`}
      />
      {flags.map((color, index) => {
        const [from, to] = [(index + 0.2) * each, (index + 0.8) * each]
        const [x1, x2] = [from * width, to * width]
        const [y1, y2] = [hang(from), hang(to)]
        return (
          <path
            key={x1}
            className={color}
            d={`M${x1} ${y1}L${x2} ${y2}L${(x1 + x2) / 2} ${(y1 + y2) / 2 + 30}Z`}
          />
        )
      })}
    </g>
  )
}

/** Drops of water that fall from (x, y) to the right. */
export function Spray(place: PlaceProps) {
  const drops = [
    [10, -16, 5],
    [30, -24, 6],
    [54, -20, 5],
    [74, -6, 6],
    [40, 0, 4],
    [90, 16, 5],
    [64, 20, 4],
    [102, 42, 4],
  ] as const
  return (
    <g transform={at(place)} className="elephant-confetti fill-elephant">
      {drops.map(([x, y, r]) => (
        <path
          key={x}
          d={`M${x} ${y - r * 1.8}Q${x + r * 1.6} ${y + r * 1.2} ${x} ${y + r * 1.2}Q${x - r * 1.6} ${y + r * 1.2} ${x} ${y - r * 1.8}Z`}
        />
      ))}
    </g>
  )
}

/** A mountain with a flag on its top and a way up; (x, y) is the middle of its foot. */
export function Mountain(place: PlaceProps) {
  const stones = [
    [-44, -40],
    [-38, -84],
    [-12, -136],
    [0, -186],
  ] as const
  return (
    <g transform={at(place)} strokeLinecap="round">
      <path className="fill-elephant-soft" d="M-140 0C-96-60-60-232 0-236C60-232 96-60 140 0Z" />
      <path
        className="fill-ivory"
        d="M-44-196C-30-226-14-236 0-236C14-236 30-226 46-192C34-184 26-196 14-190C0-184-10-198-20-190C-30-186-38-190-44-196Z"
      />
      <path
        className="fill-none stroke-quiet"
        strokeWidth="4"
        strokeDasharray="0.1 12"
        d="M-84 0C-60-20-46-28-44-40C-42-60-44-70-38-84C-30-106-14-116-12-136C-8-160-2-170 0-200"
      />
      {stones.map(([x, y]) => (
        <ellipse
          key={y}
          className="fill-paper stroke-quiet"
          strokeWidth="2.5"
          cx={x}
          cy={y}
          rx="15"
          ry="7"
        />
      ))}
      <path className="stroke-quiet" strokeWidth="4" d="M0-234V-272" />
      <path
        className="fill-coral"
        d="M2-272C14-276 24-264 38-270L34-258L38-250C24-246 14-258 2-252Z"
      />
    </g>
  )
}

/** What hangs in the air where something is reached; the origin is the sheet's own. */
export function Streamers() {
  return (
    <g className="elephant-confetti" strokeWidth="4.5" strokeLinecap="round">
      <g className="fill-none">
        <path className="stroke-marigold" d="M252 52C244 42 250 34 244 24C240 17 244 10 248 6" />
        <path className="stroke-coral" d="M224 62C214 58 214 46 204 44" />
        <path className="stroke-leaf" d="M282 58C292 52 290 40 302 38C308 37 312 32 314 26" />
      </g>
      <circle className="fill-leaf" cx="222" cy="28" r="5" />
      <circle className="fill-coral" cx="276" cy="22" r="5.5" />
      <circle className="fill-marigold" cx="330" cy="52" r="5" />
      <circle className="fill-elephant" cx="186" cy="26" r="4" />
      <path className="fill-elephant" d="M300 8L310 12L303 20Z" />
      <path className="fill-marigold" d="M204 14L196 8L206 4Z" />
      <path className="fill-coral" d="M346 20L354 28L344 32Z" />
    </g>
  )
}
