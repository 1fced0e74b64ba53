import { Bird } from './bird.tsx'
import { LyingElephant } from './lying-elephant.tsx'
import { Picture, type PictureProps } from './picture.tsx'

/** Rest: a paused week, nothing to do today, no connection. */
export function SleepingElephants(props: PictureProps) {
  return (
    <Picture width={360} height={220} {...props}>
      <path
        className="fill-marigold"
        opacity="0.85"
        d="M300 18A26 26 0 1 0 322 58A21 21 0 0 1 300 18Z"
      />
      <path
        className="fill-marigold"
        opacity="0.6"
        d="M246 34l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5zM196 14l1.8 4.4 4.4 1.8-4.4 1.8-1.8 4.4-1.8-4.4-4.4-1.8 4.4-1.8z"
      />
      <path className="fill-ground" d="M6 196C80 178 290 178 354 196C330 212 36 212 6 196Z" />
      <LyingElephant kin="big" x={30} y={194} scale={1.12} />
      <Bird x={112} y={92} asleep />
      <LyingElephant kin="tiny" x={62} y={204} scale={0.58} />
    </Picture>
  )
}
