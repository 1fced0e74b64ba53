import { ChooseOne } from '#web/ui/choice-group.tsx'

interface ManyDaysProps {
  options: { value: string; label: string }[]
  value: string
  onChange: (date: string) => void
}

/** Every day that can be filled in, for whoever came to fill in earlier ones. */
export function ManyDays({ options, value, onChange }: ManyDaysProps) {
  return (
    <div className="w-full">
      <ChooseOne
        legend="Which day"
        hideLegend
        choices={options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
