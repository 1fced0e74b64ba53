import { t } from '#core/say.ts'
import { useMemo } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import type { Refusal, Refused } from './photo.ts'
import { Preview, type Pin } from './pictures.tsx'

/** What was refused, and the photograph of it. */
export type Refusals = { refusals: readonly Refusal[]; preview: ImageBitmap | null }

/** What to do about each reason. A foreign sheet and an unknown one are the same to everybody. */
const problems: Record<Refused, { title: string; words: string }> = {
  unreadable: {
    title: t`This picture cannot be opened here`,
    words: t`Take a photo, or choose a JPEG or PNG.`,
  },
  'no-sheet': {
    title: t`No sheet was found in this picture`,
    words: t`All four black corners have to be in it, and sharp. Only sheets with black corners can come back; print one, and it can.`,
  },
  'too-dark': {
    title: t`One more photo, with more light`,
    words: t`Faint pencil cannot be told from shadow here. Turn on a lamp, or go to a window.`,
  },
  'too-blurred': {
    title: t`One more photo, a little sharper`,
    words: t`Hold still for a moment, and let the sheet fill the picture.`,
  },
  'too-bright': {
    title: t`One more photo, with less light`,
    words: t`The paper is so bright that faint pencil is lost. Turn the lamp away, and no flash; of a scan, take a photo.`,
  },
  glare: {
    title: t`One more photo, without the bright spot`,
    words: t`A lamp or the flash shines on the paper, and hides boxes. Take it from another side.`,
  },
  'two-corners': {
    title: t`Only two of the four black corners are to be seen`,
    words: t`Move what lies on the others, and take the whole sheet into the picture.`,
  },
  'corner-hidden': {
    title: t`One of the four black corners is hidden`,
    words: t`Move what lies on it, and take the whole sheet into the picture.`,
  },
  covered: {
    title: t`Something lies on the boxes`,
    words: t`Move it, and take one more photo. A magnet holds as well where no boxes are; what is a sticker, tick on the screen.`,
  },
  lines: {
    title: t`Lines run through many boxes`,
    words: t`Each box is ticked by itself: one line for several days tells nothing of them. Tick those on the screen. If it is a fold, lay the sheet flat, and take one more photo.`,
  },
  broad: {
    title: t`Many boxes are dark all over`,
    words: t`If it is a shadow, take one more photo without it. What has a sticker or a highlighter on it, tick on the screen.`,
  },
  'shines-through': {
    title: t`The other side of the paper shines through`,
    words: t`Lay the sheet on something dark, and take one more photo.`,
  },
  partly: {
    title: t`Another sheet is only partly in the picture`,
    words: t`Take one more photo of it, with all four of its black corners.`,
  },
  'one-more-photo': {
    title: t`One more photo, a little flatter`,
    words: t`Lay the sheet on a table, and take it from above, without shadows.`,
  },
  unknown: {
    title: t`This sheet is not known`,
    words: t`It is not one of your family’s, or too long ago. Tick on the screen, and print a new one.`,
  },
  offline: {
    title: t`No connection`,
    words: t`What was printed is asked of your server once. Try again when you are connected.`,
  },
  'no-reader': {
    title: t`The reader could not be loaded`,
    words: t`Look at your connection, and try again.`,
  },
}

interface ProblemsProps extends Refusals {
  /** Nothing else is shown of the photograph: so it is, wherever the trouble is. */
  alone?: boolean
}

/** Why not, and where in the photograph that is to be seen. */
export function Problems({ refusals, preview, alone }: ProblemsProps) {
  const pins = useMemo(
    () =>
      refusals.flatMap(({ why, where }) => {
        // Of four corners those are known that were seen.
        const kind = why === 'two-corners' || why === 'partly' ? 'ticked' : 'trouble'
        return where.map((at): Pin => ({ at, kind }))
      }),
    [refusals],
  )
  return (
    <>
      {refusals.map(({ why }) => (
        <Notice key={why} tone="care" alert title={problems[why].title}>
          {problems[why].words}
        </Notice>
      ))}
      {preview && (alone || pins.length > 0) && (
        <Preview
          small
          picture={preview}
          pins={pins}
          label={pins.length > 0 ? t`Your photo, and where this was seen` : t`Your photo`}
        />
      )}
    </>
  )
}
