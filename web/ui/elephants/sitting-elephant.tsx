import { Head, Toes, type HeadProps, type Kin } from './elephant-parts.tsx'

interface SittingElephantProps extends HeadProps {
  kin: Kin
  /** Where its back touches the ground, on the picture's sheet. */
  x: number
  y: number
  scale?: number
  flip?: boolean
  nod?: number
}

/** One of the family sitting on its haunches, the forelegs straight: 175 high before scaling. */
export function SittingElephant(props: SittingElephantProps) {
  const { kin, x, y, flip, scale = 1, nod = 0, ...head } = props
  const sx = flip ? -scale : scale
  const young = kin === 'small' || kin === 'tiny'
  return (
    <g data-elephant={kin} transform={`translate(${x} ${y}) scale(${sx} ${scale})`}>
      <g className="elephant-tail">
        <path
          className="fill-none stroke-shade"
          strokeWidth="6"
          strokeLinecap="round"
          d="M14-22C-4-22-16-16-24-8"
        />
        <path className="fill-shade" d="M-20-13C-28-13-36-6-36 0C-27 1-19-3-17-9Z" />
      </g>
      <path className="fill-shade" d="M88-60H118V-10Q118 0 108 0H96Q86 0 86-10Z" />
      <path
        className="fill-skin"
        d="M34 0C10 0-2-18 4-44C12-84 36-124 78-140C108-150 138-138 144-110C148-86 148-40 148-10Q148 0 138 0H122Q112 0 112-10V-58C104-46 94-40 84-38V0Z"
      />
      <path
        className="fill-skin stroke-shade"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M22-30C24-54 44-70 64-64C86-57 92-36 82-20"
      />
      <path
        className="fill-skin"
        d="M26-6C22-26 30-44 50-46C70-46 82-34 80-20H92Q104-20 104-9Q104 0 94 0H34Q28 0 26-6Z"
      />
      <Toes xs={[82, 91, 100, 119, 130, 141]} radius={4.2} />
      <g transform={`translate(136 -122) rotate(${nod}) scale(${young ? 1.08 : 1})`}>
        <Head {...head} />
      </g>
    </g>
  )
}
