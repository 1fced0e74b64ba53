import { Bird, Picture, type PictureProps } from './picture.tsx'
import { SittingElephant } from './elephant.tsx'

/** Waiting without haste: a mail on its way, something that loads. */
export function WaitingElephant(props: PictureProps) {
  return (
    <Picture width={300} height={196} {...props}>
      <path className="fill-ground" d="M4 172C60 158 236 158 290 172C268 188 26 188 4 172Z" />
      <SittingElephant kin="small" x={46} y={168} scale={0.88} trunk="perch" />
      <Bird x={266} y={72} flip scale={0.9} />
    </Picture>
  )
}
