import { Bird } from './bird.tsx'
import { LyingElephant } from './lying-elephant.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { Balloons, Ground, Kite, Night, Tent } from './scenery.tsx'
import { StandingElephant } from './standing-elephant.tsx'

const sheet = { width: 620, height: 220 }

/** A day is done: they sleep beside the tent. */
export function TentAtNight(props: PictureProps) {
  return (
    <Picture {...sheet} {...props}>
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
    <Picture {...sheet} {...props}>
      <Ground width={sheet.width} y={194} />
      <StandingElephant kin="middle" x={96} y={196} trunk="perch" eye="happy" nod={-4} />
      <Bird x={176} y={48} />
      <Balloons x={474} y={108} scale={0.82} />
      <StandingElephant
        kin="tiny"
        x={352}
        y={200}
        scale={0.78}
        trunk="raised"
        eye="happy"
        ear="out"
      />
    </Picture>
  )
}

/** A day is done: a kite is up. */
export function KiteDay(props: PictureProps) {
  return (
    <Picture {...sheet} height={250} {...props}>
      <Ground width={sheet.width} y={224} />
      <StandingElephant
        kin="tiny"
        x={60}
        y={230}
        scale={0.76}
        trunk="reaching"
        eye="happy"
        nod={-10}
      />
      <StandingElephant kin="small" x={214} y={230} trunk="raised" eye="up" ear="out" nod={-6} />
      <Kite x={384} y={112} scale={0.9} />
      <Bird x={560} y={228} flip />
    </Picture>
  )
}
