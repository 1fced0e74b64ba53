import { Bird, Picture, type PictureProps } from './picture.tsx'
import { Night } from './scenery.tsx'
import { LyingElephant } from './elephant.tsx'

/** Rest: a paused week, nothing to do today, no connection. */
export function SleepingElephants(props: PictureProps) {
  return (
    <Picture width={360} height={220} {...props}>
      <Night x={300} y={18} />
      <path className="fill-ground" d="M6 196C80 178 290 178 354 196C330 212 36 212 6 196Z" />
      <LyingElephant kin="big" x={30} y={194} scale={1.12} />
      <Bird x={112} y={92} asleep />
      <LyingElephant kin="tiny" x={62} y={204} scale={0.58} />
    </Picture>
  )
}
