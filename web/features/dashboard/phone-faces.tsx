import { speakersAmong } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Avatar, AvatarRow, EveryonePill } from '#web/ui/avatar/avatar.tsx'
import { ChevronDown } from '#web/ui/icons.ts'
import { usePhone } from './use-phone.ts'

/** So many are told apart side by side. */
const fewFaces = 3

/** Whose phone this is, as faces. */
export function PhoneFaces() {
  const { members, today } = useHome()
  const { owner } = usePhone()
  // As many as a task of everyone counts.
  const shown = owner ? [owner] : speakersAmong(members, today)
  return (
    <>
      {shown.length === 1 && shown[0] ? (
        <Avatar {...shown[0]} size="small" />
      ) : shown.length > fewFaces ? (
        <EveryonePill of={shown.length} className="bg-elephant-soft text-elephant-ink min-h-8" />
      ) : (
        <AvatarRow members={shown} />
      )}
      <ChevronDown className="text-quiet size-5" />
    </>
  )
}
