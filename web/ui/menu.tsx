import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classes } from '#web/lib/classes.ts'
import { nextIndex } from '#web/lib/roving.ts'
import { Popover } from './popover.tsx'

export interface MenuItem {
  label: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

interface MenuProps {
  label: string
  /** See Popover. */
  trigger: ComponentProps<typeof Popover>['trigger']
  items: readonly MenuItem[]
}

/** A short list of things to do. The arrows walk, Enter does, Esc closes. */
export function Menu({ label, trigger, items }: MenuProps) {
  const list = useFocusThatGoesOn()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = enabledItems(event.currentTarget)
    const index = buttons.findIndex((button) => button === document.activeElement)
    const next = nextIndex(event.key, index, buttons.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <Popover
      label={label}
      role="menu"
      trigger={trigger}
      onOpen={(panel) => enabledItems(panel)[0]?.focus()}
      className="min-w-52 p-1.5"
    >
      <div ref={list} role="presentation" onKeyDown={walk} className="grid">
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={item.disabled}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
              item.onSelect()
            }}
            className={classes(
              'rounded-field flex min-h-11 items-center gap-3 px-3 text-start font-medium disabled:opacity-50',
              'hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-0 [&_svg]:size-5 [&_svg]:shrink-0',
              item.tone === 'danger' && 'text-coral-ink',
            )}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </Popover>
  )
}

function enabledItems(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
}

/** A line that goes while its menu's button has the focus gives it to its neighbour's button. */
function useFocusThatGoesOn() {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const button = list.current?.closest('[popover]')?.previousElementSibling
    return () => {
      if (!button || document.activeElement !== button) return
      const line = button.closest('li')
      const next = [line?.nextElementSibling, line?.previousElementSibling]
        .map((other) => other?.querySelector<HTMLElement>('[popovertarget]'))
        .find((other) => other)
      const screen = button.closest<HTMLElement>('[tabindex]:not(button)')
      const goOn = next ?? screen
      goOn?.focus({ preventScroll: true })
    }
  }, [])
  return list
}
