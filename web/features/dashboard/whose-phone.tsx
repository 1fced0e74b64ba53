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
  const question = t`Whose tasks are shown here?`
  const options = [{ id: null, name: t`All of you` }, ...speakersAmong(members, today)]
  return (
    <Menu
      label={question}
      titled
      trigger={
        <button type="button" className="rounded-full shrink-0 py-0.5">
          <span className="sr-only">{question} </span>
          <PhoneFaces />
        </button>
      }
      items={options.map(({ id, name }) => ({
        label: name,
        icon:
          id === (owner?.id ?? null) ? <Check /> : <span className="size-5" aria-hidden="true" />,
        onSelect: () => choose(id),
      }))}
    />
  )
}
