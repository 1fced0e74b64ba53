import { t } from '#core/say.ts'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { X } from '#web/ui/icons.ts'
import { classes } from '#web/lib/classes.ts'
import { Button, IconButton } from './button.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  /** Esc, the cross, and a press beside the dialog. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons at the foot; the first is the main one and stands at the end, or lowest. */
  actions?: ReactNode
  /** In their place the words of one button, where it is only looked at. */
  done?: string
  /** For what is looked through rather than answered. */
  wide?: boolean
  /** The focus begins at the title, so that no keyboard covers what there is to choose. */
  calm?: boolean
  children?: ReactNode
}

/**
 * The browser's own modal dialog, open as long as it is there: it keeps the focus inside and gives it
 * back. On a phone it comes up from the thumb's side.
 */
export function Dialog(props: DialogProps) {
  const { onClose, title, description, done, wide, calm, children } = props
  const { actions = done && <Button onClick={onClose}>{done}</Button> } = props
  const dialog = useModal()
  const id = useId()

  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype))
      onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        // File inputs inside send a cancel of their own.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // An effect that runs twice closes and opens again before this event arrives.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onClick={pressBeside}
      className={classes(
        'dialog bg-surface shadow-soft rounded-t-card sm:rounded-card w-full max-w-full backdrop:bg-veil',
        'mx-auto mt-auto mb-0 max-h-[92dvh] overflow-y-auto overscroll-contain sm:my-auto',
        // What the keys lead to does not stay behind the foot.
        Boolean(actions) && 'scroll-pb-24',
        wide ? 'sm:max-w-wide' : 'sm:max-w-form',
      )}
    >
      <div
        className={classes(
          'grid grid-cols-1 gap-4 p-5 sm:p-7',
          actions ? 'pb-0!' : 'pb-[max(1.25rem,env(safe-area-inset-bottom))]',
        )}
      >
        <header className="pe-10">
          <h2
            id={`${id}-title`}
            // The browser looks for it as the dialog opens; React would not write it.
            ref={(heading) => void heading?.toggleAttribute('autofocus', calm === true)}
            tabIndex={calm ? -1 : undefined}
            className="text-title outline-none"
          >
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="text-quiet mt-1">
              {description}
            </p>
          )}
        </header>
        {children}
        {actions && (
          // Under the thumb however long it is, where that leaves the greater part of the screen to it.
          <footer
            className={classes(
              'bg-surface border-line z-10 -mx-5 mt-2 flex flex-row-reverse flex-wrap-reverse gap-2 border-t px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] *:grow sm:-mx-7 sm:px-7 bottom-0 [@media(min-height:22rem)]:sticky',
              wide && 'sm:*:grow-0',
            )}
          >
            {actions}
          </footer>
        )}
      </div>
      <IconButton
        label={t`Close`}
        icon={<X />}
        onClick={onClose}
        className="absolute inset-e-3 top-3"
      />
    </dialog>
  )
}
