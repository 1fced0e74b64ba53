import { Bird, Picture, type PictureProps } from './picture.tsx'
import { Streamers } from './scenery.tsx'
import { Elephant } from './elephant.tsx'

/** Done: a week closed, a goal reached. */
export function CelebratingElephants(props: PictureProps) {
  return (
    <Picture width={440} height={300} {...props}>
      <path className="fill-ground" d="M6 278C90 262 350 262 434 278C414 296 26 296 6 278Z" />
      <Elephant kin="big" x={10} y={274} trunk="raised" eye="happy" ear="out" nod={-8} />
      <g className="elephant-hop">
        <Elephant
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
