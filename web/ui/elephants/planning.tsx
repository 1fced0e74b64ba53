import { Bird, Picture, type PictureProps } from './picture.tsx'
import { SittingElephant } from './elephant.tsx'

/** Heads together over a sheet of paper: planning, reading, a guide. */
export function PlanningElephants(props: PictureProps) {
  return (
    <Picture width={520} height={216} {...props}>
      <path className="fill-ground" d="M4 196C104 180 416 180 516 196C490 214 30 214 4 196Z" />
      <SittingElephant kin="middle" x={42} y={192} trunk="resting" eye="down" nod={8} />
      <Sheet />
      <SittingElephant kin="small" x={492} y={194} flip scale={0.76} trunk="reaching" eye="happy" />
      <Bird x={350} y={198} />
    </Picture>
  )
}

function Sheet() {
  return (
    <g transform="translate(228 106) rotate(-3) scale(1.12)">
      <path
        className="fill-ivory stroke-line"
        strokeWidth="2"
        d="M4 0H62Q66 0 66 4V76Q66 80 62 80H4Q0 80 0 76V4Q0 0 4 0Z"
      />
      <g className="fill-none" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path className="stroke-leaf" d="M9 17l4 4 7-8M9 39l4 4 7-8" />
        <path className="stroke-shade" d="M28 18H56M28 40H50M28 61H54" />
        <path className="stroke-marigold" d="M10 56H18V64H10Z" />
      </g>
    </g>
  )
}
