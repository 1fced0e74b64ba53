import { t } from '#core/say.ts'
import { Check } from '#web/ui/icons.ts'
import { speakersAmong } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { Menu } from '#web/ui/menu.tsx'
import { PhoneFaces } from './phone-faces.tsx'
import { usePhone } from './use-phone.ts'

/** Whose phone this is: their tasks come first then; on the family's everybody's do. */
export function WhosePhone() {
  const { members, today } = useHome()
  const { owner, choose } = usePhone()
  // A laptop on the table is nobody’s phone.
  const isWide = useIsWide()
  const question = isWide ? t`Who is looking?` : t`Whose phone is this?`
  const options = [
    { id: null, label: isWide ? t`All of you` : t`The family’s` },
    ...speakersAmong(members, today).map(({ id, name }) => ({
      id,
      label: isWide ? name : t({ message: `${name}’s`, context: 'the phone' }),
    })),
  ]
  const isChosen = (id: string | null) => id === (owner?.id ?? null)
  return (
    <Menu
      label={question}
      trigger={
        <button
          type="button"
          className="rounded-full hover:bg-sunken inline-flex min-h-11 shrink-0 items-center -me-2 gap-1 ps-1 pe-2"
        >
          <span className="sr-only">
            {question} {options.find(({ id }) => isChosen(id))?.label}{' '}
          </span>
          <PhoneFaces />
        </button>
      }
      items={options.map(({ id, label }) => ({
        label,
        icon: isChosen(id) ? <Check /> : <span className="size-5" aria-hidden="true" />,
        onSelect: () => choose(id),
      }))}
    />
  )
}
