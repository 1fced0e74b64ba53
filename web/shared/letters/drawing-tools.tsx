import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Check } from '#web/ui/icons.ts'
import { Option } from '#web/ui/option.tsx'
import { useId } from 'react'
import { drawingColors, type DrawingColor } from '#core/letters/drawing.ts'
import { classes } from '#web/lib/classes.ts'

/**
 * The sheet is white in the dark, too: like paper, and as it is printed. The tokens of the page follow the
 * theme; a member's colours, and those of the system, follow the sheet.
 */
const inks: Record<DrawingColor, string> = {
  ink: t`Black`,
  coral: t`Red`,
  marigold: t`Yellow`,
  leaf: t`Green`,
  elephant: t`Blue`,
  plum: t`Purple`,
}

const widths = [
  { value: 1, label: t`Thin`, dot: 'size-2' },
  { value: 2, label: t`Middle`, dot: 'size-4' },
  { value: 3, label: t`Thick`, dot: 'size-7' },
] as const

interface ToolProps<Value> {
  value: Value
  onChange: (value: Value) => void
}

/** Six colours, as they look on the sheet. */
export function Colors({ value, onChange }: ToolProps<DrawingColor>) {
  const name = useId()
  return (
    <fieldset className="flex scheme-light">
      <legend className="sr-only">
        <Trans>Colour</Trans>
      </legend>
      {drawingColors.map((color) => (
        <Option
          key={color}
          name={name}
          label={inks[color]}
          checked={value === color}
          onChange={() => onChange(color)}
          className="relative grid size-11 place-items-center rounded-full"
        >
          <span
            data-member-color={color}
            className={classes(
              'border-edge grid place-items-center rounded-full border forced-color-adjust-none',
              color === 'ink' ? 'bg-[CanvasText]' : 'bg-member',
              value === color ? 'size-10' : 'size-7',
            )}
          >
            {value === color && <Check strokeWidth={3.5} className="size-5 text-[Canvas]" />}
          </span>
        </Option>
      ))}
    </fieldset>
  )
}

/** Three widths. */
export function Widths({ value, onChange }: ToolProps<1 | 2 | 3>) {
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">
        <Trans>How thick</Trans>
      </legend>
      {widths.map(({ value: width, label, dot }) => (
        <Option
          key={width}
          name={name}
          label={label}
          checked={value === width}
          onChange={() => onChange(width)}
          className="has-checked:border-ink relative grid size-11 place-items-center rounded-full border-2 border-transparent"
        >
          <span
            className={classes(
              'bg-ink rounded-full forced-color-adjust-none',
              dot,
              value === width ? 'forced-colors:bg-[Canvas]' : 'forced-colors:bg-[CanvasText]',
            )}
          />
        </Option>
      ))}
    </fieldset>
  )
}
