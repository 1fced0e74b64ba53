import { Head, Toes, type HeadProps, type Kin } from './elephant-parts.tsx'

interface StandingElephantProps extends HeadProps {
  kin: Kin
  /** Where its hind foot stands, on the picture's sheet. */
  x: number
  y: number
  scale?: number
  /** Looks left instead of right. */
  flip?: boolean
  /** Degrees the head is turned; negative looks up. */
  nod?: number
  /** Degrees the whole elephant leans back. */
  lean?: number
}

/** One of the family on its feet: the grown ones are 170 high, the young ones 120. */
export function StandingElephant(props: StandingElephantProps) {
  const { kin, x, y, flip, scale = 1, nod = 0, lean = 0, ...head } = props
  const grown = kin === 'big' || kin === 'middle'
  const neck = grown
    ? `translate(170 -122) rotate(${nod})`
    : `translate(104 -74) rotate(${nod}) scale(0.78)`
  const sx = flip ? -scale : scale
  return (
    <g
      data-elephant={kin}
      transform={`translate(${x} ${y}) scale(${sx} ${scale}) rotate(${-lean} 36 0)`}
    >
      {grown ? <GrownBody /> : <YoungBody />}
      <g transform={neck}>
        <Head {...head} />
      </g>
    </g>
  )
}

const tail = { className: 'fill-none stroke-shade', strokeLinecap: 'round' } as const

function GrownBody() {
  return (
    <g>
      <path
        className="fill-shade"
        d="M58-50H90V-10Q90 0 80 0H68Q58 0 58-10ZM108-50H140V-10Q140 0 130 0H118Q108 0 108-10Z"
      />
      <g className="elephant-tail">
        <path {...tail} strokeWidth="6" d="M22-96C8-88 6-70 10-54" />
        <path className="fill-shade" d="M10-62C4-54 2-44 8-38C16-42 18-52 16-60Z" />
      </g>
      <path
        className="fill-skin"
        d="M24-10C24-26 22-36 19-50C14-70 14-84 20-100C32-133 64-150 104-150C142-150 168-128 170-92C171-62 168-40 168-10Q168 0 158 0H142Q132 0 132-10V-37Q112-28 92-30Q74-31 58-39V-10Q58 0 48 0H34Q24 0 24-10Z"
      />
      <Toes xs={[31, 41, 51, 139, 150, 161]} radius={4.2} />
    </g>
  )
}

function YoungBody() {
  return (
    <g>
      <path
        className="fill-shade"
        d="M37-28H56V-7Q56 0 49 0H44Q37 0 37-7ZM64-28H83V-7Q83 0 76 0H71Q64 0 64-7Z"
      />
      <g className="elephant-tail">
        <path {...tail} strokeWidth="4.5" d="M13-54C4-50 2-40 5-31" />
        <path className="fill-shade" d="M5-36C1-31 0-25 4-21C9-24 10-30 9-35Z" />
      </g>
      <path
        className="fill-skin"
        d="M14-7C14-16 12-22 10-30C7-42 8-52 13-60C21-76 38-85 60-85C86-85 103-72 104-50C104-34 102-22 102-7Q102 0 95 0H87Q80 0 80-7V-20Q66-15 55-16Q45-16 36-21V-7Q36 0 29 0H21Q14 0 14-7Z"
      />
      <Toes xs={[18.5, 25, 31.5, 84.5, 91, 97.5]} radius={2.6} />
    </g>
  )
}
