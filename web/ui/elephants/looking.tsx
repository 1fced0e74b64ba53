import { Bird, Picture, type PictureProps } from './picture.tsx'
import { Elephant } from './elephant.tsx'

/** Looking out: nothing found, a page that is not there. */
export function LookingElephants(props: PictureProps) {
  return (
    <Picture width={360} height={290} {...props}>
      <path className="fill-ground" d="M10 266C80 252 280 252 350 266C330 282 30 282 10 266Z" />
      <Elephant kin="middle" x={30} y={262} eye="up" nod={-4} />
      <Elephant kin="tiny" x={64} y={116} scale={0.74} trunk="reaching" nod={-9} />
      <Spyglass x={184} y={52} />
      <Bird x={300} y={264} flip scale={0.95} />
    </Picture>
  )
}

function Spyglass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-8)`}>
      <path className="fill-marigold-deep" d="M-26-5H8V5H-26Z" />
      <path className="fill-marigold" d="M6-8H34Q38-8 38-4V4Q38 8 34 8H6Q3 8 3 5V-5Q3-8 6-8Z" />
      <path className="fill-ivory" d="M38-5.5C42-3 42 3 38 5.5Z" />
    </g>
  )
}
