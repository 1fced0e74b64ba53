import { Elephant, LyingElephant } from './elephant.tsx'
import { Bird, Picture, type PictureProps } from './picture.tsx'
import {
  Balloons,
  Bunting,
  Ground,
  Kite,
  Mountain,
  Night,
  Spray,
  Streamers,
  Tent,
} from './scenery.tsx'

const sheet = { width: 620, height: 250 }

/** A plan stands: they set out, the youngest on top, and see where they want to be. */
export function RideOutPlan(props: PictureProps) {
  return (
    <Picture {...sheet} height={290} {...props}>
      <Ground width={sheet.width} y={264} />
      <Elephant kin="big" x={60} y={266} eye="happy" nod={-4} />
      <Elephant kin="tiny" x={96} y={116} scale={0.74} trunk="raised" eye="happy" ear="out" />
      <Bird x={372} y={266} flip />
      <Tent x={530} y={268} scale={1.7} />
    </Picture>
  )
}

/** A day is done: they sleep beside the tent. */
export function TentAtNight(props: PictureProps) {
  return (
    <Picture {...sheet} height={220} {...props}>
      <Night x={486} y={20} />
      <Ground width={sheet.width} y={194} />
      <LyingElephant kin="big" x={56} y={196} scale={1.16} />
      <Bird x={140} y={92} asleep />
      <LyingElephant kin="tiny" x={92} y={204} scale={0.6} />
      <Tent x={540} y={198} scale={1.7} />
    </Picture>
  )
}

/** A day is done: the youngest has balloons. */
export function BalloonDay(props: PictureProps) {
  return (
    <Picture {...sheet} height={220} {...props}>
      <Ground width={sheet.width} y={194} />
      <Elephant kin="middle" x={96} y={196} trunk="perch" eye="happy" nod={-4} />
      <Bird x={176} y={48} />
      <Balloons x={474} y={108} scale={0.82} />
      <Elephant kin="tiny" x={352} y={200} scale={0.78} trunk="raised" eye="happy" ear="out" />
    </Picture>
  )
}

/** A day is done: a kite is up. */
export function KiteDay(props: PictureProps) {
  return (
    <Picture {...sheet} {...props}>
      <Ground width={sheet.width} y={224} />
      <Elephant kin="tiny" x={60} y={230} scale={0.76} trunk="reaching" eye="happy" nod={-10} />
      <Elephant kin="small" x={214} y={230} trunk="raised" eye="up" ear="out" nod={-6} />
      <Kite x={384} y={112} scale={0.9} />
      <Bird x={560} y={228} flip />
    </Picture>
  )
}

/** A week: they go home together, trunks up. */
export function ParadeWeek(props: PictureProps) {
  return (
    <Picture {...sheet} {...props}>
      <Ground width={sheet.width} y={222} />
      <Elephant kin="middle" x={24} y={222} trunk="raised" eye="happy" nod={-4} />
      <Bird x={104} y={74} />
      <Elephant kin="tiny" x={298} y={226} scale={0.82} trunk="tucked" eye="happy" />
      <Elephant kin="small" x={412} y={226} trunk="raised" eye="happy" nod={-4} />
    </Picture>
  )
}

/** A week: a shower for the youngest. */
export function SplashWeek(props: PictureProps) {
  return (
    <Picture {...sheet} {...props}>
      <Ground width={sheet.width} y={222} />
      <Elephant kin="big" x={44} y={222} trunk="raised" eye="happy" nod={2} />
      <Bird x={110} y={74} />
      <Spray x={312} y={50} scale={1.1} />
      <g className="elephant-hop">
        <Elephant
          kin="tiny"
          x={560}
          y={226}
          flip
          scale={0.92}
          trunk="waving"
          eye="closed"
          ear="out"
          nod={-10}
        />
      </g>
    </Picture>
  )
}

/** A full week: flags across the clearing. */
export function BuntingWeek(props: PictureProps) {
  return (
    <Picture {...sheet} height={300} {...props}>
      <Bunting width={sheet.width} />
      <Ground width={sheet.width} y={272} />
      <Elephant kin="small" x={36} y={276} trunk="waving" eye="happy" ear="out" />
      <Elephant kin="middle" x={560} y={273} flip scale={0.92} trunk="curled" eye="happy" />
      <Elephant kin="tiny" x={222} y={280} scale={0.7} trunk="tucked" eye="happy" />
      <Bird x={592} y={276} flip />
    </Picture>
  )
}

/** A full week: two steps up the mountain. */
export function MountainWeek(props: PictureProps) {
  return (
    <Picture {...sheet} height={300} {...props}>
      <Mountain x={472} y={276} scale={0.98} />
      <path
        className="fill-leaf-soft"
        d="M0 268C120 236 300 250 620 256V282C420 300 160 300 0 288Z"
      />
      <Elephant kin="big" x={24} y={274} trunk="raised" eye="happy" nod={-4} />
      <Bird x={104} y={126} />
      <Elephant kin="tiny" x={274} y={272} scale={0.86} trunk="reaching" eye="happy" nod={-6} />
    </Picture>
  )
}

const small = { width: 420, height: 220 }

/** A hard week, or a fresh start: trunk to trunk. */
export function TrunkToTrunk(props: PictureProps) {
  return (
    <Picture {...small} {...props}>
      <Ground width={small.width} y={196} />
      <Elephant kin="middle" x={28} y={198} scale={0.92} trunk="reaching" eye="happy" nod={-14} />
      <Bird x={94} y={62} />
      <Elephant kin="tiny" x={402} y={202} flip scale={0.92} trunk="reaching" nod={-14} />
    </Picture>
  )
}

/** A hard week: they stand close. */
export function SideBySide(props: PictureProps) {
  return (
    <Picture {...small} {...props}>
      <Ground width={small.width} y={196} />
      <Elephant kin="middle" x={50} y={198} scale={0.96} trunk="tucked" eye="happy" nod={4} />
      <Bird x={116} y={55} />
      <Elephant kin="tiny" x={272} y={201} scale={0.86} eye="happy" nod={4} />
    </Picture>
  )
}

/** A mission is reached: the whole family on the top. */
export function SummitMission(props: PictureProps) {
  return (
    <Picture width={680} height={340} {...props}>
      <g transform="translate(120 6)">
        <Streamers />
      </g>
      <path
        className="fill-leaf-soft"
        d="M0 338C120 320 140 276 340 274C540 276 560 320 680 338Z"
      />
      <path className="fill-ground" d="M44 302C180 272 500 272 652 302C670 314 26 314 44 302Z" />
      <g strokeLinecap="round">
        <path className="stroke-quiet" strokeWidth="4" d="M62 300V172" />
        <path
          className="fill-coral"
          d="M64 172C80 166 94 182 112 174L106 190L112 202C94 208 80 194 64 200Z"
        />
      </g>
      <Elephant kin="small" x={98} y={300} scale={0.9} trunk="raised" eye="happy" ear="out" />
      <Elephant kin="big" x={262} y={292} trunk="raised" eye="happy" ear="out" nod={-6} />
      <Bird x={334} y={144} />
      <Elephant kin="tiny" x={640} y={302} flip scale={0.86} trunk="tucked" eye="happy" />
    </Picture>
  )
}
