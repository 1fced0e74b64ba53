import { Bird } from './bird.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { StandingElephant } from './standing-elephant.tsx'

/** Done: a week closed, a goal reached. */
export function CelebratingElephants(props: PictureProps) {
  return (
    <Picture width={460} height={270} {...props}>
      <path className="fill-ground" d="M6 248C90 232 370 232 454 248C434 266 26 266 6 248Z" />
      <StandingElephant kin="big" x={14} y={244} trunk="raised" eye="happy" ear="out" nod={-10} />
      <g className="elephant-hop">
        <StandingElephant
          kin="small"
          x={447}
          y={246}
          flip
          scale={1.12}
          trunk="raised"
          eye="happy"
          ear="out"
          nod={-14}
          lean={10}
        />
      </g>
      <Streamers />
      <Bird x={72} y={102} />
    </Picture>
  )
}

function Streamers() {
  return (
    <g className="elephant-confetti" transform="translate(10 34) scale(1.150)">
      <g className="fill-none" strokeWidth="4" strokeLinecap="round">
        <path className="stroke-marigold" d="M262 34C254 20 262 8 274 6" />
        <path className="stroke-coral" d="M236 22C232 10 236 2 244-6" />
        <path className="stroke-leaf" d="M286 50C296 40 310 42 316 30" />
      </g>
      <circle className="fill-leaf" cx="252" cy="8" r="4" />
      <circle className="fill-coral" cx="290" cy="22" r="4.500" />
      <circle className="fill-marigold" cx="222" cy="6" r="4" />
      <path className="fill-elephant" d="M300 8l7 3-4 6z" />
      <path className="fill-marigold" d="M330 58l7 3-4 6z" />
    </g>
  )
}
