import { useHome } from '#web/data/use-home.tsx'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { ChevronDown } from '#web/ui/icons.ts'
import { usePhone } from './use-phone.ts'

/** So many stand for all of the family. */
const fewFaces = 3

/** Whose phone this is, as faces. */
export function PhoneFaces() {
  const { members } = useHome()
  const { owner } = usePhone()
  const shown = owner ? [owner] : members.slice(0, fewFaces)
  return (
    <>
      {shown.length === 1 && shown[0] ? (
        <Avatar {...shown[0]} size="small" />
      ) : (
        <AvatarRow members={shown} size="tiny" />
      )}
      <ChevronDown className="text-quiet size-5" />
    </>
  )
}
