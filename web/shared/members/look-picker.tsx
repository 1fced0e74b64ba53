import { Check } from '#web/ui/icons.ts'
import { useId, type ReactNode } from 'react'
import { animals, memberColors, type Animal, type MemberColor } from '#core/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
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
      <Row legend="Animal">
        {animals.map((one) => (
          <Look
            key={one}
            group={`${id}-animal`}
            name={animalNames[one]}
            chosen={one === animal}
            onChoose={() => onChange({ animal: one, color })}
          >
            <Avatar name={animalNames[one]} animal={one} color={color} />
          </Look>
        ))}
      </Row>
      <Row legend="Colour">
        {memberColors.map((one) => (
          <Look
            key={one}
            group={`${id}-color`}
            name={colorNames[one]}
            chosen={one === color}
            onChoose={() => onChange({ animal, color: one })}
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

interface LookProps {
  group: string
  name: string
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One look to choose; the chosen one wears a ring and a check mark. */
function Look({ group, name, chosen, onChoose, children }: LookProps) {
  return (
    <label
      title={name}
      className="rounded-full has-checked:border-elephant has-focus-visible:outline-focus hover:bg-sunken relative grid size-13 place-items-center border-3 border-transparent transition-[background-color,border-color] has-focus-visible:outline-3"
    >
      <input type="radio" name={group} checked={chosen} onChange={onChoose} className="sr-only" />
      <span className="sr-only">{name}</span>
      {children}
      {chosen && (
        <span className="bg-elephant text-on-elephant border-surface rounded-full absolute -inset-e-1 -bottom-1 grid size-5.5 place-items-center border-2">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={4} />
        </span>
      )}
    </label>
  )
}
