import { Bird } from './bird.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { StandingElephant } from './standing-elephant.tsx'

/** Done: a week closed, a goal reached. */
export function CelebratingElephants(props: PictureProps) {
  return (
    <Picture width={440} height={300} {...props}>
      <path className="fill-ground" d="M6 278C90 262 350 262 434 278C414 296 26 296 6 278Z" />
      <StandingElephant kin="big" x={10} y={274} trunk="raised" eye="happy" ear="out" nod={-8} />
      <g className="elephant-hop">
        <StandingElephant
          kin="small"
          x={430}
          y={276}
          flip
          scale={1.1}
          trunk="raised"
          eye="happy"
          ear="out"
          nod={-12}
          lean={8}
        />
      </g>
      <Streamers />
      <Bird x={66} y={132} />
    </Picture>
  )
}

function Streamers() {
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
