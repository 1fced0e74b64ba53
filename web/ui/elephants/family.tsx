import { Bird, Picture, type PictureProps } from './picture.tsx'
import { Elephant } from './elephant.tsx'

/** The whole family together: the landing page, a first visit. */
export function ElephantFamily(props: PictureProps) {
  return (
    <Picture width={620} height={290} {...props}>
      <path className="fill-ground" d="M10 264C100 244 520 244 610 264C590 286 40 286 10 264Z" />
      <Elephant kin="middle" x={598} y={258} flip scale={0.96} trunk="tucked" eye="happy" nod={4} />
      <Elephant kin="big" x={22} y={258} scale={1.08} nod={4} />
      <Bird x={106} y={97} />
      <Elephant kin="small" x={192} y={270} scale={0.96} trunk="reaching" nod={-14} />
      <Elephant
        kin="tiny"
        x={520}
        y={273}
        flip
        scale={0.8}
        trunk="reaching"
        eye="happy"
        nod={-20}
      />
    </Picture>
  )
}

/** The family on its way, one behind the other: wide and low, for the foot of a page. */
export function ElephantWalk(props: PictureProps) {
  return (
    <Picture width={860} height={240} {...props}>
      <path className="fill-ground" d="M0 222C220 206 640 206 860 222C760 236 100 236 0 222Z" />
      <Elephant kin="middle" x={30} y={218} scale={0.92} eye="happy" />
      <Elephant kin="big" x={596} y={218} scale={1.04} trunk="curled" />
      <Elephant kin="small" x={428} y={222} scale={0.98} trunk="perch" nod={4} />
      <Elephant kin="tiny" x={291} y={223} scale={0.82} trunk="perch" nod={2} />
      <Bird x={690} y={63} />
    </Picture>
  )
}
