import { Bird } from './bird.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { SittingElephant } from './sitting-elephant.tsx'

/** Waiting without haste: a mail on its way, something that loads. */
export function WaitingElephant(props: PictureProps) {
  return (
    <Picture width={280} height={250} {...props}>
      <path className="fill-ground" d="M10 226C60 212 220 212 270 226C250 242 30 242 10 226Z" />
      <SittingElephant kin="small" x={50} y={222} trunk="perch" eye="open" />
      <Bird x={244} y={88} flip scale={0.9} />
    </Picture>
  )
}
