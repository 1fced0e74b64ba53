import { t } from '#core/say.ts'
import { speakersAmong } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { ChevronDown } from '#web/ui/icons.ts'
import { usePhone } from './use-phone.ts'

/** So many are told apart side by side. */
const fewFaces = 3

/** Whose tasks Today shows: “For all 5”, or the faces of those few. */
export function PhoneFaces() {
  const { members, today } = useHome()
  const { owner } = usePhone()
  // As many as a task of everyone counts.
  const shown = owner ? [owner] : speakersAmong(members, today)
  const areFew = shown.length <= fewFaces
  return (
    <span
      className={classes(
        'bg-elephant-soft text-elephant-ink rounded-full text-small inline-flex min-h-10 items-center gap-1 pe-2 font-semibold',
        areFew ? 'ps-1' : 'ps-3',
      )}
    >
      {areFew ? <AvatarRow members={shown} /> : t`For all ${shown.length}`}
      <ChevronDown className="size-5" />
    </span>
  )
}
