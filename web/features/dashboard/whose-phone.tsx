import { t } from '#core/say.ts'
import { Check } from '#web/ui/icons.ts'
import { speakersAmong } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PhoneFaces } from './phone-faces.tsx'
import { usePhone } from './use-phone.ts'

/** Whose phone this is: their tasks come first then; on the family's everybody's do. */
export function WhosePhone() {
  const { members, today } = useHome()
  const { owner, choose } = usePhone()
  const options = [
    { id: null, label: t`The family’s` },
    ...speakersAmong(members, today).map(({ id, name }) => ({
      id,
      label: t({ message: `${name}’s`, context: 'the phone' }),
    })),
  ]
  return (
    <Menu
      label={t`Whose phone is this?`}
      trigger={
        <button
          type="button"
          className="rounded-full hover:bg-sunken inline-flex min-h-11 shrink-0 items-center -me-2 gap-1 ps-1 pe-2"
        >
          <span className="sr-only">
            {owner
              ? t`Whose phone is this? ${owner.name}’s`
              : t`Whose phone is this? The family’s`}{' '}
          </span>
          <PhoneFaces />
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
