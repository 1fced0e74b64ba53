import { t } from '#core/say.ts'
import { Check } from '#web/ui/icons.ts'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { animals, memberColors, type Animal, type MemberColor } from '#core/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Option } from '#web/ui/option.tsx'
import { animalNames, colorNames } from './member-words.ts'

export type Look = { animal: Animal; color: MemberColor }

interface LookPickerProps extends Look {
  onChange: (look: Look) => void
}

/** A member's animal and colour. The animals wear the colour, so that both are seen together. */
export function LookPicker({ animal, color, onChange }: LookPickerProps) {
  const id = useId()
  return (
    <div className="grid gap-4">
      <Row legend={t`Animal`}>
        {animals.map((one) => (
          <Look
            key={one}
            name={`${id}-animal`}
            label={animalNames[one]}
            checked={one === animal}
            onChange={() => onChange({ animal: one, color })}
          >
            <Avatar name={animalNames[one]} animal={one} color={color} />
          </Look>
        ))}
      </Row>
      <Row legend={t`Colour`}>
        {memberColors.map((one) => (
          <Look
            key={one}
            name={`${id}-color`}
            label={colorNames[one]}
            checked={one === color}
            onChange={() => onChange({ animal, color: one })}
          >
            <span
              data-member-color={one}
              className="bg-member text-on-member rounded-full grid size-11 place-items-center"
            />
          </Look>
        ))}
      </Row>
    </div>
  )
}

function Row({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="-mx-1 mt-1 flex flex-wrap gap-1">{children}</div>
    </fieldset>
  )
}

interface LookProps extends Omit<ComponentProps<typeof Option>, 'className'> {
  label: string
}

/** One look to choose; the chosen one wears a ring and a check mark. */
function Look({ children, ...option }: LookProps) {
  return (
    <Option
      {...option}
      className="rounded-full has-checked:border-elephant hover:bg-sunken relative grid size-13 place-items-center border-3 border-transparent transition-[background-color,border-color]"
    >
      {children}
      {option.checked && (
        <span className="bg-elephant text-on-elephant border-surface rounded-full absolute -inset-e-1 -bottom-1 grid size-5.5 place-items-center border-2">
          <Check className="size-3.5" strokeWidth={4} />
        </span>
      )}
    </Option>
  )
}
