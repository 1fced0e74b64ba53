import { Head, Shade, Skin, Toes, type HeadProps, type Kin } from './elephant-parts.tsx'

interface Position {
  kin: Kin
  /** Where its hind foot, its back or its rump is on the ground, on the picture's sheet. */
  x: number
  y: number
  scale?: number
}

interface ElephantProps extends Position, HeadProps {
  /** Looks left instead of right. */
  flip?: boolean
  /** Degrees the head is turned; negative looks up. */
  nod?: number
  /** Degrees the whole elephant leans back. */
  lean?: number
}

/** One of the family on its feet: the grown ones are 170 high, the young ones 120. */
export function Elephant(props: ElephantProps) {
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
      <Shade d="M58-50H90V-10Q90 0 80 0H68Q58 0 58-10ZM108-50H140V-10Q140 0 130 0H118Q108 0 108-10Z" />
      <g className="elephant-tail">
        <path {...tail} strokeWidth="6" d="M22-96C8-88 6-70 10-54" />
        <Shade d="M10-62C4-54 2-44 8-38C16-42 18-52 16-60Z" />
      </g>
      <Skin d="M24-10C24-26 22-36 19-50C14-70 14-84 20-100C32-133 64-150 104-150C142-150 168-128 170-92C171-62 168-40 168-10Q168 0 158 0H142Q132 0 132-10V-37Q112-28 92-30Q74-31 58-39V-10Q58 0 48 0H34Q24 0 24-10Z" />
      <Toes xs={[31, 41, 51, 139, 150, 161]} radius={4.2} />
    </g>
  )
}

function YoungBody() {
  return (
    <g>
      <Shade d="M37-28H56V-7Q56 0 49 0H44Q37 0 37-7ZM64-28H83V-7Q83 0 76 0H71Q64 0 64-7Z" />
      <g className="elephant-tail">
        <path {...tail} strokeWidth="4.5" d="M13-54C4-50 2-40 5-31" />
        <Shade d="M5-36C1-31 0-25 4-21C9-24 10-30 9-35Z" />
      </g>
      <Skin d="M14-7C14-16 12-22 10-30C7-42 8-52 13-60C21-76 38-85 60-85C86-85 103-72 104-50C104-34 102-22 102-7Q102 0 95 0H87Q80 0 80-7V-20Q66-15 55-16Q45-16 36-21V-7Q36 0 29 0H21Q14 0 14-7Z" />
      <Toes xs={[18.5, 25, 31.5, 84.5, 91, 97.5]} radius={2.6} />
    </g>
  )
}

/** One of the family sitting on its haunches, the forelegs straight: 175 high before scaling. */
export function SittingElephant(props: Omit<ElephantProps, 'lean'>) {
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
        <Shade d="M-20-13C-28-13-36-6-36 0C-27 1-19-3-17-9Z" />
      </g>
      <Shade d="M88-60H118V-10Q118 0 108 0H96Q86 0 86-10Z" />
      <Skin d="M34 0C10 0-2-18 4-44C12-84 36-124 78-140C108-150 138-138 144-110C148-86 148-40 148-10Q148 0 138 0H122Q112 0 112-10V-58C104-46 94-40 84-38V0Z" />
      <path
        className="fill-skin stroke-shade"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M22-30C24-54 44-70 64-64C86-57 92-36 82-20"
      />
      <Skin d="M26-6C22-26 30-44 50-46C70-46 82-34 80-20H92Q104-20 104-9Q104 0 94 0H34Q28 0 26-6Z" />
      <Toes xs={[82, 91, 100, 119, 130, 141]} radius={4.2} />
      <g transform={`translate(136 -122) rotate(${nod}) scale(${young ? 1.08 : 1})`}>
        <Head {...head} />
      </g>
    </g>
  )
}

/** One of the family lying down with its head on the ground, 90 high before scaling. */
export function LyingElephant({ kin, x, y, scale = 1 }: Position) {
  return (
    <g data-elephant={kin} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        className="fill-none stroke-shade"
        strokeWidth="6"
        strokeLinecap="round"
        d="M10-30C-4-28-14-18-18-6"
      />
      <path
        className="elephant-breath fill-skin"
        d="M12 0C-8-18-4-58 30-80C62-100 116-96 144-72C166-52 172-20 164 0Z"
      />
      <path
        className="fill-skin stroke-shade"
        strokeWidth="2.5"
        d="M30 0C18-24 34-46 60-44C80-42 88-28 86-16H100Q110-16 110-8Q110 0 101 0Z"
      />
      <g transform="translate(172 -44) rotate(8)">
        <Head trunk="resting" eye="closed" />
      </g>
    </g>
  )
}
