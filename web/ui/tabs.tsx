import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import { nextIndex } from '#web/lib/roving.ts'
import { pressedEarly, useEarlyInput } from '#web/lib/use-early-input.ts'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** Tabs with one stop for the Tab key; the arrows walk, and the panel follows at once. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex((tab) => tab.id === value)
  useEarlyInput(row, `[${pressedEarly}]`, (tab) => {
    tab.removeAttribute(pressedEarly)
    const index = [...row.current!.children].indexOf(tab)
    if (index !== current) onChange(tabs[index]!.id)
  })

  const walk = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next!]?.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={walk}
        className="flex gap-1 overflow-x-auto p-1 pb-0 shadow-[inset_0_-2px_0_var(--color-line)]"
      >
        {tabs.map((tab) => {
          const chosen = tab.id === value
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={chosen}
              aria-controls={chosen ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              onClick={({ currentTarget }) => {
                currentTarget.removeAttribute(pressedEarly)
                onChange(tab.id)
              }}
              className={classes(
                'data-pressed-early:border-elephant',
                'rounded-t-small min-h-12 border-b-3 px-2 font-semibold sm:px-4 transition-[color,border-color]',
                chosen
                  ? 'border-elephant text-ink'
                  : 'text-quiet hover:text-ink hover:border-line border-transparent',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // A panel without a control of its own must be reachable too.
        tabIndex={0}
        className="rounded-small"
      >
        {tabs[current]?.panel}
      </div>
    </div>
  )
}
