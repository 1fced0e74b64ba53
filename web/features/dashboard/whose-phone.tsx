import { Check, ChevronDown } from '#web/ui/icons.ts'
import { useSyncExternalStore } from 'react'
import { speakersAmong } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { createListeners } from '#web/lib/listeners.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** Whose phone this is: their tasks come first then; on the family's everybody's do. */
export function WhosePhone() {
  const { members } = useHome()
  const { owner, choose } = usePhone()
  const shown = owner ? [owner] : members.slice(0, 3)
  const options = [
    { id: null, label: 'The family’s' },
    ...speakersAmong(members, useToday()).map(({ id, name }) => ({ id, label: `${name}’s` })),
  ]
  return (
    <Menu
      label="Whose phone is this?"
      trigger={
        <button
          type="button"
          aria-label={`Whose phone is this? ${owner ? `${owner.name}’s` : 'The family’s'}`}
          className="rounded-full hover:bg-sunken inline-flex min-h-11 shrink-0 items-center gap-1 ps-1 pe-2"
        >
          {shown.length === 1 && shown[0] ? (
            <Avatar {...shown[0]} size="small" />
          ) : (
            <AvatarRow members={shown} size="tiny" />
          )}
          <ChevronDown className="text-quiet size-5" />
        </button>
      }
      items={options.map(({ id, label }) => ({
        label,
        icon:
          (owner?.id ?? null) === id ? <Check /> : <span className="size-5" aria-hidden="true" />,
        onSelect: () => choose(id),
      }))}
    />
  )
}

const key = 'phone-of'
const { subscribe, announce } = createListeners()

/** Whose phone this is: a member, or null for the family's. Kept on the device alone. */
export function usePhone() {
  const { members } = useHome()
  const id = useSyncExternalStore(
    subscribe,
    () => deviceStorage().getItem(key),
    () => null,
  )
  const choose = (memberId: string | null) => {
    if (memberId === null) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, memberId)
    announce()
  }
  return { owner: members.find((member) => member.id === id) ?? null, choose }
}
