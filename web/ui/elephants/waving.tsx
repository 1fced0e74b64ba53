import { Bird, Picture, type PictureProps } from './picture.tsx'
import { Elephant } from './elephant.tsx'

/** Hello: a greeting, an invitation. */
export function WavingElephant(props: PictureProps) {
  return (
    <Picture width={320} height={250} {...props}>
      <path className="fill-ground" d="M10 226C70 212 250 212 310 226C290 242 30 242 10 226Z" />
      <g className="elephant-waves">
        <Elephant kin="middle" x={30} y={222} trunk="waving" eye="happy" ear="out" nod={-6} />
      </g>
      <Bird x={262} y={226} flip />
    </Picture>
  )
}
