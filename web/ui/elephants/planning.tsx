import { Bird } from './bird.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { SittingElephant } from './sitting-elephant.tsx'

/** Heads together over a sheet of paper: planning, reading, a guide. */
export function PlanningElephants(props: PictureProps) {
  return (
    <Picture width={380} height={240} {...props}>
      <path className="fill-ground" d="M6 222C80 206 300 206 374 222C354 238 26 238 6 222Z" />
      <SittingElephant kin="middle" x={34} y={218} trunk="tucked" eye="down" nod={14} arm="hold" />
      <SittingElephant
        kin="small"
        x={348}
        y={220}
        flip
        scale={0.78}
        trunk="tucked"
        eye="happy"
        nod={4}
      />
      <Sheet />
      <Bird x={218} y={222} />
    </Picture>
  )
}

function Sheet() {
  return (
    <g transform="translate(158 84) rotate(-6) scale(1.120)">
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
