import { Head } from './elephant-parts.tsx'
import { Picture, type PictureProps } from './picture.tsx'

/** The head alone: the product's mark beside its name. */
export function ElephantMark(props: PictureProps) {
  return (
    <Picture width={164} height={134} {...props}>
      <g data-elephant="big" transform="translate(70 49)">
        <Head trunk="curled" />
      </g>
    </Picture>
  )
}
