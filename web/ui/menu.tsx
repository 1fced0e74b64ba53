import {
  useLayoutEffect,
  useRef,
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ReactElement,
} from 'react'
import { direction } from '#core/language.ts'
import { closeOnBack } from '#web/lib/back-closes.ts'
import { classes } from '#web/lib/classes.ts'
import { nextIndex } from '#web/lib/roving.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

interface MenuProps {
  label: string
  /** The label stands above the list: where the button alone does not say what is chosen. */
  titled?: boolean
  /** See Popover. */
  trigger: ComponentProps<typeof Popover>['trigger']
  items: readonly MenuItem[]
}

/** A short list of things to do. The arrows walk, Enter does, Esc closes. */
export function Menu({ label, titled, trigger, items }: MenuProps) {
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
      {titled && (
        <p aria-hidden="true" className="text-small text-quiet px-3 pt-1.5 pb-1">
          {label}
        </p>
      )}
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

interface PopoverProps {
  /** A Button or an IconButton; it gets its `id` and `popoverTarget` here. */
  trigger: ReactElement<{ id?: string; popoverTarget?: string }>
  label: string
  className?: string
  role?: 'dialog' | 'menu'
  /** Called with the panel when it has opened. */
  onOpen?: (panel: HTMLElement) => void
  children: ReactNode
}

/** A small panel beside its button: the browser's own popover, closed by Esc, Back, or a press elsewhere. */
export function Popover({
  trigger,
  label,
  className,
  role = 'dialog',
  onOpen,
  children,
}: PopoverProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opened = useEffectEvent((element: HTMLElement) => onOpen?.(element))

  useEffect(() => {
    const element = panel.current
    if (!element) return
    let gone = (): void => undefined
    // At once: `toggle` comes a while after the panel can be seen, and Back may be quicker.
    const beforeToggle = (event: ToggleEvent) => {
      gone()
      if (event.newState === 'open') gone = closeOnBack(close)
    }
    const toggle = (event: ToggleEvent) => {
      if (event.newState !== 'open') return
      const button = document.getElementById(`${id}-trigger`)
      if (button) {
        const { left, top } = placePopover(
          button.getBoundingClientRect(),
          element.getBoundingClientRect(),
          {
            width: document.documentElement.clientWidth,
            height: window.innerHeight,
          },
        )
        element.style.left = `${left}px`
        element.style.top = `${top}px`
      }
      opened(element)
    }
    // It stays beside its button only as long as nothing moves.
    const close = () => element.hidePopover?.()
    const here = new AbortController()
    const { signal } = here
    element.addEventListener('beforetoggle', beforeToggle, { signal })
    element.addEventListener('toggle', toggle, { signal })
    window.addEventListener('resize', close, { signal })
    return () => {
      gone()
      here.abort()
    }
  }, [id])

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, id: `${id}-trigger` })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={classes(
          'popover bg-surface border-line shadow-soft rounded-card fixed inset-auto m-0 max-h-[80dvh] max-w-[calc(100vw-1rem)] overflow-y-auto border',
          className,
        )}
      >
        {children}
      </div>
    </>
  )
}

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

interface Position {
  left: number
  top: number
}

const gap = 6
const margin = 8

/**
 * Where a panel stands beside its trigger, in pixels of the viewport: below where it fits, else above;
 * its end in line with the trigger's end, pushed in from the screen's edges.
 */
export function placePopover(
  trigger: Box,
  panel: { width: number; height: number },
  viewport: { width: number; height: number },
): Position {
  const below = trigger.bottom + gap
  const above = trigger.top - gap - panel.height
  const fitsBelow = below + panel.height <= viewport.height - margin
  const top = fitsBelow || above < margin ? below : above
  const left = Math.min(
    Math.max(direction === 'rtl' ? trigger.left : trigger.right - panel.width, margin),
    Math.max(viewport.width - panel.width - margin, margin),
  )
  return { left, top: Math.max(Math.min(top, viewport.height - panel.height - margin), margin) }
}
