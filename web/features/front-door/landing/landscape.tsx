interface Place {
  x: number
  y: number
  scale?: number
}

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`

/** A round tree; (x, y) is the foot of its trunk. */
export function Tree(place: Place) {
  return (
    <g transform={at(place)}>
      <path className="stroke-marigold-deep" strokeWidth="6" strokeLinecap="round" d="M0 0V-22" />
      <ellipse className="fill-leaf" cx="0" cy="-52" rx="25" ry="31" opacity="0.8" />
    </g>
  )
}

/** Home, with light in the window; (x, y) is the middle of its floor. */
export function House(place: Place) {
  return (
    <g transform={at(place)}>
      <path className="fill-ivory" d="M-34 0V-44H34V0Z" />
      <path className="fill-coral" d="M-44-42L0-78L44-42Q44-38 40-38H-40Q-44-38-44-42Z" />
      <path className="fill-marigold" d="M-22-30H-4V-12H-22Z" />
      <path className="fill-elephant" d="M8 0V-24Q8-28 12-28H20Q24-28 24-24V0Z" />
    </g>
  )
}

export function Cloud(place: Place) {
  return (
    <path
      transform={at(place)}
      className="fill-surface"
      d="M-46 0C-58 0-60-18-46-20C-46-36-24-42-16-30C-8-46 20-44 22-26C38-32 52-20 46-8C46-2 42 0 38 0Z"
    />
  )
}

/** A soft hill behind somebody, on a sheet of 320 by 220. */
export function Hill({ className }: { className: string }) {
  return (
    <>
      <path
        className={className}
        d="M14 200C-8 120 30 44 110 26C190 8 286 24 304 104C314 150 312 176 304 200Z"
      />
      <path className="fill-ground" d="M6 200C80 188 240 188 314 200C294 214 26 214 6 200Z" />
    </>
  )
}
