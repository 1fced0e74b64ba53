import { classes } from '#web/lib/classes.ts'
import { Section } from '#web/ui/section.tsx'

const swatches = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunken', 'bg-sunken text-quiet'],
  ['elephant', 'bg-elephant text-on-elephant'],
  ['elephant-soft', 'bg-elephant-soft text-elephant-ink'],
  ['marigold', 'bg-marigold text-on-marigold'],
  ['marigold-soft', 'bg-marigold-soft text-marigold-ink'],
  ['leaf', 'bg-leaf text-on-leaf'],
  ['leaf-soft', 'bg-leaf-soft text-leaf-ink'],
  ['coral', 'bg-coral text-on-coral'],
  ['coral-soft', 'bg-coral-soft text-coral-ink'],
] as const

const memberColors = ['elephant', 'coral', 'leaf', 'marigold', 'plum', 'sky', 'berry', 'moss']

const sizes = [
  ['hero', 'text-hero font-display font-bold'],
  ['display', 'text-display font-display font-bold'],
  ['heading', 'text-heading font-display font-bold'],
  ['title', 'text-title font-display font-bold'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['tiny', 'text-tiny'],
] as const

export function ColoursPart() {
  return (
    <>
      <Section title="Colours" id="colours">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {swatches.map(([name, look]) => (
            <p
              key={name}
              className={classes('rounded-field border-line border p-4 font-semibold', look)}
            >
              {name}
            </p>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {memberColors.map((color) => (
            <div
              key={color}
              data-member-color={color}
              className="rounded-field overflow-hidden font-semibold"
            >
              <p className="bg-member text-on-member p-3">{color}</p>
              <p className="bg-member-soft text-member-ink p-3">soft</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type" id="type">
        <div className="grid gap-3">
          {sizes.map(([name, look]) => (
            <p key={name} className={look}>
              {name}: who is in your family?
            </p>
          ))}
        </div>
      </Section>
    </>
  )
}
