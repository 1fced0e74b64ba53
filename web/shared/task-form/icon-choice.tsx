import { useId, type ReactNode } from 'react'
import { Ban } from 'lucide-react'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { isTaskIconName, taskIconNames, taskIcons } from '#web/ui/task-icons/task-icons.ts'

interface IconChoiceProps {
  value: string | null
  onChange: (icon: string | null) => void
}

/** The picture for those who do not read yet. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  const name = useId()
  return (
    <Disclosure
      summary={
        <span className="flex items-center gap-2">
          Picture
          <span className="text-quiet flex items-center gap-1.5 font-normal">
            {value && <TaskIcon name={value} />}
            {isTaskIconName(value) ? taskIcons[value].label : 'none'}
          </span>
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">Picture</legend>
        <div className="-ms-7 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
          <IconRadio
            name={name}
            label="No picture"
            checked={!value}
            onChange={() => onChange(null)}
          >
            <Ban aria-hidden="true" className="text-quiet size-6" />
          </IconRadio>
          {taskIconNames.map((icon) => (
            <IconRadio
              key={icon}
              name={name}
              label={taskIcons[icon].label}
              checked={icon === value}
              onChange={() => onChange(icon)}
            >
              <TaskIcon name={icon} />
            </IconRadio>
          ))}
        </div>
      </fieldset>
    </Disclosure>
  )
}

interface IconRadioProps {
  name: string
  label: string
  checked: boolean
  onChange: () => void
  children: ReactNode
}

function IconRadio({ name, label, checked, onChange, children }: IconRadioProps) {
  return (
    <label
      title={label}
      className="rounded-field has-checked:border-elephant has-checked:bg-elephant-soft hover:bg-sunken has-focus-visible:outline-focus grid min-h-11 place-items-center border-2 border-transparent has-focus-visible:outline-3"
    >
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="sr-only"
      />
      {children}
    </label>
  )
}
